import type { Page } from '@playwright/test';
import { allRoutes, headerHydrated, holdBack, open, signIn } from './helpers.ts';
import { expect, test } from './site.ts';
import { stallingLine } from './stalling-line.ts';

declare global {
  interface Window {
    /** What the server's HTML had, and how it looked. */
    served: { part: Element; looks: Map<string, string> }[];
  }
}

/** In the page: keeps what the server has made. */
function keepServed(): void {
  document.addEventListener('DOMContentLoaded', () => {
    window.served = [...document.body.querySelectorAll('*')].map((part) => ({ part, looks: new Map() }));
  });
}

/** In the page: keeps how each of them looks that can be seen, and says what looks otherwise than the last time. */
function looks(): string[] {
  const otherwise: string[] = [];
  for (const { part, looks } of window.served) {
    if (!part.checkVisibility()) continue;
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(part, pseudo);
      if (pseudo && style.content === 'none') continue;
      for (const name of style) {
        const value = style.getPropertyValue(name);
        const before = looks.get(pseudo + name);
        if (before !== undefined && before !== value)
          otherwise.push(`${part.localName}.${part.className}${pseudo} ${name}: ${before} → ${value}`);
        looks.set(pseudo + name, value);
      }
    }
  }
  return otherwise;
}

/** The sheet with the rules of all parts has come. */
const allRules = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Math.max(...document.adoptedStyleSheets.map((sheet) => sheet.cssRules.length))))
    .toBeGreaterThan(200);

test.describe('The rules', () => {
  for (const path of allRoutes) {
    test(`that come later change nothing that ${path} has shown`, async ({ page, context, server }) => {
      await signIn(context, server);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(keepServed);
      const letThrough = await holdBack(page, '**/styles-*.css');
      await open(page, path);
      expect(await page.evaluate(looks)).toEqual([]);
      letThrough();
      await allRules(page);
      expect(await page.evaluate(looks)).toEqual([]);
    });
  }

  test('of the header stand before it: it is itself while all else is on its way', async ({ page, server }) => {
    const line = await stallingLine(server.url, '<style id="styles"');
    await page.route(/\.(js|woff2)$/, (route) => route.abort());
    await page.goto(`${line.url}/explore-allcourses`, { waitUntil: 'commit' });
    await expect(page.locator('header a[aria-label="Open the menu"]')).toBeAttached();
    await expect(page.locator('main')).not.toBeAttached();
    const parts = await page.evaluate(() => {
      window.served = [...document.querySelectorAll('header, header *')].map((part) => ({ part, looks: new Map() }));
      return window.served.length;
    });
    expect(parts).toBeGreaterThan(10);
    await page.evaluate(looks);
    line.goOn();
    await expect(page.locator('footer')).toBeAttached();
    expect(await page.evaluate(looks)).toEqual([]);
    line.stop();
  });
});

test.describe('The rules of a page', () => {
  // React says that it draws the header anew; and what an extension may do, a test's own script may not.
  test.use({ noise: /Minified React error #418|inline style|style-src-elem/ });

  test('stay where a translator has changed its header before the scripts came', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const link = document.querySelector('header nav a');
        const font = document.createElement('font');
        font.append(...(link?.childNodes ?? []));
        link?.append(font);
      });
    });
    await holdBack(page, '**/styles-*.css');
    await page.goto('/explore-allcourses', { waitUntil: 'domcontentloaded' });
    const banner = page.locator('main section').first();
    const room = () => banner.evaluate((part) => getComputedStyle(part).paddingTop);
    const before = await room();
    await headerHydrated(page);
    expect(before).toMatch(/^[1-9]/);
    expect(await room()).toBe(before);
  });

  test('and the page stay the only ones where an extension has put a copy behind them', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const own of document.querySelectorAll('style')) {
          const copy = document.createElement('style');
          copy.className = 'darkreader darkreader--sync';
          own.after(copy);
        }
      });
    });
    await open(page, '/explore-allcourses');
    await expect(page.locator('main')).toHaveCount(1);
    await page.locator('main select').first().selectOption({ label: 'Science (9)' });
    await expect(page.locator('main article')).toHaveCount(9);
  });
});
