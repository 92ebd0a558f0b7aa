import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { chooseEarly, observe, type Probe, type Wanted } from './probe.ts';

/** A cheap phone on a slow 4G connection, as Lighthouse throttles it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

export type Kind = 'document' | 'script' | 'image' | 'font' | 'style' | 'data';
const kinds: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Image: 'image',
  Font: 'font',
  Stylesheet: 'style',
};

export interface Load extends Probe {
  tbt: number;
  requests: number;
  /** Encoded body bytes by kind, of what came until the page was quiet. */
  bytes: Record<Kind, number>;
}

interface Opened {
  page: Page;
  cdp: CDPSession;
  traffic: { requests: number; bytes: Record<Kind, number>; busy: () => boolean };
}

/** One fresh browser, throttled; `use` may do with its empty page what it likes. */
export async function inBrowser<T>(
  use: (opened: Opened) => Promise<T>,
  { network = true, cookies = [] as { name: string; value: string; url: string }[] } = {},
): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    const context = await browser.newContext(phone);
    await context.addCookies(cookies);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const traffic = await countTraffic(cdp);
    if (network) await cdp.send('Network.emulateNetworkConditions', slow4g);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    return await use({ page, cdp, traffic });
  } finally {
    await browser.close();
  }
}

async function countTraffic(cdp: CDPSession): Promise<Opened['traffic']> {
  const bytes: Record<Kind, number> = { document: 0, script: 0, image: 0, font: 0, style: 0, data: 0 };
  const running = new Map<string, { kind: Kind; headers: number }>();
  const traffic = { requests: 0, bytes, busy: () => running.size > 0 };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http') || running.has(requestId)) return;
    traffic.requests++;
    running.set(requestId, { kind: kinds[type ?? ''] ?? 'data', headers: 0 });
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const known = running.get(requestId);
    if (known) running.set(requestId, { kind: kinds[type] ?? known.kind, headers: response.encodedDataLength });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = running.get(requestId);
    if (known) bytes[known.kind] += Math.max(0, encodedDataLength - known.headers);
    running.delete(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => running.delete(requestId));
  await cdp.send('Network.enable');
  return traffic;
}

/** Quiet: nothing on its way and nothing observed for a second. */
async function quiet(page: Page, busy: () => boolean): Promise<void> {
  let since = Date.now();
  for (let waited = 0; Date.now() - since < 1_000 && waited < 30_000; waited += 100) {
    const last = await page.evaluate(() => performance.now() - window.bench.last);
    if (busy() || last < 1_000) since = Date.now() - Math.min(busy() ? 0 : last, 900);
    await page.waitForTimeout(100);
  }
}

/** Loads a page and waits until it is quiet. */
export const loadPage = (url: string, options: Parameters<typeof inBrowser>[1] = {}): Promise<Load> =>
  inBrowser(async ({ page, traffic }) => {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await quiet(page, traffic.busy);
    const probe = await page.evaluate(() => window.bench);
    const tbt = probe.tasks
      .filter(([begun]) => begun >= probe.fcp)
      .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
    return { ...probe, tbt, requests: traffic.requests, bytes: traffic.bytes };
  }, options);

/** When a choice made as early as possible left the right cards, in milliseconds from the start of the page. */
export const usableAt = (url: string, wanted: Wanted): Promise<number> =>
  inBrowser(async ({ page, traffic }) => {
    await page.addInitScript(chooseEarly, wanted);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await quiet(page, traffic.busy);
    const right = await page.evaluate(() => sessionStorage.getItem('right'));
    if (right === null) throw new Error(`${url} never showed the right cards.`);
    return Number(right);
  });

/** The longest of the interactions that real key presses on a select make, from the press to the paint after it. */
export async function pressKeys(page: Page, select: string, keys: readonly string[]): Promise<number> {
  await page.locator(select).first().focus();
  await page.evaluate(() => {
    window.bench.interactions = {};
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    // Two frames and a little more: the next key of a quick visitor.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 120))));
  }
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => Object.values(window.bench.interactions));
  // What took less than 16 ms is not reported.
  return Math.max(16, ...seen);
}

export async function chromiumVersion(): Promise<string> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  const version = browser.version();
  await browser.close();
  return version;
}
