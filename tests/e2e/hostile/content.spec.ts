import type { Page } from '@playwright/test';
import { everyNth, full } from '../../full.ts';
import type { RunningServer } from '../../server.ts';
import { allRoutes, course, lesson, logIn, open, openModal, overflow, product, routesWithData } from '../helpers.ts';
import { type ContentSetName, contentSets, responsesFor } from './content-sets.ts';
import { elementOutline, expect, expectNothingRan, openPanels, test } from './security-watch.ts';

/** Pages with API content in their main element. The omitted pages have fixed texts here, or show names only in a preview. */
const filled = routesWithData.filter(
  (path) => !/^\/(blog|embed|enroll|contactus|saved|share|ambassador|terms|privacy)/.test(path),
);
const others = allRoutes.filter((path) => !filled.includes(path));

const pathIn = (contentSet: ContentSetName, path: string) =>
  path
    .replace(course, encodeURIComponent(contentSets[contentSet].id(0)))
    .replace(lesson, encodeURIComponent(contentSets[contentSet].id(0)))
    .replace(product, encodeURIComponent(contentSets[contentSet].id(0)));

async function openIn(page: Page, site: RunningServer, path: string, contentSet: ContentSetName) {
  const { name } = contentSets[contentSet];
  await logIn(page.context(), site.url, {
    _id: 'u',
    firstName: name(0).slice(0, 300),
    lastName: name(1),
    email: 'a@b.pk',
  });
  await open(page, pathIn(contentSet, path));
  await page.evaluate(() => {
    for (const img of document.images) img.loading = 'eager';
  });
  await openPanels(page);
}

/** Errors in the rendered page: words such as `undefined`, forbidden URLs, clipped text, overlapping lines. */
const contentErrors = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const words = /undefined|\[object|NaN|\bnull\b/;
    if (words.test(document.title)) found.push(`title: ${document.title}`);
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ nodeValue }) => nodeValue)
        .join('');
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (const element of document.body.querySelectorAll('*')) {
      if (element.localName === 'script') continue;
      const name = `<${element.localName}> ${ownText(element).slice(0, 40)}`;
      for (const { name: key, value } of element.attributes) {
        if (words.test(value)) found.push(`${name} ${key}="${value}"`);
        if (/^(href|src|poster|action|formaction)$/.test(key)) {
          const { protocol } = new URL(value, location.href);
          const allowed = element.localName === 'a' ? /^(https?|mailto|tel):$/ : /^(https?|data):$/;
          if (!allowed.test(protocol)) found.push(`${name} ${key}="${value}"`);
        }
      }
      const [word] = words.exec(ownText(element)) ?? [];
      // The code snippets of the widget builder may contain `null`.
      if (word && element.localName !== 'code') found.push(`${name}: contains ${word}`);
      // Many phones show Urdu in Nastaliq, which is tall: lines below 1.8 would overlap.
      if (/[\u0600-\u06ff]/.test(ownText(element)) && element.matches(':is(p, li, dd, blockquote):dir(rtl)')) {
        const { lineHeight, fontSize } = getComputedStyle(element);
        if (parseFloat(lineHeight) < 1.8 * parseFloat(fontSize)) found.push(`${name}: its lines are too close`);
      }
      // Text beyond the side of the window is unreachable, unless its row scrolls.
      const { right, left, width } = element.getBoundingClientRect();
      const parentWidth = element.parentElement?.getBoundingClientRect().width ?? width;
      const hidden =
        element.closest('[aria-hidden=true], svg') || Math.min(width, parentWidth) <= 1 || scrolls(element);
      if (ownText(element).trim() && !hidden && (right > innerWidth + 1 || left < -1))
        found.push(`${name} is cut off at ${Math.round(right)}`);
    }
    return found;
  });

for (const [place, contentSet] of (['empty', 'blank', 'long', 'right-to-left', 'hostile'] as const).entries()) {
  test(`With ${contentSet} content pages render, run no script and fit the viewport`, async ({ page, site, api }) => {
    // `npm test` tries one content set for each page. Pages in `others` show only the visitor's name in the header.
    for (const path of contentSet === 'hostile'
      ? [...everyNth(filled, 4), ...(full ? others : [])]
      : everyNth(filled, 5, place)) {
      await test.step(path, async () => {
        let harmless: string[] | undefined;
        if (contentSet === 'hostile') {
          api.setContent(responsesFor(contentSets.plain));
          await openIn(page, site, path, 'plain');
          harmless = await elementOutline(page);
        }
        api.setContent(responsesFor(contentSets[contentSet]));
        await openIn(page, site, path, contentSet);
        const sent = await (await page.request.get(pathIn(contentSet, path))).text();
        expect(sent, 'the server renders the content, too').not.toMatch(/>Loading/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toBeAttached();
        if (filled.includes(path)) await expect(page.getByRole('main')).toContainText(contentSets[contentSet].name(0));
        // The preview of the widget builder loads only when it scrolls into view.
        const waiting = page.getByRole('status').filter({ hasText: /loading/i });
        if (path !== '/embed') await expect(waiting).toHaveCount(0);
        if (harmless) expect(await elementOutline(page)).toEqual(harmless);
        for (const width of full ? [320, 390, 1366] : [320, 1366]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page), `${width} px`).toBe(0);
          expect(await contentErrors(page), `${width} px`).toEqual([]);
        }
        // Repeat for images that render later, because a carousel's script can load late.
        const pictures = () =>
          page.evaluate(
            () =>
              [...document.images].filter((img) => {
                img.loading = 'eager';
                return !img.complete;
              }).length,
          );
        await expect.poll(pictures).toBe(0);
        await expectNothingRan(page);
      });
    }
  });
}

test.describe('A hostile API response', () => {
  const spoken = ['hostile', 'long', 'right-to-left'] as const;

  test('with a user’s name shows as text in the header', async ({ page, context, api }) => {
    for (const contentSet of everyNth(spoken, spoken.length)) {
      await test.step(contentSet, async () => {
        api.setContent(responsesFor(contentSets[contentSet]));
        await context.clearCookies();
        await page.setViewportSize({ width: 1366, height: 900 });
        await open(page, '/vr-labs');
        const modal = await openModal(page, 'Login');
        await modal.getByLabel('Email').fill('a@b.pk');
        await modal.getByLabel('Password', { exact: true }).fill('a password');
        await modal.getByRole('checkbox', { name: /Terms/ }).check();
        await modal.getByRole('button', { name: 'Sign In' }).click();
        await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
        for (const width of [1012, 1366, 600]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page)).toBe(0);
          expect(await contentErrors(page)).toEqual([]);
          expect((await page.getByRole('banner').boundingBox())?.height).toBe(88);
          await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
        }
        await expectNothingRan(page);
      });
    }
  });

  test('with bidirectional marks does not reorder the text beside it', async ({ page, site, api }) => {
    api.setContent(responsesFor(contentSets['right-to-left']));
    await openIn(page, site, `/course-details/${course}`, 'right-to-left');
    for (const phrase of ['Welcome to ', ' course!', 'Watch Lecture - ']) {
      const lefts = await page.evaluate((wanted) => {
        const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.nodeValue?.indexOf(wanted.trim()) ?? -1;
          if (at < 0) continue;
          return [...wanted.trim()].map((_, index) => {
            const range = document.createRange();
            range.setStart(node, at + index);
            range.setEnd(node, at + index + 1);
            return range.getBoundingClientRect().left;
          });
        }
        return [];
      }, phrase);
      expect(lefts.length, phrase).toBeGreaterThan(3);
      expect(lefts, phrase).toEqual(lefts.toSorted((a, b) => a - b));
    }
  });
});
