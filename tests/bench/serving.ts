import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../api/support/postgres.ts';
import { type RunningServer, startServer } from '../server.ts';
import { type Rate, startClient } from './load.ts';
import { leftAlone } from './machine.ts';
import { inTurn, type Pair, ratiosOf, untilSure } from './pairs.ts';
import { getRaw } from './raw.ts';
import { ofPairs, round, type Section, type Verdict } from './report.ts';
import { median } from './statistics.ts';

const brotli = { 'accept-encoding': 'br' };

/** The limit: a server of a few lines that answers the same bytes from memory. */
async function bareServer(url: string) {
  const { headers, body } = await getRaw(url);
  const { etag = '"none"' } = headers;
  const kept = ['content-type', 'content-encoding', 'content-length', 'etag'].map((name) => [name, headers[name]]);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ headers: Object.fromEntries(kept), body: body.toString('base64') }));
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  return { url: `http://127.0.0.1:${port}/`, etag, pid: child.pid, stop: () => child.kill() };
}

const rate = ({ perSecond }: Rate) => perSecond;
const cpu = (one: Rate) => one.cpu ?? Number.NaN;
const figure = (value: number, digits = 0) => (Number.isNaN(value) ? '–' : round(value, digits));

/** Measures some paths, each beside a bare server of its own. */
async function measure(
  start: () => Promise<RunningServer>,
  database: string,
  paths: readonly string[],
  section: Section,
) {
  const server = await start();
  try {
    // What is answered first is packed quickly, and for all who come later as well as can be.
    await Promise.all(paths.map((path) => getRaw(server.url + path)));
    await pause(2_000);
    for (const path of paths) {
      const bare = await bareServer(server.url + path);
      try {
        await beside(server, bare, { path, kind: 'whole', database, headers: brotli }, section);
        const headers = { ...brotli, 'if-none-match': bare.etag };
        await beside(server, bare, { path, kind: '304', database, headers }, section);
      } finally {
        bare.stop();
      }
    }
  } finally {
    await server.stop();
  }
}

interface Asked {
  path: string;
  kind: 'whole' | '304';
  database: string;
  headers: Record<string, string>;
}

/** What a whole answer is to keep of a bare server's rate, what a 304 may take of its processor time. */
const verdictOf = ({ path, kind, database }: Asked, pairs: readonly Pair<Rate>[]): Verdict =>
  kind === 'whole'
    ? {
        what: `${path} on ${database}: rate beside a bare server`,
        ...ofPairs(ratiosOf(pairs, rate), 2),
        target: path.startsWith('/api') ? 0.9 : 0.8,
        least: true,
      }
    : { what: `${path} on ${database}: processor time of a 304`, ...ofPairs(ratiosOf(pairs, cpu), 2), target: 1.4 };

async function beside(
  { url, process: { pid } }: RunningServer,
  bare: Awaited<ReturnType<typeof bareServer>>,
  asked: Asked,
  section: Section,
): Promise<void> {
  const { path, kind, database, headers } = asked;
  const mine = await startClient(url + path, { headers, pid });
  const theirs = await startClient(bare.url, { headers, pid: bare.pid });
  const turns: Pair<Rate>[] = [];
  const more = (times: number) =>
    inTurn(
      times,
      () => mine.ask(40),
      () => theirs.ask(40),
      turns,
    );
  try {
    // Until what is used often has been compiled; then many turns, so short that what disturbs one falls on its pair as well.
    await mine.ask(500);
    await theirs.ask(500);
    await more(20);
    await untilSure([{ more, verdicts: () => [verdictOf(asked, leftAlone(turns))] }], Date.now() + 5_000);
  } finally {
    mine.close();
    theirs.close();
  }

  const pairs = leftAlone(turns);
  const of = (side: 'ours' | 'other', read: (one: Rate) => number) => median(pairs.map((pair) => read(pair[side])));
  section.rows.push({
    what: `${path}, ${kind}, ${database}`,
    'ours / s': round(of('ours', rate)),
    'bare / s': round(of('other', rate)),
    ratio: ofPairs(ratiosOf(pairs, rate), 2).measured,
    'our µs': figure(of('ours', cpu)),
    'bare µs': figure(of('other', cpu)),
    'time ratio': figure(ofPairs(ratiosOf(pairs, cpu), 2).measured, 2),
  });
  const verdict = verdictOf(asked, pairs);
  // A system that does not tell a server's processor time has no verdict on it.
  if (!Number.isNaN(verdict.measured)) section.verdicts.push(verdict);
}

/** How the server answers from its caches, beside a bare node:http server that has the same bytes in memory. */
export async function serving(): Promise<Section> {
  const section: Section = {
    title: 'Serving, beside a bare node:http server',
    text: 'Both started a moment ago; brotli, 16 connections, a client that reads no answer. Processor time is the server’s, for each answer.',
    rows: [],
    verdicts: [],
  };
  await measure(
    () => startServer(),
    'SQLite',
    ['/api/course', '/api/course?brief', '/api/faq', '/', '/explore-allcourses'],
    section,
  );
  const postgres = await startPostgres();
  if (!postgres) return section;
  try {
    const address = await postgres.database('bench');
    await measure(() => startServer({ DATABASE_URL: address }), 'PostgreSQL', ['/api/course'], section);
  } finally {
    await postgres.stop();
  }
  return section;
}

/** What making a page anew takes, with the cache of pages switched off. */
export async function rendering(): Promise<Section> {
  const server = await startServer({ PAGE_CACHE_SECONDS: '0' });
  const rows: Section['rows'] = [];
  for (const path of ['/', '/explore-allcourses', '/course-details/kitchen-chemistry', '/aboutus', '/contactus']) {
    const times: Record<string, number[]> = { identity: [], br: [] };
    for (let sample = 0; sample < 40; sample++) {
      for (const [encoding, list] of Object.entries(times)) {
        const begun = performance.now();
        await (await fetch(server.url + path, { headers: { 'accept-encoding': encoding } })).arrayBuffer();
        list.push(performance.now() - begun);
      }
    }
    rows.push({
      page: path,
      'rendered ms': round(median(times.identity ?? []), 1),
      'and compressed ms': round(median(times.br ?? []), 1),
    });
  }
  await server.stop();
  return { title: 'Server rendering', text: 'Each page anew, its lists from the API’s cache.', rows, verdicts: [] };
}
