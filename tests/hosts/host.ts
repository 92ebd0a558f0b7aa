import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { type RunningServer, startServer } from '../server.ts';
import {
  type Attributes,
  contentSelector,
  type Mix,
  type Name,
  script,
  scriptsOf,
  selector,
  selectorsOf,
  tag,
  tagsOf,
  type Way,
} from './snippets.ts';

export interface HostPage {
  /** @default '<!doctype html>' */
  doctype?: string;
  html?: string;
  head?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** The web server of host pages, with another origin than the kit's server. */
export interface Hosts {
  url: string;
  /** Serves a page and returns its URL. */
  serve: (page: HostPage) => string;
  put: (path: string, type: string, text: string, headers?: Record<string, string>) => void;
  /** Requested paths, in order. */
  requested: string[];
}

export interface ReceivedEvent {
  type: string;
  detail: Record<string, unknown>;
  tag: string;
}

interface Fixtures {
  /** Opens a host page in this test's tab. */
  open: (page: HostPage, path?: string) => Promise<void>;
  /** Opens a page with one widget and waits until it shows its data. */
  show: (name: Name, way: Way, attributes?: Attributes, page?: HostPage) => Promise<void>;
  /** Opens a page with all four widgets and waits until each shows its data. */
  showAll: (mix: Mix, page?: HostPage) => Promise<void>;
  /** Uncaught errors, unhandled rejections and policy violations of the page. Any of them fails the test at its end. */
  errors: string[];
}

async function startHosts(): Promise<Hosts & { server: Server }> {
  const files = new Map<string, { type: string; text: string; headers: Record<string, string> }>();
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    requested.push(path);
    const file = files.get(path);
    if (!file) return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not here.');
    response.writeHead(200, { 'Content-Type': file.type, ...file.headers }).end(file.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const put: Hosts['put'] = (path, type, text, headers = {}) => void files.set(path, { type, text, headers });
  let count = 0;
  return {
    server,
    url,
    put,
    requested,
    serve({ doctype = '<!doctype html>', html = '<html lang="en">', head = '', body = '', headers }) {
      count += 1;
      const icon = '<link rel="icon" href="data:,">';
      const text = `${doctype}\n${html}<head><meta charset="utf-8"><title>A host</title>${icon}${head}</head>\n<body>${body}</body></html>`;
      put(`/page-${count}`, 'text/html; charset=utf-8', text, headers);
      return `${url}/page-${count}`;
    },
  };
}

/** Runs before any script of the page: records the events of widgets, errors and policy violations. */
function listen() {
  const events: ReceivedEvent[] = [];
  const errors: string[] = [];
  Object.defineProperty(window, Symbol.for('test'), { value: { events, errors } });
  for (const type of ['ready', 'error', 'filter', 'course-select', 'submit', 'sent', 'refused', 'toggle', 'download']) {
    addEventListener(`steam-${type}`, (event) => {
      const { detail } = event as CustomEvent<Record<string, unknown>>;
      events.push({ type, detail, tag: (event.target as Element).localName });
    });
  }
  addEventListener('error', (event) => errors.push(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => errors.push(`rejection: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) => {
    errors.push(`violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
}

export const test = base.extend<Fixtures, { kit: RunningServer; hosts: Hosts }>({
  kit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const { server, ...hosts } = await startHosts();
      await use(hosts);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  errors: [
    async ({ page }, use) => {
      const list: string[] = [];
      page.on('pageerror', (error) => list.push(String(error)));
      await page.addInitScript(listen);
      await use(list);
      list.push(...(await pageErrors(page)));
      expect(list, 'uncaught errors and violation reports').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, hosts }, use) => {
    await use(async (host) => void (await page.goto(hosts.serve(host))));
  },
  show: async ({ page, kit, open }, use) => {
    await use(async (name, way, attributes, host = {}) => {
      const body = `${host.body ?? ''}${tag(name, way, attributes)}`;
      await open({ ...host, head: `${host.head ?? ''}${script(name, way, kit.url)}`, body });
      await expect(page.locator(`${selector(name, way)} ${contentSelector[name]}`).first()).toBeVisible();
    });
  },
  showAll: async ({ page, kit, open }, use) => {
    await use(async (mix, host = {}) => {
      const head = `${host.head ?? ''}${scriptsOf(mix, kit.url)}`;
      await open({ ...host, head, body: `${host.body ?? ''}${tagsOf(mix)}` });
      await expectAllVisible(page, mix);
    });
  },
});

/** Waits until each of the four widgets shows its data. */
export async function expectAllVisible(page: Page | Frame, mix: Mix) {
  for (const { name, place } of selectorsOf(mix)) {
    // `first()` is the widget itself. Later matches are inside the shadow roots of `<div>`s.
    const widget = page.locator(place).first();
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator(contentSelector[name]).first()).toBeVisible();
  }
}

interface Recorded {
  events: ReceivedEvent[];
  errors: string[];
}

const read = (page: Page | Frame) =>
  page.evaluate(() => (globalThis as unknown as Record<symbol, Recorded | undefined>)[Symbol.for('test')]);

/** The events of widgets that reached the window, in order, without the prefix `steam-`. */
export const receivedEvents = async (page: Page | Frame, type?: string) =>
  ((await read(page))?.events ?? []).filter((event) => !type || event.type === type);

const pageErrors = async (page: Page) => (page.isClosed() ? [] : ((await read(page))?.errors ?? []));

/** Returns and clears the recorded errors, so that expected errors do not fail the test. */
export const takeExpectedErrors = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Record<symbol, Recorded>)[Symbol.for('test')]?.errors.splice(0) ?? []);

export { expect };
