import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, wholeChromiumPath } from '../chromium.ts';
import { startServer } from '../server.ts';
import { keys, loads, twins } from './loads.ts';
import { linkPresses, presses } from './presses.ts';
import { lighthouse, serving } from './tools.ts';

export interface Row {
  what: string;
  /** '' where the number is there to be compared with. */
  target: string;
  unit: 'ms' | 'KB' | '×' | '/s' | '';
}

/** One visit, which measures a number for each of its rows. */
export interface Measurement {
  what: string;
  rows: readonly Row[];
  measure: (url: string) => Promise<number[]>;
}

const parts: Record<string, { title: string; of: (browser: Browser) => Measurement[] }> = {
  presses: { title: 'First press, 3 s after load', of: presses },
  links: { title: 'Links, 3 s after load', of: linkPresses },
  keys: { title: 'Keys', of: keys },
  twins: { title: 'Beside a plain page with the same courses', of: twins },
  loads: { title: 'Loading', of: loads },
  lighthouse: { title: 'Lighthouse, mobile', of: lighthouse },
  serving: { title: 'Server', of: serving },
};

type Results = Record<
  string,
  Record<string, { row: Row; sides: Record<string, { median: number; from: number; to: number }> }>
>;

const folder = import.meta.dirname;
const resultsFile = join(folder, '.results/bench.json');
const samples = 5;

/** `npm run bench -- [part…] [only=text] [name=url…]`; see tests/bench/README in RESULTS.md’s head. */
async function main(args: readonly string[]): Promise<void> {
  const wanted = args.filter((arg) => arg in parts);
  const only = new RegExp(args.find((arg) => arg.startsWith('only='))?.slice(5) ?? '', 'i');
  const server = await startServer();
  const sides = new Map([['this build', server.url]]);
  for (const arg of args) {
    const [, name, url] = /^(\w+)=(https?:.*)$/.exec(arg) ?? [];
    if (name && url) sides.set(name, url.replace(/\/$/, ''));
  }
  const browser = await chromium.launch({ executablePath: wholeChromiumPath(), args: chromiumArgs });
  const results = readResults();
  try {
    for (const part of wanted.length > 0 ? wanted : Object.keys(parts)) {
      const measurements = parts[part]?.of(browser).filter(({ what }) => only.test(what)) ?? [];
      const taken = await inTurn(measurements, sides);
      for (const { row, name, values } of taken) {
        const [from = 0, , median = 0, , to = 0] = values.toSorted((one, other) => one - other);
        const known = results[part]?.[row.what]?.sides;
        results[part] = { ...results[part], [row.what]: { row, sides: { ...known, [name]: { median, from, to } } } };
        console.log(
          `${row.what} | ${name} | ${shown(median, row)} (${shown(from, row)} to ${shown(to, row)}) | ${row.target}`,
        );
      }
      mkdirSync(join(folder, '.results'), { recursive: true });
      writeFileSync(resultsFile, JSON.stringify(results, null, 2));
      writeFileSync(join(folder, 'RESULTS.md'), report(results, browser.version()));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Each measurement on each side five times, in turn, so that what else the machine does falls on all of them. */
async function inTurn(measurements: readonly Measurement[], sides: ReadonlyMap<string, string>) {
  const taken = new Map<string, { row: Row; name: string; values: number[] }>();
  for (let sample = 0; sample < samples; sample++)
    for (const { rows, measure } of measurements)
      for (const [name, url] of sides) {
        const numbers = await measure(url);
        for (const [index, row] of rows.entries()) {
          const one = taken.get(row.what + name) ?? { row, name, values: [] };
          one.values.push(numbers[index] ?? Number.NaN);
          taken.set(row.what + name, one);
        }
      }
  return taken.values();
}

function readResults(): Results {
  try {
    return JSON.parse(readFileSync(resultsFile, 'utf8'));
  } catch {
    return {};
  }
}

const shown = (value: number, { unit }: Row) =>
  unit === '×'
    ? value.toFixed(2)
    : unit === ''
      ? String(Math.round(value * 10_000) / 10_000)
      : value.toFixed(unit === 'KB' ? 1 : 0);

function report(results: Results, version: string): string {
  const tables = Object.entries(parts).flatMap(([part, { title }]) => {
    const rows = Object.values(results[part] ?? {});
    if (rows.length === 0) return [];
    const names = [...new Set(rows.flatMap(({ sides }) => Object.keys(sides)))];
    const lines = rows.map(({ row, sides }) => {
      const cells = names.map((name) => {
        const one = sides[name];
        return one ? `${shown(one.median, row)} (${shown(one.from, row)}–${shown(one.to, row)})` : '';
      });
      return `| ${row.what}${row.unit && row.unit !== '×' ? `, ${row.unit}` : ''} | ${row.target} | ${cells.join(' | ')} |`;
    });
    const head = `| | wanted | ${names.join(' | ')} |\n|---|---|${names.map(() => '---|').join('')}`;
    return [`## ${title}\n\n${head}\n${lines.join('\n')}\n`];
  });
  return `# What a visitor waits for

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Chromium ${version}.
Slow 4G as Lighthouse has it (562.5 ms a request, 1.47 Mbit/s), processor slowed four times, cold cache, 412×823 (a phone; the links of
the header and Login at 1200×823). Medians of five in turn, least and greatest in brackets. A press counts from the pointer’s event to
the frame that shows its outcome. Keys at many courses: no network limit, and the list is the bench’s own.

\`npm run bench -- presses links\` runs two parts, \`only=login\` the measurements whose name has that text in it, and
\`before=http://127.0.0.1:4000\` measures another running build in turn with this one. Parts: ${Object.keys(parts).join(', ')}.

${tables.join('\n')}`;
}

await main(process.argv.slice(2));
