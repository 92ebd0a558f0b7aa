import type { Page } from '@playwright/test';
import { expect, heard, test } from '../host.ts';
import { fallback, names, script, sign, tag, ways } from '../snippets.ts';
import { failures, oddRows, send, startBrokenApi } from './broken-api.ts';

const answers = { ...failures, 'rows with nothing right in them': { kind: '', answer: send(oddRows) } };
/** A form has no list to get wrong: an answer that is JSON and says nothing means that the message has been taken. */
const taken = new Set([
  'an empty list',
  'rows of rubbish',
  'a message in the place of a list',
  'rows with nothing right in them',
]);

async function write(page: Page) {
  await page.getByLabel('Your e-mail').fill('a@example.org');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Your message').fill('When does it begin?');
}

for (const way of ways) {
  test(`contact-form by the ${way} shows without an API, keeps the message at each failure, and sends it in the end`, async ({
    page,
    open,
    kit,
  }) => {
    const api = await startBrokenApi(kit.url);
    await open({ head: script('contact-form', way, kit.url), body: tag('contact-form', way) });
    const place = page.locator('body > *');
    let refused = 0;
    for (const [failure, { answer }] of Object.entries(answers)) {
      if (taken.has(failure)) continue;
      await test.step(failure, async () => {
        await place.evaluate(
          (element, address) =>
            element.setAttribute(element.localName === 'div' ? 'data-api-host' : 'api-host', address),
          api.hostOf(answer),
        );
        if (!refused) await write(page);
        await page.getByRole('button').click();
        refused += 1;
        await expect.poll(async () => (await heard(page, 'refused')).length).toBe(refused);
        await expect(page.getByRole('status')).toHaveText(/\S/);
        await expect(page.getByRole('button')).toHaveText('Send message');
        await expect(page.getByLabel('Your message')).toHaveValue('When does it begin?');
      });
    }
    api.repair();
    await place.evaluate(
      (element, address) => element.setAttribute(element.localName === 'div' ? 'data-api-host' : 'api-host', address),
      `${kit.url}/api`,
    );
    await page.getByRole('button').click();
    await expect(page.getByText('Thank you, your message has been received.')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('');
    const told = (await heard(page)).map(({ type }) => type);
    expect(told).toEqual(['ready', ...Array(refused).fill(['submit', 'refused']).flat(), 'submit', 'sent']);
    await api.stop();
  });

  test(`contact-form by the ${way} sends with the browser’s own checks when its own do not load`, async ({
    page,
    open,
    kit,
  }) => {
    await page.route(/[Cc]ontact-?[Cc]ontrol/, (route) => route.abort());
    await open({ head: script('contact-form', way, kit.url), body: tag('contact-form', way) });
    await page.getByRole('button').click();
    expect(
      await page.locator('input[type=email]').evaluate((field: HTMLInputElement) => field.matches(':invalid')),
    ).toBe(true);
    await write(page);
    await page.getByRole('button').click();
    await expect(page.getByText('Thank you, your message has been received.')).toBeVisible();
  });
}

test('contact-form waits for its own checks for five seconds, shows that it does, and sends without them then', async ({
  page,
  open,
  kit,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/contact-control/, async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.clock.install();
  await open({ head: script('contact-form', 'loader', kit.url), body: tag('contact-form', 'loader') });
  await write(page);
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(await heard(page, 'submit')).toEqual([]);
  await page.clock.fastForward(5_000);
  await expect(page.getByText('Thank you, your message has been received.')).toBeVisible();
  expect(await heard(page, 'sent')).toHaveLength(1);
  held.resolve();
});

for (const [fate, code] of [
  ['is blocked', 'blockedbyclient'],
  ['is not to be had', 'connectionrefused'],
] as const) {
  test(`all four by the loader keep the fallback and say so once when their second part ${fate}`, async ({
    page,
    open,
    kit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 6000 });
    await page.route(/\/embed\/v1\/kit\./, (route) => route.abort(code));
    await open({ head: script('faq', 'loader', kit.url), body: names.map((name) => tag(name, 'loader')).join('') });
    await expect.poll(async () => (await heard(page)).length).toBe(names.length);
    expect((await heard(page)).map(({ type, detail }) => `${type} ${detail.kind}`)).toEqual(
      names.map(() => 'error script'),
    );
    for (const link of await page.getByText(fallback).all()) await expect(link).toBeVisible();
    for (const name of names) await expect(page.locator(`steam-${name} ${sign[name]}`)).toHaveCount(0);
  });

  test(`the page stays as it is when the script itself ${fate}`, async ({ page, open, kit }) => {
    await page.route(/\/embed\//, (route) => route.abort(code));
    await open({
      head: `${script('faq', 'loader', kit.url)}${names.map((name) => script(name, 'classic', kit.url)).join('')}`,
      body: names.flatMap((name) => ways.map((way) => tag(name, way))).join(''),
    });
    await expect(page.getByText(fallback)).toHaveCount(names.length * ways.length);
    for (const link of await page.getByText(fallback).all()) await expect(link).toBeVisible();
    expect(await heard(page)).toEqual([]);
  });
}

test('a section that throws before and after its list has loaded reports it once', async ({ page, open, kit }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/course?brief', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open({ head: script('course-finder', 'loader', kit.url), body: tag('course-finder', 'loader') });
  await page.locator('steam-course-finder').evaluate((finder) => Object.assign(finder, { texts: { names: null } }));
  held.resolve();
  await expect(page.getByText(fallback)).toBeVisible();
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  await page.locator('steam-course-finder').evaluate((finder: HTMLElement & { texts?: object; reload(): void }) => {
    finder.texts = undefined;
    finder.reload();
  });
  await expect(page.locator('[part=card]').first()).toBeVisible();
  expect((await heard(page)).map(({ type }) => type)).toEqual(['error', 'ready']);
});

test('words in Urdu that a host’s getter refuses leave the fallback and one error', async ({ page, show }) => {
  await show('faq', 'loader', { lang: 'ur' });
  await page.locator('steam-faq').evaluate((faq) => {
    Object.assign(faq, {
      texts: {
        get heading() {
          throw new Error('not ready');
        },
      },
    });
  });
  await expect(page.getByText(fallback)).toBeVisible();
  expect((await heard(page)).map(({ type }) => type)).toEqual(['ready', 'error']);
});

test('a widget whose words in Urdu fail to load shows English, and says that it is', async ({ page, show }) => {
  await page.route('**/ur.*.js', (route) => route.abort());
  await show('faq', 'loader', { lang: 'ur' });
  await expect(page.locator('steam-faq .s')).toHaveAttribute('lang', 'en');
  await expect(page.locator('steam-faq .s')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('steam-faq').getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  expect((await heard(page)).map(({ type }) => type)).toEqual(['ready']);
});

test('a section that throws leaves the fallback and one error, and none of it in the page', async ({
  page,
  open,
  kit,
}) => {
  await open({ head: script('course-finder', 'loader', kit.url), body: '<main></main>' });
  await page.evaluate(
    (text) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = text;
      // Words that are no words: the host's own mistake, and one that is only found while it is drawn.
      const labels = { count: 'not a function' };
      Object.assign(document.querySelector('steam-course-finder') ?? {}, { texts: labels });
    },
    tag('course-finder', 'loader'),
  );
  await expect
    .poll(async () => (await heard(page)).map(({ type, detail }) => `${type} ${detail.kind}`))
    .toEqual(['error script']);
  await expect(page.getByText(fallback)).toBeVisible();
  await page.locator('steam-course-finder').evaluate((finder: HTMLElement & { texts?: object; reload(): void }) => {
    finder.texts = undefined;
    finder.reload();
  });
  await expect(page.locator('[part=card]').first()).toBeVisible();
  expect((await heard(page)).map(({ type }) => type)).toEqual(['error', 'ready']);
});
