import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { startPlainPage } from './plain-page.ts';
import type { Measurement } from './run.ts';
import { laptop, observed, openAndRead, phone, press, visit } from './visit.ts';

const catalogue = '/explore-allcourses';
const filter = 'main select[name=category], form select[name=category]';

/** Measures the load of a page and its first interaction. */
const loading = (browser: Browser, path: string, firstPress: string): Measurement => ({
  rows: {
    [`${path}: FCP, ms`]: '',
    [`${path}: LCP, ms`]: '',
    [`${path}: TBT, with the first interaction, ms`]: '≤ 60',
    [`${path}: CLS`]: '≤ 0.001',
    [`${path}: JavaScript and CSS before idle, brotli, KB`]: '≤ 100',
  },
  measure: (url) =>
    visit(browser, {}, async (page) => {
      await openAndRead(page, url + path);
      const { fcp, lcp, cls } = await observed(page);
      const kilobytes = await codeBeforeIdle(page);
      await press(page, firstPress);
      const { tbt } = await observed(page);
      return [fcp, lcp, tbt, cls, kilobytes];
    }),
});

/** The size of scripts and styles that are requested before the load event, in KB. Later requests are prefetches. */
async function codeBeforeIdle(page: Page): Promise<number> {
  const { styles, files } = await page.evaluate(() => {
    const end = performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as PerformanceNavigationTiming).loadEventStart)[0];
    const code = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.(js|css)$/.test(new URL(name).pathname) && startTime < (end ?? 0));
    return {
      styles: [...document.querySelectorAll('head style')].map((style) => style.textContent).join(''),
      files: code.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    };
  });
  return (files + brotliCompressSync(styles).length) / 1_000;
}

/** Compares the catalogue with a hand-written page of the same courses: how much later it paints and can filter. */
const besidePlainPage = (browser: Browser, device: typeof phone | typeof laptop, name: string): Measurement => ({
  rows: {
    [`${name}: FCP ÷ plain page’s`]: '≤ 1.10',
    [`${name}: LCP ÷ plain page’s`]: '≤ 1.10',
    [`${name}: filter usable ÷ plain page’s`]: '≤ 1.15',
  },
  measure: async (url) => {
    const plainPage = await startPlainPage(url);
    const load = (address: string) =>
      visit(browser, { device }, async (page) => {
        await page.addInitScript(chooseEarly, plainPage.science);
        await page.goto(address, { waitUntil: 'load' });
        await page.waitForFunction(() => window.bench.usableAt > 0, undefined, { timeout: 30_000, polling: 100 });
        await pause(500);
        return observed(page);
      });
    try {
      const plain = await load(`${plainPage.url}/plain`);
      const ours = await load(url + catalogue);
      return [ours.fcp / plain.fcp, ours.lcp / plain.lcp, ours.usableAt / plain.usableAt];
    } finally {
      plainPage.stop();
    }
  },
});

/** Runs in the page: selects a category as soon as the select exists, and again every 500 ms until the list is filtered. */
function chooseEarly(expected: number): void {
  let triedAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    const select = document.querySelector<HTMLSelectElement>('form select[name=category]');
    const shown = [...document.querySelectorAll('main article')].filter((card) => card.checkVisibility()).length;
    if (select?.value === 'science' && shown === expected) {
      window.bench.usableAt = performance.now();
      return;
    }
    requestAnimationFrame(look);
    if (!select || performance.now() - triedAt < 500) return;
    triedAt = performance.now();
    select.value = 'science';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  requestAnimationFrame(look);
}

export const loads = (browser: Browser): Measurement[] => [
  loading(browser, '/', 'header [aria-label="Open the menu"]'),
  loading(browser, catalogue, 'main form button:last-of-type'),
  loading(browser, '/course-details/kitchen-chemistry', 'main details:not([open]) > summary'),
];

export const plainPages = (browser: Browser): Measurement[] => [
  besidePlainPage(browser, phone, 'catalogue on a phone'),
  besidePlainPage(browser, laptop, 'catalogue on a laptop'),
];

/** Measures the longest interaction (INP) while arrow keys change the filter of `count` courses. */
const keysAt = (browser: Browser, count: number): Measurement => ({
  rows: { [`keys on the filter, ${count.toLocaleString('en')} courses: INP, ms`]: '≤ 100' },
  measure: async (url) => {
    const known: { _id: string }[] = await (await fetch(`${url}/api/course`)).json();
    const many = Array.from({ length: count }, (_, index) => {
      const like = known[index % known.length];
      return { ...like, _id: `${like?._id}-${index}` };
    });
    return visit(browser, { network: false }, async (page) => {
      await page.route(/\/api\/course(\?brief)?$/, (route) => route.fulfill({ json: many }));
      await openAndRead(page, `${url}/`);
      await page.locator(`main a[href="${catalogue}"]`).first().click();
      await page.locator('main article').first().waitFor();
      await pause(3_000);
      return [await pressKeys(page)];
    });
  },
});

/** Measures the longest interaction (INP) of the first keys of a visit on slow 4G. */
const firstKeys = (browser: Browser): Measurement => ({
  rows: { 'keys on the filter, the first ones of a visit: INP, ms': '≤ 100' },
  measure: (url) =>
    visit(browser, {}, async (page) => {
      await openAndRead(page, url + catalogue);
      return [await pressKeys(page)];
    }),
});

async function pressKeys(page: Page): Promise<number> {
  await page.locator(filter).first().focus();
  await page.evaluate(() => {
    window.bench.inp = 0;
  });
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    await pause(400);
  }
  // Event Timing does not report interactions below 16 ms.
  return Math.max(16, (await observed(page)).inp);
}

export const keys = (browser: Browser): Measurement[] => [
  firstKeys(browser),
  ...[40, 4_000, 40_000].map((count) => keysAt(browser, count)),
];
