import { describe, expect, it } from 'vitest';
import { sampleSchool } from '../../../src/domain/school.ts';
import { renderPage } from '../../../src/site/entry-server.tsx';
import { pageTitle } from '../../../src/site/head.ts';
import { routes } from '../../../src/site/routes.ts';
import { responsesFor } from '../../e2e/hostile/content-sets.ts';

const urdu = 'پائتھن (C++)';
const texts = responsesFor({
  rows: 2,
  name: (n) => `${urdu} ${n}`,
  text: (n) => `${urdu} ${n}`,
  media: () => '/media/picture.svg',
  link: () => 'https://elsewhere.example/',
  id: (n) => `row-${n}`,
});
const post = {
  id: 'row-0',
  title: `${urdu} 1`,
  day: '2026-03-01',
  image: '',
  text: `## ${urdu} 1\n\n${urdu} 2\n\n- ${urdu} 3`,
};
const school = {
  ...sampleSchool,
  language: 'ur',
  name: `${urdu} 1`,
  provider: `${urdu} 2`,
  city: `${urdu} 3`,
  address: `${urdu} 4`,
  figures: [{ figure: `${urdu} 5`, label: `${urdu} 6` }],
  social: [{ name: `${urdu} 7`, href: 'https://elsewhere.example/' }],
  hasBlogs: true,
  footerText: `${urdu} 8`,
};

/** Matches exactly one text of the content, which may have a count (an option of a select). */
const oneText = /^\s*پائتھن \(C\+\+\) \d+( \(\d\))?\s*$/;

async function rendered(path: string): Promise<Document> {
  const page = await renderPage({
    path,
    search: path.startsWith('/video') ? '?course=row-0' : '',
    cookies: 'token=x; userData=%7B%22firstName%22%3A%22Sana%22%7D',
    host: '/api',
    timeoutMs: 5_000,
    school,
    fetch: async (url) => {
      const asked = String(url)
        .replace(/^\/api\//, '')
        .replace('?brief', '');
      if (asked === 'blog') return Response.json([post]);
      if (asked.startsWith('blog/')) return Response.json(post);
      const { status, text } = texts(asked);
      return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
    },
  });
  const html = `<!doctype html><title>${pageTitle(page.head, school)}</title><body lang="en" dir="ltr">${page.html}`;
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The language of a text that the product itself shows: Urdu or English. */
const languageOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'ur' : 'en');

/** The texts and attributes of a page without the necessary bidi isolation, direction or language. */
function mistakes(document: Document): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Skip code, which is always left to right.
    if (node.parentElement?.matches('code')) continue;
    const text = node.nodeValue ?? '';
    const language = node.parentElement?.closest('[lang]')?.getAttribute('lang');
    const isolated = node.parentElement?.closest('[dir=auto], bdi');
    const place = `<${node.parentElement?.localName}> ${text.trim()}`;
    if (text.includes(urdu)) {
      if (!oneText.test(isolated?.textContent ?? '')) found.push(`${place}: not isolated`);
      if (language !== 'ur' && !node.parentElement?.closest('[aria-label="Social networks"]'))
        found.push(`${place}: in ${language}`);
    } else if (/\p{L}{3}/u.test(text) && language !== languageOf(text) && !isolated?.matches('bdi'))
      found.push(`${place}: in ${language}`);
  }
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isUrdu = value.includes(urdu) && !/^(href|action|value)$/.test(name);
      if (isUrdu && !oneText.test(value) && !value.includes('\u2068'))
        found.push(`<${element.localName} ${name}>: not isolated`);
    }
  }
  const typed = 'textarea, input:not([type]), input:is([type=text], [type=email], [type=search], [type=url])';
  for (const field of document.querySelectorAll(typed)) {
    const isHidden = field.closest('[aria-hidden=true]');
    if (!isHidden && field.getAttribute('dir') !== 'auto')
      found.push(`<${field.localName} name=${field.getAttribute('name')}>: no dir=auto`);
  }
  if (document.title.includes(urdu) && !document.title.includes('\u2068')) found.push('<title>: not isolated');
  return found;
}

describe('A text of the school’s content', () => {
  for (const { path } of routes) {
    it(`is isolated with its own direction and language: ${path}`, async () => {
      const document = await rendered(path.replace(':id', 'row-0'));
      expect(document.querySelector('h1')).not.toBeNull();
      expect([...new Set(mistakes(document))]).toEqual([]);
    });
  }
});
