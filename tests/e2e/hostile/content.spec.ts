import type { Page } from '@playwright/test';
import { everyNth } from '../../full.ts';
import type { RunningServer } from '../../server.ts';
import { allRoutes, course, lesson, logIn, open, openModal, overflow, toast } from '../helpers.ts';
import { type VoiceName, voices, wordsOf } from './voices.ts';
import { anatomy, expect, expectNothingRan, openPanels, test } from './watched.ts';

/** The pages whose main part the API fills. */
const fed = /^\/($|explore|course|about|steam|video)/;

const pathIn = (voice: VoiceName, path: string) =>
  path
    .replace(course, encodeURIComponent(voices[voice].id(0)))
    .replace(lesson, encodeURIComponent(voices[voice].id(0)));

async function openIn(page: Page, site: RunningServer, path: string, voice: VoiceName) {
  const { name } = voices[voice];
  await logIn(page.context(), site.url, {
    _id: 'u',
    firstName: name(0).slice(0, 300),
    lastName: name(1),
    email: 'a@b.pk',
  });
  await open(page, pathIn(voice, path));
  await page.evaluate(() => {
    for (const img of document.images) img.loading = 'eager';
  });
  await openPanels(page);
}

/** What is wrong with the page as it is drawn now. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const words = /undefined|\[object|NaN|\bnull\b/;
    if (words.test(document.title)) found.push(`title: ${document.title}`);
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ nodeValue }) => nodeValue)
        .join('');
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
      if (words.test(ownText(element))) found.push(`${name}: a word that is none`);
      // Cut off at the side, where no one can scroll to it.
      const { right, left, width } = element.getBoundingClientRect();
      const hidden = element.closest('.swiper-wrapper, [aria-hidden=true], svg') || width <= 1;
      if (ownText(element).trim() && !hidden && (right > innerWidth + 1 || left < -1))
        found.push(`${name} is cut off at ${Math.round(right)}`);
    }
    return found;
  });

for (const [place, voice] of (['empty', 'blank', 'long', 'right-to-left', 'hostile'] as const).entries()) {
  test(`With ${voice} content every page renders, runs nothing and fits`, async ({ page, site, api }) => {
    // What the API does not fill has a visitor's name in its header, and nothing else of it: one stands for the others.
    const filled = allRoutes.filter((path) => fed.test(path));
    const others = allRoutes.filter((path) => !fed.test(path));
    for (const path of voice === 'hostile'
      ? [...filled, ...everyNth(others, others.length)]
      : everyNth(filled, 2, place)) {
      await test.step(path, async () => {
        let harmless: string[] | undefined;
        if (voice === 'hostile') {
          api.speak(wordsOf(voices.plain));
          await openIn(page, site, path, 'plain');
          harmless = await anatomy(page);
        }
        api.speak(wordsOf(voices[voice]));
        await openIn(page, site, path, voice);
        const sent = await (await page.request.get(pathIn(voice, path))).text();
        expect(sent, 'the server has drawn it as well').not.toMatch(/>Loading/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toBeAttached();
        // The content is really there, and shows as what it is: text.
        if (fed.test(path)) await expect(page.getByRole('main')).toContainText(voices[voice].name(0));
        await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0);
        if (harmless) expect(await anatomy(page)).toEqual(harmless);
        for (const width of [320, 390, 1366]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page), `${width} px`).toBe(0);
          expect(await faults(page), `${width} px`).toEqual([]);
        }
        // Also those that a part has drawn since: a carousel's script may come late.
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

test.describe('What a hostile server says', () => {
  const spoken = ['hostile', 'long', 'right-to-left'] as const;

  test('against a message is a text in the corner', async ({ page, api }) => {
    await open(page, '/contactus');
    await page.getByLabel('Your e-mail').fill('a@b.pk');
    await page.getByLabel('Subject').fill('Kites');
    await page.getByLabel('Your message').fill('How high?');
    for (const voice of spoken) {
      await test.step(voice, async () => {
        api.speak(wordsOf(voices[voice]));
        await page.getByRole('button', { name: 'Send message' }).click();
        await expect(toast(page, voices[voice].text(0).slice(0, 200))).toBeVisible();
        for (const width of [390, 1366]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page)).toBe(0);
          expect(await faults(page)).toEqual([]);
        }
      });
    }
  });

  test('as a user’s name is a name in the header', async ({ page, context, api }) => {
    for (const voice of spoken) {
      await test.step(voice, async () => {
        api.speak(wordsOf(voices[voice]));
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
          expect(await faults(page)).toEqual([]);
          expect((await page.getByRole('banner').boundingBox())?.height).toBe(88);
          await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
        }
        await expectNothingRan(page);
      });
    }
  });

  test('turned around by its marks leaves the words beside it as they are', async ({ page, site, api }) => {
    api.speak(wordsOf(voices['right-to-left']));
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
