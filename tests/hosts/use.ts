import { expect, type Frame, type Page } from '@playwright/test';
import { heard } from './host.ts';
import type { Name } from './snippets.ts';

/** Uses a widget as a visitor would, and sees that it answered: in a page, or in a frame of one. */
export const use: Record<Name, (page: Page | Frame) => Promise<void>> = {
  async 'course-finder'(page) {
    const cards = page.locator('[part=card]');
    const count = page.getByRole('status');
    // A few at a time: the line above them says how many are coming.
    const all = Number.parseInt(await count.innerText(), 10);
    await expect(cards).toHaveCount(all);
    await page.getByLabel('Category').selectOption('science');
    await expect(count).toHaveText(`9 of ${all} courses`);
    await expect(cards).toHaveCount(9);
    const [event] = await heard(page, 'filter');
    expect(event?.detail).toEqual({ category: 'science', level: '', count: 9 });
  },
  async 'contact-form'(page) {
    await page.getByRole('button').click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByLabel('Your e-mail').fill('someone@example.org');
    await expect(page.getByText('Email is required')).toBeHidden();
    await page.getByLabel('Subject').fill('A question');
    await page.getByLabel('Your message').fill('When does the next course begin?');
    await page.getByRole('button').click();
    await expect(page.getByText('Thank you, your message has been received.')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('');
    expect((await heard(page)).map(({ type }) => type)).toEqual(['ready', 'submit', 'sent']);
  },
  async faq(page) {
    await page.locator('summary').first().click();
    await expect(page.locator('[part=answer]').first()).toBeVisible();
    await page.locator('summary').nth(1).click();
    await expect(page.locator('[part=answer]').first()).toBeHidden();
    await expect.poll(async () => (await heard(page, 'toggle')).length).toBe(3);
  },
  async 'product-list'(page) {
    const link = page.getByRole('link', { name: /^Download Now/ }).first();
    await expect(link).toHaveAttribute('href', /^http/);
    await page.evaluate(() => addEventListener('steam-download', (event) => event.preventDefault(), { once: true }));
    const address = page.url();
    await link.click();
    expect(page.url()).toBe(address);
    expect(await heard(page, 'download')).toHaveLength(1);
  },
};
