import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../server.ts';
import type { Measurement } from './run.ts';

const clicksPerSecond = 1_000;
const seconds = 4;
const path = '/go/lab-notebook?partner=mehwish-gul';
const headers = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/156.0.0.0 Mobile Safari/537.36' };

/**
 * Measures `/go/` at 1,000 clicks a second. A click is lost if it got its redirect, but is not in the database after the server
 * has stopped. Each flood of clicks has its own server, which a signal stops before the last second.
 */
export const clicks = (): Measurement[] => [
  {
    rows: {
      '/go/ at 1,000 clicks a second: median, ms': '≤ 5',
      '/go/ at 1,000 clicks a second: 99th percentile, ms': '',
      'clicks that got their redirect before SIGTERM': '',
      'of these, lost': '0',
      'clicks lost by SIGKILL, in seconds of clicks': '≤ 1',
    },
    measure: async () => {
      const stopped = await floodUntil('SIGTERM');
      const killed = await floodUntil('SIGKILL');
      const delays = stopped.delaysMs.toSorted((one, other) => one - other);
      const at = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.NaN;
      return [at(0.5), at(0.99), delays.length, stopped.lost, killed.lost / clicksPerSecond];
    },
  },
];

async function floodUntil(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ delaysMs: number[]; lost: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'steam-clicks-'));
  const server = await startServer({ DATA_DIR: folder });
  try {
    const exited = once(server.process, 'exit');
    const delaysMs = await click(server.url, () => void server.process.kill(signal));
    await exited;
    return { delaysMs, lost: delaysMs.length - storedIn(join(folder, 'steam.db')) };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Clicks at a fixed rate. Calls `end` when the last second begins.
 *
 * @returns the time of each redirect since the planned time of its click, in ms: a slow server does not delay the clicks
 */
async function click(url: string, end: () => void): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const delaysMs: number[] = [];
  const pending: Promise<void>[] = [];
  const start = performance.now();
  for (let sent = 0; sent < clicksPerSecond * seconds; ) {
    const due = Math.floor(((performance.now() - start) / 1_000) * clicksPerSecond);
    for (; sent < due; sent += 1) {
      pending.push(clickOnce(url, agent, start + (sent / clicksPerSecond) * 1_000, delaysMs));
      if (sent === clicksPerSecond * (seconds - 1)) end();
    }
    await wait(1);
  }
  await Promise.all(pending);
  agent.destroy();
  return delaysMs;
}

/** Sends one click, and records its delay if it gets a redirect. Ignores errors, because the server stops during the flood. */
const clickOnce = (url: string, agent: Agent, plannedMs: number, delaysMs: number[]): Promise<void> =>
  new Promise((resolve) => {
    get(url + path, { agent, headers }, (response) => {
      response.resume();
      if (response.statusCode === 302) delaysMs.push(performance.now() - plannedMs);
      response.once('close', () => resolve());
    }).once('error', () => resolve());
  });

function storedIn(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const row = db.prepare("SELECT COALESCE(SUM(count), 0) AS total FROM counts WHERE kind = 'download'").get();
  db.close();
  return Number(row?.total);
}
