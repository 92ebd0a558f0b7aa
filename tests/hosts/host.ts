import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { type RunningServer, startServer } from '../server.ts';
import {
  type Attributes,
  type Mix,
  type Name,
  placesOf,
  script,
  scriptsOf,
  selector,
  sign,
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

/** The host page's web server: another origin than the kit's. */
export interface Hosts {
  url: string;
  /** Serves a page and answers its address. */
  serve: (page: HostPage) => string;
  /** Serves any text at a path. */
  put: (path: string, type: string, text: string, headers?: Record<string, string>) => void;
  /** What has been asked for. */
  asked: string[];
}

export interface Heard {
  type: string;
  detail: Record<string, unknown>;
  tag: string;
}

interface Fixtures {
  /** Opens a host's page in this test's tab. */
  open: (page: HostPage, path?: string) => Promise<void>;
  /** Opens a page with one widget in it, and waits until it shows its data. */
  show: (name: Name, way: Way, attributes?: Attributes, page?: HostPage) => Promise<void>;
  /** Opens a page with all four in it, and waits until each shows its data. */
  showAll: (mix: Mix, page?: HostPage) => Promise<void>;
  /** What reached the page's window.onerror, and its violation reports. */
  troubles: string[];
}

async function startHosts(): Promise<Hosts & { server: Server }> {
  const files = new Map<string, { type: string; text: string; headers: Record<string, string> }>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    asked.push(path);
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
    asked,
    serve({ doctype = '<!doctype html>', html = '<html lang="en">', head = '', body = '', headers }) {
      count += 1;
      const icon = '<link rel="icon" href="data:,">';
      const text = `${doctype}\n${html}<head><meta charset="utf-8"><title>A host</title>${icon}${head}</head>\n<body>${body}</body></html>`;
      put(`/page-${count}`, 'text/html; charset=utf-8', text, headers);
      return `${url}/page-${count}`;
    },
  };
}

/** Runs before anything of the page: keeps the kit's events, and what went wrong. */
function listen() {
  const kept: Heard[] = [];
  const wrong: string[] = [];
  Object.defineProperty(window, Symbol.for('test'), { value: { kept, wrong } });
  for (const type of ['ready', 'error', 'filter', 'course-select', 'submit', 'sent', 'refused', 'toggle', 'download']) {
    addEventListener(`steam-${type}`, (event) => {
      const { detail } = event as CustomEvent<Record<string, unknown>>;
      kept.push({ type, detail, tag: (event.target as Element).localName });
    });
  }
  addEventListener('error', (event) => wrong.push(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => wrong.push(`rejection: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) => {
    wrong.push(`violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
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
  troubles: [
    async ({ page }, use) => {
      const list: string[] = [];
      page.on('pageerror', (error) => list.push(String(error)));
      await page.addInitScript(listen);
      await use(list);
      list.push(...(await wrong(page)));
      expect(list, 'what reached window.onerror or broke the policy').toEqual([]);
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
      await expect(page.locator(`${selector(name, way)} ${sign[name]}`).first()).toBeVisible();
    });
  },
  showAll: async ({ page, kit, open }, use) => {
    await use(async (mix, host = {}) => {
      const head = `${host.head ?? ''}${scriptsOf(mix, kit.url)}`;
      await open({ ...host, head, body: `${host.body ?? ''}${tagsOf(mix)}` });
      await seeAll(page, mix);
    });
  },
});

/** Waits until each of the four shows its data. */
export async function seeAll(page: Page | Frame, mix: Mix) {
  for (const { name, place } of placesOf(mix)) {
    // The tag itself, before the ones that `<div>`s hold in their shadow roots.
    const widget = page.locator(place).first();
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator(sign[name]).first()).toBeVisible();
  }
}

interface Kept {
  kept: Heard[];
  wrong: string[];
}

const read = (page: Page | Frame) =>
  page.evaluate(() => (globalThis as unknown as Record<symbol, Kept | undefined>)[Symbol.for('test')]);

/** The kit's events that reached the window, in order. */
export const heard = async (page: Page | Frame, type?: string) =>
  ((await read(page))?.kept ?? []).filter((event) => !type || event.type === type);

/** What went wrong in the page so far. */
export const wrong = async (page: Page) => (page.isClosed() ? [] : ((await read(page))?.wrong ?? []));

/** What went wrong so far, where a test wanted it to. */
export const wanted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Record<symbol, Kept>)[Symbol.for('test')]?.wrong.splice(0) ?? []);

export { expect };
