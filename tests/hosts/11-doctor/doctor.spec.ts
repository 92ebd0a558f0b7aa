import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyNth } from '../../full.ts';
import { expect, takeExpectedErrors, test } from '../host.ts';
import { contentSelector, script, tag, ways } from '../snippets.ts';
import { brokenPages } from './broken-pages.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Widget doctor' });
const first = (page: Page) => panel(page).getByRole('article').first().getByRole('heading');
const responses = {
  status: { status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' },
  html: {
    status: 200,
    headers: { 'Access-Control-Allow-Origin': '*' },
    contentType: 'text/html',
    body: '<p>Hello</p>',
  },
  empty: { status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, contentType: 'application/json', body: '[]' },
};

const parts = 4;
for (let part = 1; part <= parts; part += 1) {
  test(`the widget doctor names the cause of each broken page first, part ${part} of ${parts}`, async ({
    page,
    kit,
    hosts,
    errors,
  }) => {
    for (const [index, { what, page: written, first: title, text, byConsole, network }] of brokenPages.entries()) {
      if (index % parts !== part - 1) continue;
      await test.step(`a page with ${what}`, async () => {
        if (network) {
          await page.route(network.url, (route) =>
            network.does === 'abort' ? route.abort() : route.fulfill(responses[network.does]),
          );
        }
        const address = hosts.serve(written(kit.url, hosts.url));
        if (byConsole) {
          await page.goto(address);
          await page.evaluate((doctor) => import(doctor), `${kit.url}/embed/v1/doctor.js`);
        } else await page.goto(`${address}#steam-doctor`);
        await expect.soft(first(page), `on a page with ${what}`).toHaveText(title);
        if (text) await expect.soft(panel(page), `on a page with ${what}`).toContainText(text(kit.url));
        // Clear the errors that the broken page causes.
        await takeExpectedErrors(page);
        await page.unrouteAll();
        errors.splice(0);
      });
    }
  });
}

test('the widget doctor loads and adds nothing until #steam-doctor is added to the URL, and then opens', async ({
  page,
  kit,
  show,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await show('faq', 'loader', { lang: 'en_GB' });
  expect(requested.filter((url) => url.includes('doctor'))).toEqual([]);
  await expect(page.locator('steam-doctor')).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = 'steam-doctor';
  });
  await expect(panel(page).getByRole('heading', { name: 'No problems found' })).toBeVisible();
  expect(requested.filter((url) => url.includes('doctor'))).toEqual([`${kit.url}/embed/v1/doctor.js`]);
});

for (const way of ways) {
  test(`${way}: the widget doctor works under the strictest policy without a violation report, requests only the provider, and changes nothing`, async ({
    page,
    kit,
    hosts,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(`${request.method()} ${new URL(request.url()).origin}`));
    const address = hosts.serve({
      head: script('faq', way, kit.url),
      body: `<p>Before</p>${tag('faq', way)}`,
      headers: {
        'Content-Security-Policy': `default-src 'none'; script-src ${kit.url}; connect-src ${kit.url}; img-src ${kit.url} data:; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'`,
      },
    });
    await page.goto(address);
    await expect(page.locator(contentSelector.faq).first()).toBeVisible();
    const before = await page.evaluate(() => document.body.outerHTML);
    await page.goto(`${address}#steam-doctor`);
    await expect(panel(page).getByRole('heading', { name: 'No problems found' })).toBeVisible();
    expect(await page.evaluate(() => document.body.outerHTML)).toBe(before);
    expect([...new Set(requested)].sort()).toEqual([`GET ${hosts.url}`, `GET ${kit.url}`].sort());
    const look = await panel(page).evaluate((box) => getComputedStyle(box).borderRadius);
    expect(look).toBe('16px');
    // The `errors` fixture fails the test if this page reports a violation.
  });
}

test('the widget doctor copies its report, closes on Escape and returns focus to the button', async ({
  page,
  kit,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open({
    head: script('faq', 'loader', kit.url),
    body: `<button>Menu</button><steam-faq limmit="3"><a href="/x">See</a></steam-faq>`,
  });
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.evaluate(() => {
    location.hash = 'steam-doctor';
  });
  await expect(first(page)).toHaveText('There is no attribute “limmit”');
  await panel(page).getByRole('button', { name: 'Copy report' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Copied');
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('[Could be better] There is no attribute “limmit”');
  expect(report).toContain('What to do: Did you mean “limit”?');
  expect(report).toContain(`Page: ${new URL(page.url()).origin}${new URL(page.url()).pathname}\n`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not permitted'));
  });
  await panel(page).getByRole('button', { name: 'Copy report' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Press Ctrl+C or ⌘C. On a phone, hold the text.');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

for (const colorScheme of everyNth(['dark', 'light'] as const, 2)) {
  test(`the widget doctor is readable in the ${colorScheme} theme under a CSS reset, passes axe, and fits 320 px`, async ({
    page,
    kit,
    hosts,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    const head = `${script('faq', 'loader', kit.url)}<style>* { all: unset !important; font-size: 3px !important }</style>`;
    await page.goto(`${hosts.serve({ head, body: '<steam-faq limmit="3"></steam-faq>' })}#steam-doctor`);
    await expect(first(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('steam-doctor').analyze();
    expect(violations).toEqual([]);
    const box = await panel(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  });
}

test('the widget doctor shows no long text from the URL of a widget frame, and omits queries from the report', async ({
  page,
  kit,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sentence = 'Your account is locked. Call +92 300 1234567 now.';
  const query = new URLSearchParams({ limit: sentence, course: sentence, partner: sentence, theme: sentence });
  await page.goto(`${kit.url}/embed/v1/frame/faq?${query}#steam-doctor`);
  await expect(first(page)).toContainText('There is no course “Your account is locked. Call +92…”');
  await expect(panel(page)).not.toContainText('300 1234567');
  await panel(page).getByRole('button', { name: 'Copy report' }).click();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain(`Page: ${kit.url}/embed/v1/frame/faq\n`);
  expect(report).not.toContain('1234567');
});
