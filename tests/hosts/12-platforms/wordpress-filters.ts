/*
 * Models how WordPress 6 changes a post with snippets, according to its documentation. wpautop adds paragraphs, in the classic
 * editor and in themes that filter `the_content`. kses removes tags when a user without `unfiltered_html` saves.
 */

const blocks =
  'address|article|aside|blockquote|caption|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|legend|li|map|menu|nav|ol|p|pre|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul';
const opening = new RegExp(`<(?:${blocks})(?=[\\s/>])`, 'g');
const closing = new RegExp(`</(?:${blocks})>`, 'g');
const blockTag = `</?(?:${blocks})(?:\\s[^>]*)?>`;

/** Models wpautop: blank lines separate paragraphs, other line ends become `<br />`. Block-level tags stay outside paragraphs. */
export function addParagraphs(post: string): string {
  const apart = post.replace(opening, '\n\n$&').replace(closing, '$&\n\n');
  return apart
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map((chunk) => withBreaks(`<p>${chunk}</p>`))
    .map((paragraph) =>
      paragraph.replace(new RegExp(`<p>\\s*(${blockTag})`), '$1').replace(new RegExp(`(${blockTag})\\s*</p>$`), '$1'),
    )
    .join('\n');
}

/** Replaces line ends by `<br />`, except in scripts and inside tags. */
const withBreaks = (paragraph: string) =>
  paragraph
    .split(/(<script[\s\S]*?<\/script>|<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(/\s*\n/g, '<br />\n')))
    .join('');

/** Tags that kses keeps, with the attributes that it allows on them. */
const kept: Record<string, readonly string[]> = {
  a: ['href', 'rel', 'rev', 'name', 'target', 'download'],
  div: ['align'],
  p: ['align'],
  span: ['align'],
  section: ['align'],
  h2: ['align'],
  h3: ['align'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  em: [],
  strong: [],
  code: [],
  pre: [],
  br: [],
  ul: [],
  ol: [],
  li: [],
};
const everywhere = /^(class|id|style|title|role|dir|lang|hidden|aria-[\w-]+|data-[\w-]+)$/;

/** Models kses: removes tags that users without `unfiltered_html` may not post, and keeps the text between them. */
export const withoutUnfilteredHtml = (post: string): string =>
  post.replace(/<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi, (_, slash: string, tag: string, rest: string) => {
    const own = kept[tag.toLowerCase()];
    if (!own) return '';
    if (slash) return `</${tag}>`;
    const attributes = [...rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
      .filter(([, name = '']) => own.includes(name) || everywhere.test(name))
      .map(([, name, value]) => ` ${name}="${value ?? ''}"`);
    return `<${tag}${attributes.join('')}>`;
  });

/** Models the "Embed" block for an unknown provider: discovers oEmbed, and returns a sandboxed frame. */
export async function embedAddress(address: string): Promise<string> {
  const page = await (await fetch(address)).text();
  const endpoint = /<link[^>]*type="application\/json\+oembed"[^>]*>/.exec(page)?.[0];
  const href = /href="([^"]*)"/.exec(endpoint ?? '')?.[1]?.replaceAll('&amp;', '&');
  if (!href) return `<a href="${address}">${address}</a>`;
  const answer: { html?: string } = await (await fetch(`${href}&maxwidth=640&maxheight=1000`)).json();
  const attributes = [...(answer.html ?? '').matchAll(/(src|width|height|title)="([^"]*)"/g)].map(
    ([, name, value]) => `${name}="${value}${name === 'src' ? '#?secret=Ab3dEf6hIj' : ''}"`,
  );
  return `<iframe sandbox="allow-scripts" security="restricted" class="wp-embedded-content" data-secret="Ab3dEf6hIj" ${attributes.join(' ')}></iframe>`;
}

/**
 * Runs in the page: models `wp-includes/js/wp-embed.js`, the script of a WordPress page with such a frame. Its source is
 * `src/js/_enqueues/wp/embed.js` of wordpress-develop (at 1ad99986b980).
 *
 * - It accepts a message only from the frame with the same secret, which consists of letters and digits.
 * - It limits a height to 200 to 1000 px.
 * - It follows a link only to http(s) on the frame's host, while the frame has the focus.
 * - It sends `ready` after the page has loaded, so that frames send their height again.
 */
export function hostEmbeds(): void {
  const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-secret]')];
  addEventListener('message', ({ data, source }) => {
    const secret = String(data?.secret);
    if (!/^[a-zA-Z0-9]+$/.test(secret)) return;
    const frame = frames().find((one) => one.dataset.secret === secret && one.contentWindow === source);
    if (!frame) return;
    frame.removeAttribute('style');
    if (data.message === 'height') {
      const wanted = Number.parseInt(data.value, 10) || 0;
      frame.height = String(Math.min(1_000, Math.max(200, wanted)));
    }
    if (data.message !== 'link' || document.activeElement !== frame) return;
    const { protocol, host, href } = new URL(data.value);
    if (/^https?:$/.test(protocol) && host === new URL(frame.src).host) location.href = href;
  });
  addEventListener('DOMContentLoaded', () => {
    for (const { contentWindow, dataset } of frames())
      contentWindow?.postMessage({ message: 'ready', secret: dataset.secret }, '*');
  });
}
