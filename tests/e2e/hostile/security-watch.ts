import type { Page } from '@playwright/test';
import { test as base, expect } from '../fault-site.ts';

/** Fails the test if a page runs an injected script, requests another host or opens a window. */
export const test = base.extend<{ securityWatch: undefined }>({
  securityWatch: [
    async ({ context, page, site, api }, use) => {
      const violations: string[] = [];
      const own = [new URL(site.url).host, new URL(api.host).host];
      const isOwn = ({ protocol, host }: URL) => !protocol.startsWith('http') || own.includes(host);
      context.on('dialog', async (dialog) => {
        violations.push(`dialog: ${dialog.message()}`);
        await dialog.dismiss();
      });
      page.on('popup', (popup) => violations.push(`popup: ${popup.url()}`));
      context.on('request', (request) => {
        if (!isOwn(new URL(request.url())) && !['image', 'media'].includes(request.resourceType()))
          violations.push(`${request.resourceType()}: ${request.url()}`);
      });
      await context.route(
        (url) => !isOwn(url),
        (route) => route.abort(),
      );
      await use(undefined);
      expect(violations).toEqual([]);
      await expectNothingRan(page);
    },
    { auto: true },
  ],
});

/** Expects that no injection ran in the open page. Call it for each page of a test. */
export const expectNothingRan = async (page: Page) =>
  expect(await page.evaluate(() => Reflect.get(window, '__hacked'))).toBeUndefined();

/** Opens every panel. Stops `toggle` events, with which the site would close other panels. */
export const openPanels = (page: Page) =>
  page.evaluate(() => {
    addEventListener('toggle', (event) => event.stopImmediatePropagation(), true);
    for (const panel of document.querySelectorAll('details')) {
      panel.removeAttribute('name');
      panel.open = true;
    }
  });

/** The tags of all elements, with attributes that could run code. */
export const elementOutline = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      // Ignore carousel controls, which load late, and preloads of images, which depend on URLs.
      .filter((element) => !element.closest('button, [aria-roledescription=carousel] ul, link'))
      .map(({ localName, attributes }) => {
        const odd = [...attributes]
          .map((attribute) => attribute.name)
          .filter((name) => /^(on|srcdoc|style$)/.test(name));
        return odd.length > 0 ? `${localName}[${odd}]` : localName;
      }),
  );

export { expect };
