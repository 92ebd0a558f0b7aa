import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, wholeChromiumPath } from '../chromium.ts';
import { type Browser, type Devtools, startBrowser, type Tab } from './devtools.ts';
import { calmest, undisturbed, type Watched, watch } from './machine.ts';
import { checkSpeed, learnSpeed, slowDown } from './phone.ts';
import { chooseEarly, giveSign, type Interaction, observe, type Probe, type Wanted } from './probe.ts';
import { median } from './statistics.ts';

/** A cheap phone on a slow 4G connection, as Lighthouse throttles it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

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

interface Traffic {
  requests: number;
  bytes: Record<Kind, number>;
  busy: () => boolean;
}

export type Opened = { page: Page; cdp: CDPSession };

/** One fresh browser with a slowed processor; `use` may do with its empty page what it likes. */
export async function inBrowser<T>(use: (opened: Opened) => Promise<T>, { network = true } = {}): Promise<T> {
  const browser = await chromium.launch({ executablePath: wholeChromiumPath(), args: chromiumArgs });
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (network) await cdp.send('Network.emulateNetworkConditions', slow4g);
    await learnSpeed(cdp);
    await slowDown(cdp);
    await page.addInitScript(observe);
    return await use({ page, cdp });
  } finally {
    await browser.close();
  }
}

