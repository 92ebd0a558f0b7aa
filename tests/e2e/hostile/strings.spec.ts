import type { Page } from '@playwright/test';
import { notXml } from '../../../src/domain/text.ts';
import { everyNth, full } from '../../full.ts';
import { course, lesson, logIn, open } from '../helpers.ts';
import { type ContentSet, pick, responsesFor } from './content-sets.ts';
import { payloads } from './payloads.ts';
import { elementOutline, expect, expectNothingRan, test } from './security-watch.ts';
import { strings } from './strings.ts';

const all = [...new Set([...strings, ...payloads])];
/** Three responses together have all strings, because a client reads at most 200 rows of a list. */
const rows = Math.ceil(all.length / 3);

/** Normalises a text like an HTML parser: line endings, NUL and lone surrogates (src/domain/text.ts). */
const shown = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\0|\p{Surrogate}/gu, '\uFFFD');
/** Joins the lines of a text: a description renders a paragraph for each line. */
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029\u0085]+/g, ' ');

/** Start index of each batch of rows. */
const batchStarts = (each: number) => Array.from({ length: Math.ceil(all.length / each) }, (_, turn) => turn * each);

const plain: ContentSet = {
  rows,
  inner: 2,
  name: (n) => `Plain ${n}`,
  text: (n) => `Plain words ${n}`,
  media: () => '',
  link: () => 'https://elsewhere.invalid/plain',
  id: (n) => `row-${n}`,
};
const naughtyContent = (from: number, count = rows): ContentSet => ({
  ...plain,
  rows: count,
  name: (n) => pick(all, from + n),
  text: (n) => oneLine(pick(all, from + n)),
});

/** The texts of leaf elements, and the classes, styles and ids that API content must not change. */
const renderedText = (page: Page) =>
  page.evaluate(() => {
    const roots: ParentNode[] = [document.querySelector('#root, body') ?? document];
    for (const host of document.querySelectorAll('*')) if (host.shadowRoot) roots.push(host.shadowRoot);
    const elements = roots
      .flatMap((root) => [...root.querySelectorAll('*')])
      .filter((one) => one.localName !== 'script');
    return {
      texts: elements.filter(({ children }) => children.length === 0).map(({ textContent }) => textContent),
      classes: [...new Set(elements.flatMap(({ classList }) => [...classList]))],
      styles: elements.flatMap((one) => one.getAttribute('style') ?? []),
      ids: elements.flatMap(({ id }) => id || []),
    };
  });

/** The texts of a batch that the page does not show. */
const missing = (texts: readonly string[], from: number, count: number) => {
  const there = new Set(texts.flatMap((text) => [text, text.trim()]));
  return Array.from({ length: count }, (_, n) => shown(pick(all, from + n))).filter(
    (text) => !there.has(text) && !there.has(text.trim()) && !there.has(shown(oneLine(text))),
  );
};

/** `npm test` opens the page with most kinds of lists, the page with most fields, and one widget. */
const isSampled = ({ path }: { path: string }) => full || /^\/(course-details.*|.*faq.*)?$/.test(path);

const pages: readonly { path: string; each: number }[] = [
  { path: '/', each: rows },
  { path: '/explore-allcourses', each: 24 },
  { path: `/course-details/${course}`, each: rows },
  { path: '/aboutus', each: rows },
  { path: '/steam-ambassadors', each: rows },
  { path: '/steam-products', each: rows },
  { path: `/video/${lesson}`, each: rows },
  { path: '/embed/v1/frame/faq?limit=200', each: rows },
  { path: '/embed/v1/frame/product-list', each: rows },
  // The catalogue renders the first 24 rows until a visitor scrolls.
  { path: '/embed/v1/frame/course-finder', each: 24 },
];

