/*
 * What WordPress 6 does to a post before visitors get it, as far as our snippets meet it: paragraphs are added (wpautop, in the
 * classic editor and in every theme that filters `the_content`), and people without `unfiltered_html` lose tags (kses, when they
 * save). A model of the documented behaviour, in our own code.
 */

const blocks =
  'address|article|aside|blockquote|caption|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|legend|li|map|menu|nav|ol|p|pre|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul';
const opening = new RegExp(`<(?:${blocks})(?=[\\s/>])`, 'g');
const closing = new RegExp(`</(?:${blocks})>`, 'g');
const blockTag = `</?(?:${blocks})(?:\\s[^>]*)?>`;

/** Chunks between blank lines become paragraphs, line ends become `<br />`; block-level tags stand alone. */
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

/** Line ends in scripts and inside of tags stay. */
const withBreaks = (paragraph: string) =>
  paragraph
    .split(/(<script[\s\S]*?<\/script>|<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(/\s*\n/g, '<br />\n')))
    .join('');

/** Tags that kses leaves in a post, with their own attributes. */
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

/** What is left when an author, who may not post unfiltered HTML, saves: tags go, and what stands between them stays. */
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

/** What the "Embed" block makes of an address whose provider it does not know: discovery, then a sandboxed frame. */
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
