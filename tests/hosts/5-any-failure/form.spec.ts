import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildDir } from '../../../src/settings/folders.ts';
import { everyNth } from '../../full.ts';
import { expect, receivedEvents, test } from '../host.ts';
import { contentSelector, fallback, names, script, selector, tag, ways } from '../snippets.ts';
import { failures, startBrokenApi } from './broken-api.ts';

/** Responses that break a list, but not a form: JSON with a success status means that the message was accepted. */
const taken = new Set(['an empty list', 'invalid rows', 'an object instead of a list']);

async function write(page: Page) {
  await page.getByLabel('Your e-mail').fill('a@example.org');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Your message').fill('When does it begin?');
}

for (const way of ways) {
  test(`contact-form (${way}) shows without an API, keeps the message after each failure, and sends it after the API is repaired`, async ({
    page,
    open,
    kit,
  }) => {
    const api = await startBrokenApi(kit.url);
    await open({ head: script('contact-form', way, kit.url), body: tag('contact-form', way) });
    const place = page.locator('body > *');
    let refused = 0;
    for (const [failure, { respond }] of Object.entries(failures)) {
      if (taken.has(failure)) continue;
      await test.step(failure, async () => {
        await place.evaluate(
          (element, address) =>
            element.setAttribute(element.localName === 'div' ? 'data-api-host' : 'api-host', address),
          api.hostOf(respond),
        );
        if (!refused) await write(page);
        await page.getByRole('button').click();
        refused += 1;
        await expect.poll(async () => (await receivedEvents(page, 'refused')).length).toBe(refused);
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
    const eventTypes = (await receivedEvents(page)).map(({ type }) => type);
    expect(eventTypes).toEqual(['ready', ...Array(refused).fill(['submit', 'refused']).flat(), 'submit', 'sent']);
    await api.stop();
  });
}

test('contact-form validates on the first Send, also as a single copied file or if its second file is blocked', async ({
  page,
  open,
  kit,
  hosts,
}) => {
  const copy = readFileSync(join(buildDir, 'embed/contact-form.js'), 'utf8');
  hosts.put('/copy/contact-form.js', 'text/javascript', copy);
  await page.route(/contact-control/, (route) => route.abort());
  await open({
    head: `<script src="${hosts.url}/copy/contact-form.js" defer></script>`,
    body: tag('contact-form', 'classic', { 'api-host': `${kit.url}/api` }),
  });
  const copied = page.locator(selector('contact-form', 'classic'));
  await copied.getByRole('button').click();
  await expect(copied.getByText('Email is required')).toBeVisible();
  await expect(copied.getByLabel('Your e-mail')).toBeFocused();

  await open({ head: script('contact-form', 'loader', kit.url), body: tag('contact-form', 'loader') });
  const blocked = page.locator(selector('contact-form', 'loader'));
  const email = blocked.getByLabel('Your e-mail');
  await blocked.getByRole('button').click();
  await expect(email).toBeFocused();
  await email.fill('x@y');
  await blocked.getByLabel('Subject').fill('A question');
  await blocked.getByLabel('Your message').fill('When does it begin?');
  await blocked.getByRole('button').click();
  await expect(blocked.getByText('Invalid email address')).toBeVisible();
  expect(await receivedEvents(page, 'submit')).toEqual([]);
  await email.fill('x@example.org');
  await blocked.getByRole('button').click();
  await expect(blocked.getByText('Thank you, your message has been received.')).toBeVisible();
});

const fates = [
  ['is blocked', 'blockedbyclient'],
  ['cannot be loaded', 'connectionrefused'],
] as const;

for (const [fate, code] of everyNth(fates, 2)) {
  test(`all four widgets (loader) keep the fallback and dispatch one error when their second script ${fate}`, async ({
    page,
    open,
    kit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 6000 });
    await page.route(/\/embed\/v1\/kit\./, (route) => route.abort(code));
    await open({ head: script('faq', 'loader', kit.url), body: names.map((name) => tag(name, 'loader')).join('') });
    await expect.poll(async () => (await receivedEvents(page)).length).toBe(names.length);
    expect((await receivedEvents(page)).map(({ type, detail }) => `${type} ${detail.kind}`)).toEqual(
      names.map(() => 'error script'),
    );
    for (const link of await page.getByText(fallback).all()) await expect(link).toBeVisible();
    for (const name of names) await expect(page.locator(`steam-${name} ${contentSelector[name]}`)).toHaveCount(0);
  });
}

for (const [fate, code] of everyNth(fates, 2, 1)) {
  test(`each fallback stays and no event is dispatched when every widget script ${fate}`, async ({
    page,
    open,
    kit,
  }) => {
    await page.route(/\/embed\//, (route) => route.abort(code));
    await open({
      head: `${script('faq', 'loader', kit.url)}${names.map((name) => script(name, 'classic', kit.url)).join('')}`,
      body: names.flatMap((name) => ways.map((way) => tag(name, way))).join(''),
    });
    await expect(page.getByText(fallback)).toHaveCount(names.length * ways.length);
    for (const link of await page.getByText(fallback).all()) await expect(link).toBeVisible();
    expect(await receivedEvents(page)).toEqual([]);
  });
}

test('a widget that throws while it renders, before and after its list loads, leaves the fallback, dispatches one error, and keeps the error away from window.onerror', async ({
  page,
  open,
  kit,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/api/course?counts', async (route) => {
    await released.promise;
    await route.continue();
  });
  await open({ head: script('course-finder', 'loader', kit.url), body: tag('course-finder', 'loader') });
  await page.locator('steam-course-finder').evaluate((finder) => Object.assign(finder, { texts: { names: null } }));
  released.resolve();
  await expect(page.getByText(fallback)).toBeVisible();
  await expect
    .poll(async () => (await receivedEvents(page)).map(({ type, detail }) => `${type} ${detail.kind}`))
    .toEqual(['error script']);
  await page.locator('steam-course-finder').evaluate((finder: HTMLElement & { texts?: object; reload(): void }) => {
    finder.texts = undefined;
    finder.reload();
  });
  await expect(page.locator('[part=card]').first()).toBeVisible();
  expect((await receivedEvents(page)).map(({ type }) => type)).toEqual(['error', 'ready']);
});

test('Urdu texts whose getter throws leave the fallback and dispatch one error', async ({ page, show }) => {
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
  expect((await receivedEvents(page)).map(({ type }) => type)).toEqual(['ready', 'error']);
});

test('a widget whose Urdu texts fail to load shows English and sets lang to en', async ({ page, show }) => {
  await page.route('**/ur.*.js', (route) => route.abort());
  await show('faq', 'loader', { lang: 'ur' });
  await expect(page.locator('steam-faq .s')).toHaveAttribute('lang', 'en');
  await expect(page.locator('steam-faq .s')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('steam-faq').getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  expect((await receivedEvents(page)).map(({ type }) => type)).toEqual(['ready']);
});
