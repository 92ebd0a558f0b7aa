import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../host.ts';

/** SHA-256 of each file with snippets that live pages use. A new version may add a file. Never edit an old file. */
const snippets: Record<string, string> = {
  '0.1.0.html': '57f8754cefa114b45ecccebe8d21eb3911bc36a7d510e79c9016d03de1995238',
};
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test('the files with old snippets are unchanged', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.html'));
  const hashes = files.map((name) => [name, createHash('sha256').update(read(name)).digest('hex')]);
  expect(Object.fromEntries(hashes)).toEqual(snippets);
});

test.use({ viewport: { width: 1280, height: 9000 } });

test('the snippet of 0.1.0 still works with the current scripts', async ({ page, open, kit }) => {
  await open({ body: read('0.1.0.html').replaceAll('https://HOST', kit.url) });
  const received = () =>
    page.evaluate(() => (globalThis as unknown as { told: [type: string, tag: string, detail: object][] }).told);
  const types = async () => (await received()).map(([type]) => type);
  await expect.poll(async () => (await types()).filter((type) => type === 'steam-ready').length).toBe(9);

  const [finder, fixed, placed] = [
    page.locator('body > steam-course-finder').first(),
    page.locator('body > steam-course-finder').nth(1),
    page.locator('div[data-steam="course-finder"]'),
  ];
  await expect(finder.getByLabel('Category')).toHaveValue('science');
  await expect(finder.getByLabel('Level')).toHaveValue('beginner');
  const link = finder.locator('[part=card] a').first();
  await expect(link).toHaveAttribute('href', /\/course-details\/[\w-]+\?partner=green-valley$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(finder.locator('h3[part=heading]').first()).toBeVisible();
  const card = finder.locator('[part=card]').first();
  await expect(card).toHaveCSS('background-color', 'rgb(255, 253, 245)');
  await expect(card).toHaveCSS('border-top-style', 'dashed');
  await expect(card).toHaveCSS('font-family', /Georgia/);
  await expect(fixed.locator('select')).toHaveCount(0);
  await expect(fixed.locator('[part=card]')).toHaveCount(2);
  await expect(placed.getByLabel('Category')).toHaveValue('maths');
  await expect(placed.locator('h4[part=heading]')).toHaveCount(2);

  await expect(page.locator('body > steam-faq').getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await expect(page.locator('body > steam-faq [part=heading]').first()).toHaveCSS('text-transform', 'uppercase');
  await expect(page.locator('body > steam-faq summary')).toHaveCount(2);
  await expect(page.locator('div[data-steam=faq]').getByRole('heading').first()).toHaveText(/[\u0600-\u06ff]/);
  await expect(page.locator('body > steam-product-list [part=card]')).toHaveCount(2);
  await expect(page.locator('div[data-steam=product-list] [part=card]')).toHaveCount(1);
  const form = page.locator('body > steam-contact-form');
  await expect(form.getByLabel('Your e-mail')).toHaveValue('parent@example.org');
  await expect(form.getByLabel('Subject')).toHaveValue('A visit');
  await expect(page.locator('div[data-steam=contact-form]').getByLabel('Subject')).toHaveValue('Another visit');

  await finder.getByLabel('Level').selectOption('');
  await link.click();
  await page.locator('body > steam-faq summary').first().click();
  await page.locator('body > steam-product-list a[part=button]').first().click();
  await form.getByLabel('Your message').fill('When may we come?');
  await form.getByRole('button').click();
  await expect(form.getByText('Thank you, your message has been received.')).toBeVisible();
  const later = (await received()).filter(([type]) => type !== 'steam-ready');
  expect(later.map(([type, tag]) => `${type} ${tag}`)).toEqual([
    'steam-filter steam-course-finder',
    'steam-course-select steam-course-finder',
    'steam-toggle steam-faq',
    'steam-download steam-product-list',
    'steam-submit steam-contact-form',
    'steam-sent steam-contact-form',
  ]);
  expect(later.map(([, , detail]) => Object.keys(detail).sort().join())).toEqual([
    'category,count,level,q',
    'id,name,url',
    'open,questionId',
    'id,name,url',
    'body,recipient,subject',
    'message',
  ]);
  await expect.poll(async () => Number(await page.locator('iframe').getAttribute('height'))).toBeGreaterThan(900);
});
