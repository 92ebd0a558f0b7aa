import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import pg from 'pg';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { type RunningServer, startServer } from '../server.ts';
import { content, writeCatalogue } from './long-catalogue.ts';
import { observed, openAndRead, visit } from './visit.ts';

/**
 * `node tests/bench/scale.ts [courses…]` measures schools with 40, 400, 4,000 and 40,000 generated courses. Each value is the
 * median of three. `BENCH_POSTGRES=postgres://…` also measures PostgreSQL: it names a database from which the bench can create
 * others. Replaces the section `## scale` of RESULTS.md.
 */
const samples = 3;
const sizes = process.argv.slice(2).map(Number);
const counts = sizes.length > 0 ? sizes : [40, 400, 4_000, 40_000];
const page = '/explore-allcourses';

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

async function repeat(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) values.push(await measure());
  return median(values) ?? Number.NaN;
}

/** Linux counts processor time in hundredths of a second. */
function processorMs({ process }: RunningServer): number {
  const fields = readFileSync(`/proc/${process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const memoryMb = ({ process }: RunningServer) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1]) / 1_024;

/** The processor time of an uncached response, in ms. */
async function cost(server: RunningServer, count: number, path: (n: number) => string): Promise<number> {
  const ask = async (n: number) => (await fetch(server.url + path(n))).text();
  for (let n = 0; n < 10; n += 1) await ask(n);
  const before = processorMs(server);
  for (let n = 10; n < 10 + count; n += 1) await ask(n);
  return (processorMs(server) - before) / count;
}

/** Sizes of responses, and the processor time of the server. */
async function serving(server: RunningServer): Promise<Record<string, number>> {
  const bytes = async (path: string) => Buffer.from(await (await fetch(server.url + path)).arrayBuffer());
  // Not `brotliCompressSync`: it would block longer than the server keeps an idle connection.
  const compressed = async (body: Buffer) => (await promisify(brotliCompress)(body)).length / 1_000;
  const html = await bytes(page);
  const list = await bytes('/api/course?brief');
  return {
    'HTML of the first view, kB': html.length / 1_000,
    'HTML of the first view, brotli, kB': await compressed(html),
    'list of all courses (`?brief`), brotli, kB': await compressed(list),
    'first cards of a widget (`?counts`), brotli, kB': await compressed(await bytes('/api/course?counts')),
    'CPU of a page, ms': await cost(server, 40, (n) => `${page}?partner=p${n}`),
    'CPU of a page with a search, ms': await cost(server, 40, (n) => `${page}?q=pa${n}`),
    'CPU of `/sitemap.xml`, first, ms': await firstCost(server, '/sitemap.xml'),
    'CPU of `/api/course` (all fields), first, ms': await firstCost(server, '/api/course'),
    'memory after these, MB': memoryMb(server),
  };
}

async function firstCost(server: RunningServer, path: string): Promise<number> {
  const before = processorMs(server);
  await (await fetch(server.url + path)).arrayBuffer();
  return processorMs(server) - before;
}

/** Load and response times of a visit, on slow 4G with a processor slowed down four times. */
async function visiting(browser: Browser, url: string): Promise<Record<string, number>> {
  const paints: number[][] = [];
  for (let sample = 0; sample < samples; sample += 1)
    paints.push(
      await visit(browser, {}, async (tab) => {
        await openAndRead(tab, url + page);
        const { fcp, lcp } = await observed(tab);
        return [fcp, lcp];
      }),
    );
  /** Measures the time from an event to the frame with another number of courses, after all courses have loaded. */
  const response = (act: string) =>
    repeat(() =>
      visit(browser, {}, async (tab) => {
        const listed = tab.waitForEvent('requestfinished', {
          predicate: (request) => request.url().endsWith('course?brief'),
          // The list of 40,000 courses has 3 MB.
          timeout: 240_000,
        });
        await tab.goto(url + page, { waitUntil: 'load' });
        await listed;
        await pause(2_000);
        await tab.locator('form input[type=search]').focus();
        await pause(1_500);
        return tab.evaluate(respondTo, act);
      }),
    );
  return {
    'FCP, ms': median(paints.map(([fcp = 0]) => fcp)) ?? 0,
    'LCP, ms': median(paints.map(([, lcp = 0]) => lcp)) ?? 0,
    'filter response, ms': await response('filter'),
    'search response, ms': await response('search'),
    'first cards of a widget, ms': await repeat(() => widgetCards(browser, url)),
  };
}

/** Runs in the page: acts, and returns the time until a frame shows another number of courses, in ms. */
function respondTo(act: string): Promise<number> {
  const status = () => document.querySelector('main [role=status]')?.textContent;
  const before = status();
  const begun = performance.now();
  if (act === 'filter') {
    const select = document.querySelector<HTMLSelectElement>('form select[name=category]');
    if (select) select.value = 'science';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const field = document.querySelector<HTMLInputElement>('form input[type=search]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (field) setValue?.call(field, 'ka');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return new Promise((resolve) => {
    const look = () => {
      if (status() === before) requestAnimationFrame(look);
      else setTimeout(() => resolve(performance.now() - begun));
    };
    look();
  });
}

const widgetCards = (browser: Browser, url: string) =>
  visit(browser, {}, async (tab) => {
    const html = `<!doctype html><script type="module" src="${url}/embed/v1/steam.js"></script><steam-course-finder></steam-course-finder>`;
    await tab.route('**/host', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await tab.goto(`${url}/host`);
    await tab.locator('steam-course-finder [part=card]').first().waitFor();
    return tab.evaluate(() => performance.now());
  });

async function measure(browser: Browser, count: number, postgresUrl: string | undefined) {
  const { folder, remove } = writeCatalogue(count);
  const dataDir = mkdtempSync(join(tmpdir(), 'steam-scale-data-'));
  try {
    const sqlite = await content(['apply', folder], { DATA_DIR: dataDir });
    const other = postgresUrl ? { DATA_DIR: dataDir, DATABASE_URL: postgresUrl } : undefined;
    const postgres = other && (await content(['apply', folder, '--force'], other));
    const server = await startServer({ DATA_DIR: dataDir, SHOW: 'none' });
    const served = await serving(server);
    console.log(count, served);
    const values = { ...served, ...(await visiting(browser, server.url)) };
    await server.stop();
    const onPostgres = other && (await startServer({ ...other, SHOW: 'none' }));
    const pageCost = onPostgres && (await cost(onPostgres, 40, (n) => `${page}?q=pa${n}`));
    await onPostgres?.stop();
    return {
      'apply, SQLite, s': sqlite.seconds,
      ...(postgres && { 'apply, PostgreSQL, s': postgres.seconds }),
      ...values,
      ...(pageCost !== undefined && { 'CPU of a page with a search, PostgreSQL, ms': pageCost }),
    };
  } finally {
    remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Creates an empty database on the server of BENCH_POSTGRES. Returns its URL; undefined without the variable. */
async function newDatabase(count: number): Promise<string | undefined> {
  const server = process.env.BENCH_POSTGRES;
  if (!server) return undefined;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const name = `scale_${count}_${Date.now()}`;
  await client.query(`create database ${name}`);
  await client.end();
  return server.replace(/\/\w+(?=\?|$)/, `/${name}`);
}

const shown = (value: number | undefined) => (value === undefined ? '' : String(Number(value.toPrecision(3))));

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  const columns: Record<string, number>[] = [];
  for (const count of counts) {
    const values = await measure(browser, count, await newDatabase(count));
    console.log(count, values);
    columns.push(values);
  }
  await browser.close();
  const names = counts.map((count) => count.toLocaleString('en'));
  const rows = Object.keys(columns[0] ?? {}).map((row) => [row, ...columns.map((values) => shown(values[row]))]);
  const table = [['courses', ...names], ['---', ...names.map(() => '--:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  const day = new Date().toISOString().slice(0, 10);
  const head = `## scale\n\nWritten by \`node tests/bench/scale.ts\` on ${day} (${cpus().length} processors). Generated courses with varied words; phone, slow 4G, CPU slowed four times;\nmedians of ${samples}. A response is measured from the event to the frame that shows another number of courses, after all courses have loaded.\n`;
  const file = join(import.meta.dirname, 'RESULTS.md');
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(/^## scale\n/m);
  const after = /^## (?!scale)[\s\S]*/m.exec(rest)?.[0] ?? '';
  writeFileSync(file, `${before.trimEnd()}\n\n${head}\n${table}\n${after && `\n${after}`}`);
}

await main();
