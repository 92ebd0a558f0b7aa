import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** Slow 4G as defined by Lighthouse: 562.5 ms latency per request, 1.47 Mbit/s down, 675 kbit/s up. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };
const slowdown = 4;

/** The time zone of the visitors of the sample school. */
const timezoneId = 'Asia/Karachi';

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  timezoneId,
};
export const laptop = { viewport: { width: 1200, height: 823 }, timezoneId };

export interface VisitOptions {
  device?: typeof phone | typeof laptop;
  /** Throttles the network. @default true */
  network?: boolean;
  /** If false, blocks the scripts of the page. The scripts of the bench still run. @default true */
  scripts?: boolean;
  /** Runs in the page: whether the expected outcome of a click is visible. */
  shown?: () => boolean;
}

/** Opens a page with an empty cache, a throttled network and a throttled processor. `use` acts as the visitor. */
export async function visit<T>(
  browser: Browser,
  { device = phone, network = true, scripts = true, shown = () => false }: VisitOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (network) await cdp.send('Network.emulateNetworkConditions', slow4g);
    if (!scripts) await cdp.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    await page.addInitScript(`(${timeClick})(${shown})`);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Opens a page, and waits three seconds after its load event. */
export async function openAndRead(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await pause(3_000);
}

/**
 * Scrolls an element into view, and clicks or taps its centre half a second later. Skips Playwright's actionability checks,
 * because their time would count.
 */
export async function press(page: Page, selector: string, restMs = 0): Promise<void> {
  const element = page.locator(selector).filter({ visible: true }).first();
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await pause(500);
  const box = await element.evaluate((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, touch: navigator.maxTouchPoints > 0 };
  });
  if (box.touch) return page.touchscreen.tap(box.x, box.y);
  if (restMs) {
    await page.mouse.move(box.x, box.y);
    await pause(restMs);
  }
  await page.mouse.click(box.x, box.y);
}

/** The time from the click to the frame that shows its outcome, also in another document, in ms. */
export async function pressToPaint(page: Page): Promise<number> {
  const read = () => page.evaluate(() => sessionStorage.getItem('tookMs')).catch(() => null);
  for (const begun = Date.now(); Date.now() - begun < 20_000; await pause(50)) {
    const took = await read();
    if (took !== null) return Number(took);
  }
  throw new Error(`No outcome of the click on ${page.url()} for 20 s.`);
}

/** Runs in the page: records the time of the pointer event and of the frame that shows the outcome. */
function timeClick(shown: () => boolean): void {
  if (!location.protocol.startsWith('http')) return;
  const now = () => performance.timeOrigin + performance.now();
  const note = ({ timeStamp }: Event) => {
    if (!sessionStorage.getItem('pressedAt'))
      sessionStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp));
  };
  addEventListener('pointerdown', note, { capture: true });
  const look = () => {
    const pressedAt = sessionStorage.getItem('pressedAt');
    if (!pressedAt || !shown()) return void requestAnimationFrame(look);
    setTimeout(() => sessionStorage.setItem('tookMs', String(now() - Number(pressedAt))));
  };
  requestAnimationFrame(look);
}

export interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time: the time beyond 50 ms of long tasks after the first paint. */
  tbt: number;
  /** The longest interaction: the time from the key or pointer event to the next paint. */
  inp: number;
  /** The time of the first usable content: filtered cards (loads.ts) or the first card (pasted-lines.ts); 0 before. */
  usableAt: number;
}

declare global {
  interface Window {
    bench: Observed;
  }
}

/** Runs in the page: records paints, layout shifts, long tasks and interactions from the start. */
function observe(): void {
  const bench: Observed = { fcp: 0, lcp: 0, cls: 0, tbt: 0, inp: 0, usableAt: 0 };
  window.bench = bench;
  const on = (type: string, read: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe(options);
  };
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    bench.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    bench.cls += 'value' in entry ? Number(entry.value) : 0;
  });
  on('longtask', ({ startTime, duration }) => {
    if (bench.fcp > 0 && startTime + duration > bench.fcp) bench.tbt += Math.max(0, duration - 50);
  });
  on('event', (entry) => {
    if ('interactionId' in entry && Number(entry.interactionId) > 0) bench.inp = Math.max(bench.inp, entry.duration);
  });
}

/** Waits until the observers have reported. Returns the recorded values. */
export async function observed(page: Page): Promise<Observed> {
  await pause(500);
  return page.evaluate(() => window.bench);
}
