import type { Page } from '@playwright/test';
import { test as base, expect } from '../fault-site.ts';

/** In every page of the visit nothing runs, asks or opens that is not the site's own. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ context, page, site, api }, use) => {
      const strange: string[] = [];
      const own = [new URL(site.url).host, new URL(api.host).host];
      const isOwn = ({ protocol, host }: URL) => !protocol.startsWith('http') || own.includes(host);
      context.on('dialog', async (dialog) => {
        strange.push(`dialog: ${dialog.message()}`);
        await dialog.dismiss();
      });
      page.on('popup', (popup) => strange.push(`popup: ${popup.url()}`));
      context.on('request', (request) => {
        if (!isOwn(new URL(request.url())) && !['image', 'media'].includes(request.resourceType()))
          strange.push(`${request.resourceType()}: ${request.url()}`);
      });
      await context.route(
        (url) => !isOwn(url),
        (route) => route.abort(),
      );
      await use(undefined);
      expect(strange).toEqual([]);
      await expectNothingRan(page);
    },
    { auto: true },
  ],
});

/** None of the attacks in the page that is open has run; a test that opens several looks at each. */
export const expectNothingRan = async (page: Page) =>
  expect(await page.evaluate(() => Reflect.get(window, '__hacked'))).toBeUndefined();

/** Opens every panel of the page at once. The site hears of none: it would close the others again. */
export const openPanels = (page: Page) =>
  page.evaluate(() => {
    addEventListener('toggle', (event) => event.stopImmediatePropagation(), true);
    for (const panel of document.querySelectorAll('details')) {
      panel.removeAttribute('name');
      panel.open = true;
    }
  });

/** Everything a page is made of, without the words: the tags, and the attributes that could run. */
export const anatomy = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      // A carousel's controls come when its code has come; a picture's preload goes by its address.
      .filter((element) => !element.closest('button, [aria-roledescription=carousel] ul, link'))
      .map(({ localName, attributes }) => {
        const odd = [...attributes]
          .map((attribute) => attribute.name)
          .filter((name) => /^(on|srcdoc|style$)/.test(name));
        return odd.length > 0 ? `${localName}[${odd}]` : localName;
      }),
  );

export { expect };
