import type { Locator, Page } from '@playwright/test';
import { inAll } from '../full.ts';
import { answer, holdRequests, hydrated, open, type Wire } from './helpers.ts';
import { expect, test } from './site.ts';

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
/** Waits until the sections in view are rendered. `content-visibility` estimates the height of the others. */
const sectionsRendered = async (page: Page) => {
  const isDrawn = () =>
    [...document.querySelectorAll('main > section')].every((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      const inView = bottom > 0 && top < innerHeight;
      return !inView || section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    });
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
  await twoFrames(page);
};
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Opens a card far down in the catalogue, waits until the cache evicts the list, and goes back. */
async function returnToCatalogue(page: Page) {
  await open(page, '/explore-allcourses');
  const card = cards(page).nth(33);
  await visitCourse(page, card);
  return { card, release: await goBackToList(page) };
}

/** Opens the course of a card, and stays until the cache evicts the list. */
async function visitCourse(page: Page, card: Locator) {
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/course-details/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Wait for all lists: the clock below would abort pending requests.
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await page.clock.fastForward(70_000);
}

/** Goes back to a list, which is fetched again. Returns a function that releases the response. */
async function goBackToList(page: Page) {
  const release = await holdRequests(page, '**/api/course?*');
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: 'Loading courses' })).toBeAttached();
  return release;
}

test.describe('Back after more than a minute', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('scrolls to the card that the visitor had opened, after the list has loaded', async ({ page }) => {
    const { card, release } = await returnToCatalogue(page);
    release();
    await expect(card).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('does not scroll if the visitor scrolls while the list loads', inAll, async ({ page }) => {
    const { release } = await returnToCatalogue(page);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    release();
    await expect(cards(page)).toHaveCount(42);
    await twoFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('restores the position in a catalogue that renders incrementally', inAll, async ({ page, server }) => {
    const courses = await answer<Wire<'course'>[]>(server, 'course');
    const json = Array.from({ length: 300 }, (_, index) => ({ ...courses[index % courses.length], _id: `c${index}` }));
    await page.route('**/api/course/single/*', (route) => route.fulfill({ json: { course: json[110] } }));
    await page.route('**/api/course?*', (route) => route.fulfill({ json }));
    await open(page, '/vr-labs');
    await page.getByRole('main').getByRole('link', { name: 'Explore All Courses' }).click();
    for (const index of [23, 47, 71, 95]) await cards(page).nth(index).scrollIntoViewIfNeeded();
    const card = cards(page).nth(110);
    await visitCourse(page, card);
    const release = await goBackToList(page);
    release();
    await expect(card).toBeInViewport();
  });

  test('keeps the position on a page whose lists load one after the other', inAll, async ({ page }) => {
    await open(page, '/');
    const questions = page.getByRole('main').locator('details').first();
    await questions.scrollIntoViewIfNeeded();
    await sectionsRendered(page);
    const top = async () => Math.round((await questions.boundingBox())?.y ?? Number.NaN);
    const before = await top();
    // Playwright's own click would scroll first.
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused();
    await page.clock.fastForward(70_000);
    const release = await holdRequests(page, /\/api\/(category|banner)/);
    await page.goBack();
    await expect(questions).toBeAttached();
    await twoFrames(page);
    release();
    await expect.poll(top).toBe(before);
  });

  test('and Forward restores the position on the next page', inAll, async ({ page }) => {
    await open(page, '/explore-allcourses');
    const title = await page.title();
    await visitCourse(page, cards(page).nth(33));
    const questions = page.getByRole('main').locator('details').last();
    await questions.scrollIntoViewIfNeeded();
    await twoFrames(page);
    // Move the pointer away: after Back, it would hover the card and prefetch the course for Forward.
    await page.mouse.move(0, 0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(42);
    // The title proves that the course page has unmounted and unsubscribed from its lists.
    await expect(page).toHaveTitle(title);
    const release = await holdRequests(page, '**/api/**');
    await page.clock.fastForward(70_000);
    await page.goForward();
    await expect(page).toHaveURL(/course-details/);
    await expect(questions).not.toBeInViewport();
    release();
    await expect(questions).toBeInViewport();
  });
});

test('The scroll position in a long list is restored after a reload, and after Back from a reloaded page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/explore-allcourses');
  for (const index of [10, 15, 20]) await cards(page).nth(index).scrollIntoViewIfNeeded();
  await twoFrames(page);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(5_000);
  const distance = async () => Math.abs((await page.evaluate(() => scrollY)) - before);
  await page.reload();
  await hydrated(page);
  await expect.poll(distance).toBeLessThan(50);
  // Playwright's own click would scroll first.
  await cards(page).nth(20).getByRole('link').dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await hydrated(page);
  await expect.poll(distance).toBeLessThan(50);
});
