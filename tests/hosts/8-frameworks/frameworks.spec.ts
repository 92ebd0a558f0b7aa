import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildDir } from '../../../src/settings/folders.ts';
import { bundleHost } from '../bundle-host.ts';
import { expect, type Hosts, receivedEvents, test } from '../host.ts';
import { contentSelector, names, script } from '../snippets.ts';
import { first, second } from './app.ts';

const frameworks = ['react', 'preact', 'vue'] as const;

/** The script tag of a host page with a framework or a bundler. */
const bundle = async (name: (typeof frameworks)[number] | 'bundler', hosts: Hosts) =>
  `<script type="module" src="${await bundleHost(join(import.meta.dirname, `${name}.ts`), hosts)}"></script>`;

async function expectValues(page: Page, values: typeof first, { hasTexts = true } = {}) {
  const cards = page.locator('steam-course-finder [part=card]');
  await expect(cards).toHaveCount(values.limit);
  await expect(page.locator('steam-course-finder select')).toHaveCount(values.hide ? 0 : 2);
  if (!values.hide) await expect(page.getByLabel('Category')).toHaveValue(values.category);
  if (hasTexts) await expect(cards.first().getByRole('link')).toHaveText(new RegExp(`^${values.learnMore}`));
  await expect(page.locator('steam-product-list [part=card]')).toHaveCount(values.products.length);
  await expect(page.locator('steam-faq summary')).toHaveCount(values.limit);
  await expect(page.getByRole('heading', { name: values.heading })).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue(values.heading);
}

/** Events that the host page's handler received and prevented. */
const handledEvents = (page: Page) => page.locator('#events li').allTextContents();

for (const name of frameworks) {
  test(`a page made with ${name} passes all types of values, receives events, and removes and adds widgets`, async ({
    page,
    open,
    kit,
    hosts,
  }) => {
    await page.setViewportSize({ width: 1280, height: 6000 });
    const app = `<div id="app"></div>${await bundle(name, hosts)}`;
    await open({ head: script('faq', 'loader', kit.url), body: app });
    await test.step('passes strings, numbers, booleans, arrays and objects', () => expectValues(page, first));

    await test.step('receives events and prevents them', async () => {
      await page.getByLabel('Category').selectOption('arts');
      // Poll, because the widget dispatches the event after it has rendered the filtered list.
      await expect.poll(async () => (await handledEvents(page)).length).toBe(1);
      await page.locator('steam-course-finder [part=card] a').first().click();
      await page.locator('steam-product-list a').first().click();
      await page.locator('steam-faq summary').first().click();
      await page.getByLabel('Your e-mail').fill('a@example.org');
      await page.getByLabel('Your message').fill('Hello');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect
        .poll(async () => (await handledEvents(page)).map((text) => text.split(' ')[0]))
        .toEqual(['steam-filter', 'steam-course-select', 'steam-download', 'steam-toggle', 'steam-submit']);
      expect((await handledEvents(page))[0]).toMatch(
        /^steam-filter \{"category":"arts","level":"","q":"","count":\d+\}$/,
      );
      // The page calls `preventDefault` on each event, so the browser does not navigate and the form sends nothing.
      expect(await page.locator('#app').count()).toBe(1);
      expect(await receivedEvents(page, 'sent')).toEqual([]);
    });

    await test.step('removes and adds the widgets', async () => {
      for (let times = 0; times < 6; times += 1) await page.locator('#toggle').click();
      await expectValues(page, first);
    });

    await test.step('changes all values, then removes the widgets', async () => {
      await page.locator('#change').click();
      await expectValues(page, second);
      await page.locator('#toggle').click();
      for (const one of names) await expect(page.locator(`steam-${one}`)).toHaveCount(0);
    });

    await test.step('renders before the script runs', async () => {
      await open({ body: app });
      await expect(page.getByText('Courses')).toBeVisible();
      await page.addScriptTag({ url: `${kit.url}/embed/v1/steam.js`, type: 'module' });
      // `texts` is lost: frameworks set it as a property, which an undefined element does not have yet.
      await expectValues(page, first, { hasTexts: false });
    });
  });
}

test('a page with a bundler imports the elements from the package', async ({ page, open, kit, hosts }) => {
  await page.setViewportSize({ width: 1280, height: 6000 });
  await open({ body: `<div id="app" data-site="${kit.url}"></div>${await bundle('bundler', hosts)}` });
  await expectValues(page, first);
  for (const name of names) await expect(page.locator(`steam-${name} ${contentSelector[name]}`).first()).toBeVisible();
});

test('importing and defining the elements on a server has no effect and throws no error', async () => {
  for (const name of names) {
    const file = join(buildDir, `embed/elements/${name}.js`);
    expect(existsSync(file)).toBe(true);
    const { define } = (await import(file)) as { define: (site: string) => void };
    expect(define('https://steam.example')).toBeUndefined();
  }
});
