import type { Locator, Page } from '@playwright/test';
import { answer, holdBack, open, type Wire } from './helpers.ts';
import { expect, test } from './site.ts';

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
/** What is in the window has its real size: far from it, a section is as high as it is estimated (style/mixins.ts). */
const drawn = async (page: Page) => {
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

/** Follows a card far down in the catalogue, stays away, and returns to a list that is fetched again. */
async function comeBackToCatalogue(page: Page) {
  await open(page, '/explore-allcourses');
  const card = cards(page).nth(33);
  await visitCourse(page, card);
  return { card, letCome: await goBackToList(page) };
}

/** Opens the course of a card far down, and stays there until the list has been forgotten. */
async function visitCourse(page: Page, card: Locator) {
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/course-details/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // A call that is still in flight would be aborted a minute later, and its list be missing.
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await page.clock.fastForward(70_000);
}

/** Back, to a list that is fetched again; returns how to let its answer through. */
async function goBackToList(page: Page) {
  const letCome = await holdBack(page, '**/api/course?brief');
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: 'Loading courses' })).toBeAttached();
  return letCome;
}

test.describe('Back after more than a minute', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('leads to the card where the visitor was, once the list has loaded', async ({ page }) => {
    const { card, letCome } = await comeBackToCatalogue(page);
    letCome();
    await expect(card).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('does not move the page of a visitor who scrolls while the list loads', async ({ page }) => {
    const { letCome } = await comeBackToCatalogue(page);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    letCome();
    await expect(cards(page)).toHaveCount(42);
    await twoFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('restores the position in a catalogue that renders incrementally', async ({ page, server }) => {
    const courses = await answer<Wire<'course'>[]>(server, 'course');
    const json = Array.from({ length: 300 }, (_, index) => ({ ...courses[index % courses.length], _id: `c${index}` }));
    await page.route('**/api/course/single/*', (route) => route.fulfill({ json: { course: json[110] } }));
    await page.route('**/api/course?brief', (route) => route.fulfill({ json }));
    await open(page, '/vr-labs');
    await page.getByRole('main').getByRole('link', { name: 'Explore All Courses' }).click();
    for (const index of [23, 47, 71, 95]) await cards(page).nth(index).scrollIntoViewIfNeeded();
    const card = cards(page).nth(110);
    await visitCourse(page, card);
    const letCome = await goBackToList(page);
    letCome();
    await expect(card).toBeInViewport();
  });

  test('holds the position on a page whose lists load one after the other', async ({ page }) => {
    await open(page, '/');
    const questions = page.getByRole('main').locator('details').first();
    await questions.scrollIntoViewIfNeeded();
    await drawn(page);
    const top = async () => Math.round((await questions.boundingBox())?.y ?? Number.NaN);
    const before = await top();
    // Playwright's own click would scroll first.
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused();
    await page.clock.fastForward(70_000);
    const letCome = await holdBack(page, /\/api\/(category|banner)/);
    await page.goBack();
    await expect(questions).toBeAttached();
    await twoFrames(page);
    letCome();
    await expect.poll(top).toBe(before);
  });

  test('and Forward leads to where the visitor was on the next page', async ({ page }) => {
    await open(page, '/explore-allcourses');
    const title = await page.title();
    await visitCourse(page, cards(page).nth(33));
    const questions = page.getByRole('main').locator('details').last();
    await questions.scrollIntoViewIfNeeded();
    await twoFrames(page);
    // Off the course's card, which is under the pointer after Back: a prefetch that ends late would be kept for Forward.
    await page.mouse.move(0, 0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(42);
    // By then the course's page has unsubscribed from its lists.
    await expect(page).toHaveTitle(title);
    const letCome = await holdBack(page, '**/api/**');
    await page.clock.fastForward(70_000);
    await page.goForward();
    await expect(page).toHaveURL(/course-details/);
    await expect(questions).not.toBeInViewport();
    letCome();
    await expect(questions).toBeInViewport();
  });
});
