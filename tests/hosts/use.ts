import { expect, type Frame, type Locator, type Page, test } from '@playwright/test';
import { receivedEvents } from './host.ts';
import { type Mix, type Name, selectorsOf } from './snippets.ts';

/** Uses a widget like a visitor, and expects its effects. `place` is the widget if the page has several. */
export const use: Record<Name, (page: Page | Frame, place?: Page | Frame | Locator) => Promise<void>> = {
  async 'course-finder'(page, place = page) {
    const cards = place.locator('[part=card]');
    const count = place.getByRole('status');
    // The status text has the number of all courses. The finder shows at most 24 until the visitor scrolls.
    const all = Number.parseInt(await count.innerText(), 10);
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(Math.min(all, 24));
    await place.getByLabel('Category').selectOption('science');
    await expect(count).toHaveText(`9 of ${all} courses`);
    await expect(cards).toHaveCount(9);
    // Poll, because the finder dispatches the event in an effect after it has rendered the cards.
    await expect
      .poll(async () => (await receivedEvents(page, 'filter')).map(({ detail }) => detail))
      .toEqual([{ q: '', category: 'science', level: '', count: 9 }]);
  },
  async 'contact-form'(page, place = page) {
    await place.getByRole('button').click();
    await expect(place.getByText('Email is required')).toBeVisible();
    await place.getByLabel('Your e-mail').fill('someone@example.org');
    await expect(place.getByText('Email is required')).toBeHidden();
    await place.getByLabel('Subject').fill('A question');
    await place.getByLabel('Your message').fill('When does the next course begin?');
    await place.getByRole('button').click();
    await expect(place.getByText('Thank you, your message has been received.')).toBeVisible();
    await expect(place.getByLabel('Subject')).toHaveValue('');
    const eventTypes = (await receivedEvents(page)).map(({ type }) => type);
    expect(eventTypes.filter((type) => /submit|sent|refused|error/.test(type))).toEqual(['submit', 'sent']);
  },
  async faq(page, place = page) {
    await place.locator('summary').first().click();
    await expect(place.locator('[part=answer]').first()).toBeVisible();
    await place.locator('summary').nth(1).click();
    await expect(place.locator('[part=answer]').first()).toBeHidden();
    await expect.poll(async () => (await receivedEvents(page, 'toggle')).length).toBe(3);
  },
  async 'product-list'(page, place = page) {
    const link = place.getByRole('link', { name: /^Download Now/ }).first();
    await expect(link).toHaveAttribute('href', /^http/);
    await page.evaluate(() => addEventListener('steam-download', (event) => event.preventDefault(), { once: true }));
    const address = page.url();
    await link.click();
    expect(page.url()).toBe(address);
    expect(await receivedEvents(page, 'download')).toHaveLength(1);
  },
};

/** Uses all four widgets of a page in turn. */
export async function useAll(page: Page | Frame, mix: Mix, actions = use) {
  for (const { name, way, place } of selectorsOf(mix)) {
    await test.step(`${name} (${way})`, () => actions[name](page, page.locator(place)));
  }
  expect(await receivedEvents(page, 'ready')).toHaveLength(4);
  expect(await receivedEvents(page, 'error')).toEqual([]);
}
