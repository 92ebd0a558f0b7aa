import type { Page } from '@playwright/test';
import { expect, test } from '../host.ts';
import { fallback, script, tag } from '../snippets.ts';

const warnings = (page: Page) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  return logged;
};

const mistakes = {
  'category="scince"': /category="scince".*science/,
  'level="expert"': /level="expert".*beginner, intermediate, advanced/,
  'catgeory="science"': /catgeory="science".*Did you mean “category”\?/,
  'limit="abc"': /limit="abc".*whole number/,
  'theme="blue"': /theme="blue".*auto, light, dark/,
  'partner="green valley!"': /partner="green valley!".*letters, digits/,
};

test('a course finder with an invalid attribute shows all courses, and logs one warning with a suggestion', async ({
  page,
  open,
  kit,
}) => {
  const logged = warnings(page);
  const finders = Object.keys(mistakes).map((mistake) => `<steam-course-finder ${mistake}></steam-course-finder>`);
  await open({ head: script('course-finder', 'loader', kit.url), body: [...finders, ...finders.slice(0, 1)].join('') });
  for (const finder of await page.locator('steam-course-finder').all()) {
    await finder.scrollIntoViewIfNeeded();
    await expect(finder.getByRole('status')).toHaveText('42 courses');
  }
  await expect.poll(() => logged.length).toBe(finders.length);
  for (const [mistake, remedy] of Object.entries(mistakes)) {
    const [warning, ...others] = logged.filter((text) => text.includes(mistake));
    expect(warning).toMatch(remedy);
    expect(warning).toContain('<steam-course-finder>');
    expect(others).toEqual([]);
  }
});

test('a data-steam name in curly quotes shows the widget, an unknown name the fallback until it is corrected; each logs a warning', async ({
  page,
  open,
  kit,
}) => {
  const logged = warnings(page);
  await open({
    head: script('faq', 'classic', kit.url),
    body: `<div data-steam=”faq”></div><div data-steam="fag"><a href="/x">${fallback}</a></div>`,
  });
  await expect(page.locator('summary').first()).toBeVisible();
  await expect(page.getByText(fallback)).toBeVisible();
  await expect.poll(() => logged.length).toBe(2);
  expect(logged.sort()).toEqual([
    expect.stringMatching(/Did you mean “faq”\?/),
    expect.stringMatching(/straight quotation marks/),
  ]);
  await page.evaluate(() => document.querySelector('[data-steam=fag]')?.setAttribute('data-steam', 'faq'));
  await expect(page.getByText(fallback)).toBeHidden();
  await expect(page.locator('[data-steam=faq] summary').first()).toBeVisible();
});

test('a copied script links to the provider if data-api-host is set, and logs a warning if it is not', async ({
  page,
  open,
  kit,
  hosts,
}) => {
  const logged = warnings(page);
  hosts.put('/all.js', 'text/javascript', await (await fetch(`${kit.url}/embed/v1/course-finder.js`)).text());
  const head = '<script src="/all.js" defer></script>';
  await open({ head, body: tag('course-finder', 'classic', { 'api-host': `${kit.url}/api` }) });
  const link = page.locator('[part=card] a').first();
  await expect(link).toHaveAttribute('href', new RegExp(`^${kit.url}/course-details/`));
  expect(logged).toEqual([]);
  await open({ head, body: tag('course-finder', 'classic') });
  await expect(page.getByText(fallback)).toBeVisible();
  await expect.poll(() => logged).toEqual([expect.stringMatching(/data-api-host/)]);
  expect(hosts.requested.filter((path) => path.startsWith('/api'))).toEqual([]);
});

for (const name of ['course-finder', 'contact-form'] as const) {
  test(`${name} logs one warning on a page whose fetch adds credentials`, async ({ page, open, kit }) => {
    const logged = warnings(page);
    const wrap = `<script>{
      const own = window.fetch;
      window.fetch = (input, init) => own(input, { ...init, credentials: 'include' });
    }</script>`;
    await open({ head: wrap + script(name, 'loader', kit.url), body: tag(name, 'loader').repeat(2) });
    if (name === 'contact-form') {
      const form = page.locator('steam-contact-form').first();
      await form.getByLabel('Your e-mail').fill('a@example.org');
      await form.getByLabel('Subject').fill('Credentials');
      await form.getByLabel('Your message').fill('Added by the page');
      await form.getByRole('button').click();
      await expect(form.getByLabel('Your message')).toHaveValue('Added by the page');
    } else await expect(page.getByText(fallback).first()).toBeVisible();
    await expect.poll(() => logged).toEqual([expect.stringMatching(/replaces fetch.*credentials/)]);
  });
}