test.describe(`${strings.length} naughty strings and ${payloads.length} injections`, () => {
  for (const [what, some] of [
    ['page', pages.filter(isSampled).filter(({ path }) => !path.startsWith('/embed'))],
    ['framed widget', pages.filter(isSampled).filter(({ path }) => path.startsWith('/embed'))],
  ] as const) {
    test(`appear as literal text in every field of every list on every ${what}, and change no other element`, async ({
      page,
      context,
      site,
      api,
    }) => {
      test.setTimeout(240_000);
      await logIn(context, site.url);
      for (const { path, each } of some) {
        await test.step(path, async () => {
          const framed = what === 'framed widget';
          const opened = async (contentSet: ContentSet) => {
            api.setContent(responsesFor(contentSet));
            if (!framed) return open(page, path);
            await page.goto(path);
            const widget = page.locator('[data-theme]').first();
            await expect(widget).toBeAttached();
            await expect.poll(async () => (await renderedText(page)).texts.length).toBeGreaterThan(each);
            // Widgets remove their reserved height after the rows have rendered.
            await expect(page.locator('[style*="min-height"]')).toHaveCount(0);
          };
          await opened(plain);
          const harmless = framed ? [] : await elementOutline(page);
          const own = await renderedText(page);
          const place = pages.findIndex((other) => other.path === path);
          for (const from of everyNth(batchStarts(each), Math.ceil(rows / each) * 3, place)) {
            await opened(naughtyContent(from));
            // Poll, because a widget renders a long list in batches.
            await expect
              .poll(async () => missing((await renderedText(page)).texts, from, each), {
                message: `from ${from}`,
                timeout: 60_000,
              })
              .toEqual([]);
            const { classes, styles, ids } = await renderedText(page);
            if (!framed) expect(await elementOutline(page), `from ${from}`).toEqual(harmless);
            expect(classes.filter((name) => !own.classes.includes(name) && !/^go\d+$/.test(name))).toEqual([]);
            expect(styles).toEqual(own.styles);
            expect(ids).toEqual(own.ids);
            await expectNothingRan(page);
          }
        });
      }
    });
  }

  test('appear as literal text in the server’s HTML: in a course’s fields, head and JSON-LD, and as the visitor’s name in the header', async ({
    page,
    api,
    site,
  }) => {
    test.setTimeout(240_000);
    const served = async (user: string) => {
      const cookie = `token=x; userData=${encodeURIComponent(JSON.stringify({ firstName: user, lastName: '', _id: 'u', email: '' }))}`;
      const response = await fetch(`${site.url}/course-details/${course}`, { headers: { cookie } });
      expect(response.status).toBe(200);
      return response.text();
    };
    api.setContent(responsesFor({ ...plain, rows: 5 }));
    const { scripts } = await parse(page, await served('Plain'));
    for (const from of everyNth(batchStarts(1), 5)) {
      api.setContent(responsesFor(naughtyContent(from, 5)));
      const name = shown(pick(all, from));
      // The visitor's name is the next string, unless the cookie is too long for browsers.
      const next = pick(all, from + 1).toWellFormed();
      const user = encodeURIComponent(next).length > 3_000 ? 'Plain' : next;
      const html = await served(user);
      const read = await parse(page, html);
      expect(read.title, `${from}`).toContain(
        name
          // The server replaces characters that XML forbids, and `document.title` collapses white space.
          .replace(notXml, '\uFFFD')
          .replace(/[\t\n\r ]+/g, ' ')
          .trim()
          .slice(0, 150),
      );
      expect(read.h1).toBe(name);
      expect(read.name).toBe(shown(user));
      expect(read.data[0]?.name).toBe(name);
      expect(read.data[0]?.provider).toBeDefined();
      expect(read.scripts).toBe(scripts);
      expect(read.state.snapshot.loaded[`course/single/${course}`]?.name).toBe(name);
      expect(html).not.toMatch(/<script[^>]*>[^<]*<(?!\/script>)/);
    }
  });
});

interface Parsed {
  title: string;
  h1: string;
  name: string;
  data: Record<string, unknown>[];
  state: { snapshot: { loaded: Record<string, { name: string }> } };
  scripts: number;
}

/** Parses HTML in the browser without running scripts. Uses about:blank, which has no Content-Security-Policy. */
async function parse(page: Page, html: string): Promise<Parsed> {
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  return page.evaluate((html): Parsed => {
    const doc = new DOMParser().parseFromString(html, 'text/html');
    const json = [...doc.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent),
    );
    return {
      title: doc.title,
      h1: doc.querySelector('main h1')?.textContent ?? '',
      name: doc.querySelector('header bdi')?.textContent ?? '',
      data: json,
      state: JSON.parse(doc.getElementById('page-data')?.textContent ?? '{}'),
      scripts: doc.scripts.length,
    };
  }, html);
}
