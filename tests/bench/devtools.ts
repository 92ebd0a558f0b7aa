import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';
import { chromiumArgs, wholeChromiumPath } from '../chromium.ts';

/** The part of a session that measuring needs, with the protocol's own types. */
export type Devtools = Pick<CDPSession, 'send' | 'on'>;

export interface Tab {
  page: Devtools;
  /** Closes it and forgets what it kept. */
  close: () => Promise<unknown>;
}

export interface Browser {
  /** The session of the browser itself. */
  whole: Devtools;
  /** An empty tab of a profile of its own: no cache, no connection, no process is shared with another. */
  open: () => Promise<Tab>;
  close: () => Promise<void>;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: object;
  result?: object;
  error?: { message: string };
}

/**
 * A browser, spoken to without Playwright, which always enables the protocol's Runtime domain: with that, V8 keeps a stack
 * for each Error that is made, and parses a script twice for the lines in it. React makes some when it is loaded. On the
 * slowed processor that was 100 ms of one task that no visitor ever waits for.
 */
export async function startBrowser(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'steam-bench-'));
  // Two pages of its own for what the address bar says, which no phone has: they took more than the page itself.
  const own = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';
  const flags = [
    ...chromiumArgs,
    own,
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const browser = spawn(wholeChromiumPath(), flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const speak = protocol(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  const whole = speak();
  return {
    whole,
    async open() {
      const { browserContextId } = await whole.send('Target.createBrowserContext');
      const { targetId } = await whole.send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await whole.send('Target.attachToTarget', { targetId, flatten: true });
      return { page: speak(sessionId), close: () => whole.send('Target.disposeBrowserContext', { browserContextId }) };
    },
    async close() {
      browser.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Messages as JSON, each ended by a zero byte; answers by their number, events by their session and name. */
function protocol(to: Writable, from: Readable): (sessionId?: string) => Devtools {
  const waiting = new Map<number, { resolve: (result: object) => void; reject: (reason: Error) => void }>();
  const listeners = new Map<string, (params: object) => void>();
  let last = 0;
  let rest = '';
  from.setEncoding('utf8').on('data', (chunk: string) => {
    const texts = (rest + chunk).split('\0');
    rest = texts.pop() ?? '';
    for (const text of texts) {
      const { id = 0, method = '', params = {}, result = {}, error, sessionId = '' }: Message = JSON.parse(text);
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
      listeners.get(sessionId + method)?.(params);
    }
  });
  return (sessionId = '') => {
    const session = {
      send: (method: string, params: object = {}) =>
        new Promise<object>((resolve, reject) => {
          waiting.set(++last, { resolve, reject });
          to.write(`${JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) })}\0`);
        }),
      on: (method: string, listener: (params: object) => void) => {
        listeners.set(sessionId + method, listener);
        return session;
      },
    };
    return session as unknown as Devtools;
  };
}