async function countTraffic(cdp: Devtools): Promise<Traffic> {
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

interface LoadOptions {
  cookies?: { name: string; value: string; url: string }[];
  /** Runs in the page before anything of its own. */
  first?: string;
  /** When enough has been seen. @default when the page is quiet */
  until?: (read: (expression: string) => Promise<unknown>) => Promise<unknown>;
}

/** Loads a page as a new visitor does, waits until enough has been seen, and reads `value`, an expression in the page. */
async function load(url: string, value: string, { cookies = [], first = '', until }: LoadOptions) {
  const { page: cdp, close } = await freshTab();
  try {
    const traffic = await countTraffic(cdp);
    const read = async (expression: string): Promise<unknown> =>
      (await cdp.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
    await cdp.send('Emulation.setDeviceMetricsOverride', {
      ...phone.viewport,
      deviceScaleFactor: phone.deviceScaleFactor,
      mobile: true,
    });
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await cdp.send('Network.emulateNetworkConditions', slow4g);
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})();${first}` });
    for (const cookie of cookies) await cdp.send('Network.setCookie', cookie);
    await slowDown(cdp);
    await navigate(cdp, url);
    await (until ? until(read) : quiet(() => read('performance.now() - bench.last'), traffic.busy));
    const seen = { value: await read(value), traffic };
    await checkSpeed(cdp);
    return seen;
  } finally {
    await close();
  }
}

async function navigate(cdp: Devtools, url: string): Promise<void> {
  const loaded = new Promise<void>((resolve) => cdp.on('Page.loadEventFired', () => resolve()));
  await cdp.send('Page.navigate', { url });
  await loaded;
}

/** The browser of the loads that come next, and its tabs that no load has had yet. */
let now: { browser: Browser; tabs: Tab[] } | undefined;

/**
 * A tab that nothing has been in: each has a profile, a process and connections of its own. Two dozen are opened at a time,
 * in a new browser, and wait until it rests: it works for a while after its start, beside the page that it shows, and that
 * would be paid by the page here and by no visitor.
 */
async function freshTab(): Promise<Tab> {
  const tab = now?.tabs.pop();
  if (tab) return tab;
  await closeBrowser();
  const browser = await startBrowser();
  now = { browser, tabs: [] };
  for (let count = 0; count < 24; count++) now.tabs.push(await browser.open());
  await Promise.all(now.tabs.map(({ page }) => comeFromElsewhere(page)));
  await rest(browser.whole);
  const { page, close } = await browser.open();
  await learnSpeed(page);
  await close();
  return freshTab();
}

/** Ends the browser of the loads. */
export async function closeBrowser(): Promise<void> {
  await now?.browser.close();
  now = undefined;
}

/**
 * As visitors do: from a page of another site, for which the browser had another process. From its first, empty page it
 * would begin one only for a page that keeps other windows out (Cross-Origin-Opener-Policy), which took 35 ms here.
 */
async function comeFromElsewhere(page: Devtools): Promise<void> {
  await page.send('Page.enable');
  await navigate(page, 'data:text/html,Elsewhere');
  // Whose frames have been seen: what shows them has begun its work.
  const expression = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
  await page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
}

/** Waits until the browser has nothing more to do. */
async function rest(whole: Devtools): Promise<void> {
  const used = async () => {
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((seconds, { cpuTime }) => seconds + cpuTime, 0);
  };
  let last = await used();
  for (let tried = 0; tried < 50; tried++) {
    await pause(100);
    const now = await used();
    if (now - last < 0.015) return;
    last = now;
  }
}

/** Quiet: nothing on its way and nothing observed for half a second. */
async function quiet(sinceLast: () => Promise<unknown>, busy: () => boolean): Promise<void> {
  const begun = Date.now();
  for (let since = begun; Date.now() - since < 500 && Date.now() - begun < 30_000; await pause(100)) {
    const last = Number(await sinceLast());
    since = busy() ? Date.now() : Math.max(since, Date.now() - last);
  }
}

/** Loads a page and waits until it is quiet. */
export async function loadPage(url: string, options: LoadOptions = {}): Promise<Load> {
  const { value, traffic } = await undisturbed(() => load(url, 'bench', options));
  const probe = value as Probe;
  const tbt = probe.tasks
    .filter(([begun]) => begun >= probe.fcp)
    .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
  return { ...probe, tbt, requests: traffic.requests, bytes: traffic.bytes };
}

/** Loads a page, gives it a sign of its visitor once its header can hear it, and waits until it is quiet. */
export const touchPage = (url: string): Promise<Load> => loadPage(url, { first: `(${giveSign})();` });

export type Paints = Pick<Probe, 'fcp' | 'lcp'>;

/** Loads a page until its largest part has been painted, which is before its load event or in the frames after it. */
export async function paints(url: string): Promise<Paints> {
  const { value } = await load(url, 'bench', { until: () => pause(150) });
  return value as Probe;
}

/** When a choice made as early as possible left the right cards, and for half a second no others, in ms from the start. */
export async function usableAt(url: string, wanted: Wanted): Promise<number> {
  const right = 'sessionStorage.getItem("right")';
  const until: LoadOptions['until'] = async (read) => {
    const begun = Date.now();
    let [seen, since] = [await read(right), begun];
    while ((seen === null || Date.now() - since < 500) && Date.now() - begun < 30_000) {
      await pause(100);
      const now = await read(right);
      if (now !== seen) [seen, since] = [now, Date.now()];
    }
  };
  const { value } = await load(url, right, { first: `(${chooseEarly})(${JSON.stringify(wanted)})`, until });
  if (value === null) throw new Error(`${url} never showed the right cards.`);
  return Number(value);
}

/**
 * The longest of the interactions that real key presses on a select make, from the press to the paint after it: five times
 * from its first choice on, each press by the median of its times, for one hiccup of the machine would stand for all.
 */
export async function pressKeys({ page, cdp }: Opened, select: string, keys: readonly string[]): Promise<number> {
  const control = page.locator(select).first();
  const took: Watched<number>[][] = keys.map(() => []);
  for (let time = 0; time < 5; time++) {
    await control.selectOption({ index: 0 });
    await control.focus();
    await settle(page);
    await page.evaluate(() => {
      window.bench.interactions = {};
    });
    const presses: Watched<number>[] = [];
    for (const key of keys) {
      const press = async () => {
        const begun = await page.evaluate(() => performance.now());
        await page.keyboard.press(key);
        await settle(page);
        await checkSpeed(cdp);
        return begun;
      };
      await slowDown(cdp);
      presses.push(await watch(press));
    }
    const seen = await interactionsBefore(page);
    for (const [index, { value: begun, ...how }] of presses.entries()) {
      const next = presses[index + 1]?.value ?? Number.POSITIVE_INFINITY;
      const own = seen.filter((one) => one.begun >= begun && one.begun < next).map(({ length }) => length);
      // What took less than 16 ms is not reported.
      took[index]?.push({ value: Math.max(16, ...own), ...how });
    }
  }
  return Math.max(...took.map((times) => median(calmest(times).map(({ value }) => value))));
}

/**
 * The longest events of the interactions so far. The browser reports them in their order, some time after their paint, and
 * a quick one never: so one more key is pressed that takes long enough, and when that one is reported all others have been.
 */
async function interactionsBefore(page: Page): Promise<Interaction[]> {
  const reported = await page.evaluateHandle(() => {
    const enough = 50;
    const from = performance.now();
    const linger = ({ timeStamp }: Event) => {
      while (performance.now() - timeStamp < enough);
    };
    addEventListener('keydown', linger, { capture: true, once: true });
    const last = new Promise<string>((done) => {
      new PerformanceObserver((list, observer) => {
        const own = list.getEntries().find(({ name, startTime }) => name === 'keydown' && startTime >= from);
        if (!own) return;
        observer.disconnect();
        done(String('interactionId' in own ? own.interactionId : ''));
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    return { last };
  });
  await page.keyboard.press('Shift');
  return reported.evaluate(async ({ last }) => {
    const own = await last;
    return Object.entries(window.bench.interactions).flatMap(([id, one]) => (id === own ? [] : one));
  });
}

/** A frame and a little more: the next key of a quick visitor. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 120))));

export async function chromiumVersion(): Promise<string> {
  const browser = await chromium.launch({ executablePath: wholeChromiumPath(), args: chromiumArgs });
  const version = browser.version();
  await browser.close();
  return version;
}
