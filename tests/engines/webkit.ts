import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { installFromDebian } from '../debian.ts';
import { installed } from '../installed.ts';
import { type Engine, find } from './engine.ts';

/** The JSON key of an element reference, as defined by W3C WebDriver. */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Record<typeof REFERENCE, string>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('A server that listens has no port.');
  return address.port;
}

/** Starts a virtual display. Xvfb writes the number of the display to a pipe. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const program = installed(['Xvfb'], () => installFromDebian('xvfb'));
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(child.stdout, 'data');
  return { name: `:${String(number).trim()}`, process: child };
}

/** Starts Debian's WebKitGTK, and controls it with ten commands of W3C WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const driver = installed(['WebKitWebDriver'], () => installFromDebian('webkit2gtk-driver'));
  const display = await startDisplay();
  // Without this style, the toolbar of WebKit's MiniBrowser makes the window at least 447 px wide.
  const config = mkdtempSync(join(tmpdir(), 'steam-kit-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), '* { margin: 0; padding: 0; min-width: 0; font-size: 1px; }');

  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: config },
  });
  async function call<R>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<R> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), 10_000);
  const { sessionId } = await call<{ sessionId: string }>('POST', '', { capabilities: {} });
  const post = <R = null>(path: string, body: object = {}) => call<R>('POST', `/${sessionId}${path}`, body);
  const execute = <R>(fn: unknown, args: readonly unknown[] = []) =>
    post<R>('/execute/sync', { script: `return (${fn})(...arguments)`, args });

  const look = (selector: string, text = '') => execute<Reference | null>(find, [selector, text]);
  async function element(selector: string, text?: string): Promise<string> {
    const found = await look(selector, text);
    if (!found) throw new Error(`No visible element matches ${selector} ${text}`);
    // WebKit's driver does not scroll to every element that it clicks.
    await execute((element: Element) => element.scrollIntoView({ block: 'center' }), [found]);
    return `/element/${found[REFERENCE]}`;
  }
  return {
    tab: {
      async open(url) {
        await post('/frame', { id: null });
        await post('/url', { url });
      },
      back: () => post('/back'),
      async resize(width, height) {
        await post('/window/rect', { width, height });
        await vi.waitFor(async () => {
          const now = await execute<number>(() => innerWidth);
          if (now !== width) throw new Error(`The window is ${now} px wide and does not come to ${width} px.`);
        }, 10_000);
      },
      enter: async () => post('/frame', { id: await execute(() => document.querySelector('iframe')) }),
      run: (fn) => execute(fn),
      shows: async (selector, text) => (await look(selector, text)) !== null,
      click: async (selector, text) => post(`${await element(selector, text)}/click`),
      type: async (selector, keys) => post(`${await element(selector)}/value`, { text: keys }),
    },
    async stop() {
      await call('DELETE', `/${sessionId}`);
      child.kill();
      display.process.kill();
      rmSync(config, { recursive: true });
    },
  };
}
