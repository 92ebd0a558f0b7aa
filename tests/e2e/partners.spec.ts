import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { full } from '../full.ts';
import { partners } from '../partners.ts';
import { overflow } from './helpers.ts';
import { expect, test } from './site.ts';

/** Scrolls to every widget of the page and waits until it shows its data. */
async function openAll(page: Page, name: string): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('steam-ready', (event) => {
      const path = event.composedPath().filter((one) => one instanceof HTMLElement);
      for (const one of path) one.dataset.ready = '';
    });
  });
  await page.goto(name ? `/demo/${name}/` : '/demo/');
  for (const widget of await page
    .locator(
      '[data-steam], :not([data-steam]) > :is(steam-course-finder, steam-contact-form, steam-faq, steam-product-list)',
    )
    .all()) {
    await widget.scrollIntoViewIfNeeded();
    await expect(widget).toHaveAttribute('data-ready', '');
  }
}

test.describe('The demo pages of partners', () => {
  test('are accessible and fit the viewport, on a phone and a desktop, including the widgets', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [place, name] of (full ? ['', ...partners] : ['', 'bootstrap', 'school']).entries()) {
      await test.step(`/demo/${name}`, async () => {
        await page.setViewportSize({ width: 390, height: 900 });
        await openAll(page, name);
        for (const width of [390, 1366]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page), `${width} px`).toBe(0);
          // axe checks each page at one of the two widths. `npm run test:all` checks both.
          if (full || width === (place % 2 ? 1366 : 390)) expect(await axeViolations(page), `${width} px`).toEqual([]);
        }
      });
    }
  });

  test('show every widget by the loader and by its classic script on one page, and fetch each list once', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) requests.push(pathname + search);
    });
    await openAll(page, 'everything');
    await expect(page.locator('steam-course-finder article')).toHaveCount(8);
    await expect(page.locator('steam-product-list article, steam-product-list li').first()).toBeVisible();
    await expect(page.locator('steam-faq details')).toHaveCount(8);
    await expect(page.locator('steam-contact-form form')).toHaveCount(2);
    const ofThePage = requests.filter((path) => path !== '/api/faq').sort();
    expect(ofThePage).toEqual([
      '/api/course?counts&limit=4&category=engineering',
      '/api/course?counts&limit=4&level=beginner',
      '/api/coursefaq/single/microbit-inventors',
      '/api/product',
    ]);
  });
});

test.describe('The demo page with a strict Content-Security-Policy', () => {
  const record = (page: Page) =>
    page.addInitScript(() => {
      const reports: string[] = [];
      Object.assign(window, { reports });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        reports.push(`${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
  const reports = (page: Page) => page.evaluate(() => (window as unknown as { reports: string[] }).reports);

  test('shows all courses and filters them without a violation of the policy', async ({ page }) => {
    await record(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) requests.push(pathname + search);
    });
    await openAll(page, 'strict');
    const cards = page.locator('steam-course-finder article');
    await expect(cards).toHaveCount(42);
    await page.locator('steam-course-finder').getByLabel('Category').selectOption('maths');
    await expect(cards).toHaveCount(8);
    // The widget uses the preloaded response, and the filter sends no request.
    expect(requests).toEqual(['/api/course?counts']);
    const styled = await cards.first().evaluate((card) => getComputedStyle(card).borderTopStyle);
    expect(styled).toBe('solid');
    expect(await reports(page)).toEqual([]);
  });
});

/** Opens a host page of another origin, with one widget frame. */
async function host(page: Page, kit: { url: string }, src: string, attributes = ''): Promise<void> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><html lang="en"><title>Host</title>
      <link rel="icon" href="data:,"><script>
        window.heard = [];
        addEventListener('message', ({ data, source }) => {
          heard.push(data);
          const frame = document.querySelector('iframe');
          if (data.type === 'steam-height' && source === frame.contentWindow) frame.height = data.height;
        });
      </script>
      <iframe title="Widget" width="800" height="200" ${attributes} src="${kit.url}/embed/v1/frame/${src}"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`);
  server.close();
}
const height = (page: Page) => page.locator('iframe').evaluate((frame) => frame.clientHeight);
const receivedMessages = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { message?: string; secret?: string; value?: unknown }[] }).heard);

test.describe('The frame of a widget', () => {
  test('sends a message by a click and by Enter, although the sandbox forbids form submission', async ({
    page,
    server,
    pageErrors,
  }) => {
    await host(page, server, 'contact-form', 'sandbox="allow-scripts"');
    const frame = page.frameLocator('iframe');
    for (const how of ['a click', 'Enter'] as const) {
      await test.step(how, async () => {
        await frame.getByLabel('Your message').fill(`Is there a class on Sundays? By ${how}.`);
        await frame.getByLabel('Your e-mail').fill('someone@example.org');
        await frame.getByLabel('Subject').fill('A question');
        const sent = page.waitForResponse((response) => response.request().method() === 'POST');
        if (how === 'Enter') await frame.getByLabel('Subject').press('Enter');
        else await frame.getByRole('button').click();
        expect((await sent).status()).toBe(200);
        await expect(frame.getByText('Thank you, your message has been received.')).toBeVisible();
        await expect(frame.getByLabel('Your message')).toHaveValue('');
      });
    }
    expect(pageErrors.list).toEqual([]);
  });

  test('needs no sandbox permission except allow-scripts, and supports the WordPress embed protocol: height and link messages carry the secret of the frame', async ({
    page,
    server,
    pageErrors,
  }) => {
    await host(page, server, 'course-finder?limit=4&partner=p#?secret=aB3xY', 'sandbox="allow-scripts"');
    await expect(page.frameLocator('iframe').locator('article')).toHaveCount(4);
    await expect.poll(() => height(page)).toBeGreaterThan(400);
    const card = page.frameLocator('iframe').locator('article a').first();
    await card.click();
    await expect
      .poll(async () =>
        (await receivedMessages(page)).filter(({ secret }) => secret === 'aB3xY').map(({ message }) => message),
      )
      .toContain('link');
    const messages = await receivedMessages(page);
    expect(messages.find(({ message }) => message === 'link')?.value).toBe(await card.getAttribute('href'));
    expect(messages.filter(({ message }) => message === 'height').at(-1)?.value).toBe(await height(page));
    expect(pageErrors.list).toEqual([]);
  });

  test('shows its first cards and a link if scripts are blocked', async ({ page, server, pageErrors }) => {
    await host(page, server, 'product-list?partner=green-valley', 'sandbox');
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('link', { name: 'STEAM Words' })).toBeVisible();
    await expect(frame.locator(`a[href="${server.url}/steam-products?partner=green-valley"]`)).toBeVisible();
    // The browser logs scripts that the sandbox blocks.
    expect(pageErrors.list.filter((line) => !line.startsWith('Blocked script execution'))).toEqual([]);
    pageErrors.list.length = 0;
  });
});
