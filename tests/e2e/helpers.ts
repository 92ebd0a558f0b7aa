import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { z } from 'zod';
import type * as schemas from '../../src/server/api/schemas.ts';
import type { RunningServer } from '../server.ts';
import { expect } from './site.ts';

export {
  allRoutes,
  course,
  freeLesson,
  guardedRoutes,
  lesson,
  product,
  readingRoutes,
  routesWithData,
} from '../routes.ts';

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Delays requests that match a URL pattern until the returned function is called. */
export async function holdRequests(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Waits until the menu opener is a button: it is a link until hydration, at every width. */
export const headerHydrated = (page: Page) =>
  expect(page.locator('header button[aria-label="Open the menu"]')).toBeAttached();

/** Waits until React has hydrated the header and the page. */
export async function hydrated(page: Page): Promise<void> {
  await headerHydrated(page);
  await expect(page.locator('main[data-hydrated]')).toBeAttached();
}

/** A row of an API response, by the name of its schema. */
export type Wire<Name extends keyof typeof schemas> = (typeof schemas)[Name] extends z.ZodType<infer T> ? T : never;

/** The reference API's response to a GET. */
export async function answer<T>(server: RunningServer, path: string): Promise<T> {
  return (await fetch(`${server.url}/api/${path}`)).json();
}

export const sampleUser = { _id: 'u1', firstName: 'Zainab', lastName: 'Qureshi', email: 'zainab@example.com' };

/** Logs in with cookies only: `token` means logged in, `userData` has the name. */
export async function logIn(context: BrowserContext, url: string, user: object = sampleUser): Promise<void> {
  await context.addCookies([
    { name: 'token', value: 'a-token', url },
    { name: 'userData', value: encodeURIComponent(JSON.stringify(user)), url },
  ]);
}

/** Creates an account through the API. */
export async function register(server: RunningServer, user: object = {}): Promise<{ email: string; password: string }> {
  const email = `visitor-${Math.random().toString(36).slice(2)}@example.com`;
  const password = 'kite over Lahore';
  const made = await fetch(`${server.url}/api/user/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.url },
    body: JSON.stringify({ ...sampleUser, phone: '+923001234567', ...user, email, password, cpassword: password }),
  });
  expect(made.status).toBe(201);
  return { email, password };
}

/** Signs in a new account with a session on the server, which lectures require. */
export async function signIn(context: BrowserContext, server: RunningServer): Promise<void> {
  const account = await register(server);
  const answer = await context.request.post(`${server.url}/api/user/signin`, {
    headers: { Origin: server.url },
    data: account,
  });
  expect(answer.status()).toBe(200);
  await logIn(context, server.url);
}

/** The number of items in the first row of a grid. */
export const columns = (items: Locator) =>
  items.evaluateAll((all) => {
    const tops = all.map((item) => Math.round(item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

export const carouselIn = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).locator('[aria-roledescription=carousel]');

/** The number of slides in view, and the gap between them in px. */
const slidesInView = (carousel: Locator) =>
  carousel.getByRole('group', { name: /: slides$/ }).evaluate((track) => {
    const seen = track.getBoundingClientRect();
    const boxes = [...track.children].map((slide) => slide.getBoundingClientRect());
    const [first, second] = boxes;
    return {
      slides: boxes.filter(({ left, right }) => left >= seen.left - 1 && right <= seen.right + 1).length,
      gap: first && second ? Math.round(second.left - first.right) : 0,
    };
  });

/** Expects that the carousel shows this number of slides in windows of these widths. */
export async function expectSlides(
  page: Page,
  heading: string,
  views: readonly (readonly [width: number, slides: number])[],
  gap?: number,
): Promise<void> {
  for (const [width, slides] of views) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => slidesInView(carouselIn(page, heading)), `${width} px`)
      .toMatchObject({ slides, ...(gap !== undefined && { gap }) });
  }
  await page.setViewportSize({ width: 1366, height: 900 });
}

/** Expects that an element is beside another one on a wide screen, and below it on a tablet. */
export async function expectBeside(first: Locator, second: Locator): Promise<void> {
  for (const [width, isBeside] of [
    [820, false],
    [1366, true],
  ] as const) {
    await first.page().setViewportSize({ width, height: 900 });
    const [one, other] = [await first.boundingBox(), await second.boundingBox()];
    expect((other?.x ?? 0) >= (one?.x ?? 0) + (one?.width ?? 0), `${width} px`).toBe(isBeside);
  }
}

/** The number of pixels by which a page is wider than the viewport. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const dialog = (page: Page) => page.getByRole('dialog');

export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-toasts]').getByRole('paragraph').filter({ hasText: text });

/** Opens a modal by its button in the header. */
export async function openModal(page: Page, button: 'Login' | 'Sign Up'): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  const name = button === 'Login' ? 'Welcome Back' : 'Create Account';
  const modal = page.getByRole('dialog', { name });
  await expect(modal).toBeVisible();
  return modal;
}

/** The words inside an element that break across two lines. */
export const brokenWords = (root: Locator) => brokenTexts(root, String.raw`[\p{L}\p{N}]{2,}`);

/** The matches of a pattern inside an element that break across two lines. */
export const brokenTexts = (root: Locator, pattern: string) =>
  root.evaluate((element, source) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(new RegExp(source, 'gu'))) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return broken;
  }, pattern);

/** The texts that are wider than their box. */
export const wideTexts = (boxes: Locator) =>
  boxes.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );

/** The texts in a page's main element that their box clips. */
export const cutTexts = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('h2, h3, h4, p, li, a')]
        .filter((box) => getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1)
        .map(({ textContent }) => textContent),
    );
