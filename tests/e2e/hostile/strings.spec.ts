import type { Page } from '@playwright/test';
import { everyNth } from '../../full.ts';
import { course, hydrated, lesson, logIn, open } from '../helpers.ts';
import { payloads } from './payloads.ts';
import { strings } from './strings.ts';
import { pick, type Voice, wordsOf } from './voices.ts';
import { anatomy, expect, expectNothingRan, test } from './watched.ts';

const all = [...new Set([...strings, ...payloads])];
/** As many rows as make three answers of all of them; a list is read to its 200th row. */
const rows = Math.ceil(all.length / 3);

/** One line ending, no NUL and no half of a character: what an HTML parser leaves of a text (domain/text.ts). */
const shown = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\0|\p{Surrogate}/gu, '\uFFFD');
/** Descriptions make a paragraph of each line; they get theirs in one. */
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029\u0085]+/g, ' ');

/** Where an answer of so many rows begins in them, until all have been spoken. */
const starts = (each: number) => Array.from({ length: Math.ceil(all.length / each) }, (_, turn) => turn * each);

const plain: Voice = {
  rows,
  inner: 2,
  name: (n) => `Plain ${n}`,
  text: (n) => `Plain words ${n}`,
  media: () => '',
  link: () => 'https://elsewhere.invalid/plain',
  id: (n) => `row-${n}`,
};
const naughty = (from: number, count = rows): Voice => ({
  ...plain,
  rows: count,
  name: (n) => pick(all, from + n),
  text: (n) => oneLine(pick(all, from + n)),
});

/** A message is read in five seconds: 240 letters of it, and no half of one. */
const inCorner = (text: string) =>
  text.length > 240 ? `${text.slice(0, 240).replace(/[\ud800-\udbff]$/, '')}…` : text;

/** The texts that stand alone in their element, and the attributes that must be of our own making. */
const written = (page: Page) =>
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

/** The first row of a list stands for the 517th, too. */
const missing = (texts: readonly string[], from: number, count: number) => {
  const there = new Set(texts.flatMap((text) => [text, text.trim()]));
  return Array.from({ length: count }, (_, n) => shown(pick(all, from + n))).filter(
    (text) => !there.has(text) && !there.has(text.trim()) && !there.has(shown(oneLine(text))),
  );
};

const pages: readonly { path: string; each: number }[] = [
  { path: '/', each: rows },
  { path: '/explore-allcourses?all=1', each: rows },
  { path: `/course-details/${course}`, each: rows },
  { path: '/aboutus', each: rows },
  { path: '/steam-ambassadors', each: rows },
  { path: '/steam-products', each: rows },
  { path: `/video/${lesson}`, each: rows },
  { path: '/embed/v1/frame/faq?limit=200', each: rows },
  { path: '/embed/v1/frame/product-list', each: rows },
  // A catalogue shows the first 24 of so many until its visitor scrolls.
  { path: '/embed/v1/frame/course-finder', each: 24 },
];

test.describe(`${strings.length} naughty strings and ${payloads.length} injections`, () => {
  for (const [what, some] of [
    ['page', pages.filter(({ path }) => !path.startsWith('/embed'))],
    ['framed widget', pages.filter(({ path }) => path.startsWith('/embed'))],
  ] as const) {
    test(`through every field of every list on every ${what} are text, word for word, and change nothing around them`, async ({
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
          const opened = async (voice: Voice) => {
            api.speak(wordsOf(voice));
            if (!framed) return open(page, path);
            await page.goto(path);
            const widget = page.locator('[data-theme]').first();
            await expect(widget).toBeAttached();
            await expect.poll(async () => (await written(page)).texts.length).toBeGreaterThan(each);
            // The height that is reserved for its rows goes once they are there.
            await expect(page.locator('[style*="min-height"]')).toHaveCount(0);
          };
          await opened(plain);
          const harmless = framed ? [] : await anatomy(page);
          const own = await written(page);
          const place = pages.findIndex((other) => other.path === path);
          for (const from of everyNth(starts(each), Math.ceil(rows / each) * 3, place)) {
            await opened(naughty(from));
            // A widget mounts a long list a few cards at a time.
            await expect
              .poll(async () => missing((await written(page)).texts, from, each), {
                message: `from ${from}`,
                timeout: 60_000,
              })
              .toEqual([]);
            const { classes, styles, ids } = await written(page);
            if (!framed) expect(await anatomy(page), `from ${from}`).toEqual(harmless);
            // Nothing of it becomes a class, a style or an id.
            expect(classes.filter((name) => !own.classes.includes(name) && !/^go\d+$/.test(name))).toEqual([]);
            expect(styles).toEqual(own.styles);
            expect(ids).toEqual(own.ids);
            await expectNothingRan(page);
          }
        });
      }
    });
  }

  test('through every field of a course, its head and its JSON-LD, and as the visitor’s name in the header, are text, too, in the server’s HTML', async ({
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
    api.speak(wordsOf({ ...plain, rows: 5 }));
    const { scripts } = await parse(page, await served('Plain'));
    for (const from of everyNth(starts(1), 5)) {
      api.speak(wordsOf(naughty(from, 5)));
      const name = shown(pick(all, from));
      // Another one of them; a browser keeps no cookie that is longer.
      const next = pick(all, from + 1).toWellFormed();
      const user = encodeURIComponent(next).length > 3_000 ? 'Plain' : next;
      const html = await served(user);
      const read = await parse(page, html);
      expect(read.title, `${from}`).toContain(
        name
          // A browser's title has no controls.
          .replace(/[\0-\x20\x7f]+/g, ' ')
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

  test('as a server’s refusal are words in the corner', async ({ page, api }) => {
    test.setTimeout(240_000);
    const body = (message: string) => ({ status: 422, text: JSON.stringify({ success: false, data: { message } }) });
    await page.clock.install();
    await page.goto('/contactus');
    await hydrated(page);
    for (const [label, value] of Object.entries({ 'Your e-mail': 'a@b.pk', Subject: 'Kites', 'Your message': 'How?' }))
      await page.getByLabel(label).fill(value);
    for (const text of everyNth(
      all.filter((_, n) => n % 7 === 0),
      5,
    )) {
      api.speak(() => body(text));
      await page.getByRole('button', { name: 'Send message' }).click();
      const corner = page.locator('[popover] p');
      await expect.poll(async () => (await corner.allTextContents()).at(-1)).toBe(`Error: ${inCorner(shown(text))}`);
      await page.clock.fastForward(6_000);
      await expect(corner).toHaveCount(0);
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

/** Reads a page's HTML as a browser does, without running it: in a page that has no policy of ours. */
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
