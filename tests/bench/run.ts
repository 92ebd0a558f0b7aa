import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, wholeChromiumPath } from '../chromium.ts';
import { startServer } from '../server.ts';
import { clicks } from './clicks.ts';
import { inventedNamesFlood } from './invented-names.ts';
import { keys, loads, plainPages } from './loads.ts';
import { pastedLines } from './pasted-lines.ts';
import { links, presses } from './presses.ts';
import { lighthouse, serving } from './tools.ts';

/** A measurement, which returns one number for each of its table rows. */
export interface Measurement {
  /** The target of each row, by its name with unit. '' if it has no target. */
  rows: Readonly<Record<string, string>>;
  measure: (url: string) => Promise<number[]>;
}

type Part = (browser: Browser) => Measurement[];
const parts: Record<string, Part> = {
  presses,
  links,
  keys,
  plainPages,
  pastedLines,
  loads,
  lighthouse,
  serving,
  clicks: () => [...clicks(), ...inventedNamesFlood()],
};
const samples = 5;
const results = join(import.meta.dirname, 'RESULTS.md');

/**
 * `npm run bench -- [part…] [only=text] [name=url…]`. If it runs all parts, it writes RESULTS.md, except the sections of the
 * separate benches, such as scale.ts. The head of RESULTS.md explains the options.
 */
async function main(args: readonly string[]): Promise<void> {
  const wanted = Object.keys(parts).filter((part) => args.includes(part));
  const only =
    args
      .find((arg) => arg.startsWith('only='))
      ?.slice(5)
      .toLowerCase() ?? '';
  const server = await startServer();
  const builds = new Map([['this build', server.url]]);
  for (const arg of args) {
    const [, name, url] = /^(\w+)=(https?:.*?)\/?$/.exec(arg) ?? [];
    if (name && url) builds.set(name, url);
  }
  const browser = await chromium.launch({ executablePath: wholeChromiumPath(), args: chromiumArgs });
  const tables: string[] = [];
  const others = /\n## (?:early choices|attacks|scale)\n[\s\S]*/.exec(readFileSync(results, 'utf8'))?.[0] ?? '';
  try {
    for (const [part, of] of Object.entries(parts)) {
      if (wanted.length > 0 && !wanted.includes(part)) continue;
      const chosen = of(browser).filter(({ rows }) =>
        Object.keys(rows).some((row) => row.toLowerCase().includes(only)),
      );
      tables.push(`## ${part}\n\n${await table(chosen, builds)}\n`);
      console.log(tables.at(-1));
      if (wanted.length === 0 && !only) writeFileSync(results, head(browser.version()) + tables.join('\n') + others);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Runs each measurement five times on each build, alternating, so that other load on the machine affects all builds. */
async function table(measurements: readonly Measurement[], builds: ReadonlyMap<string, string>): Promise<string> {
  const taken = new Map<string, number[]>();
  for (let sample = 0; sample < samples; sample++)
    for (const { rows, measure } of measurements)
      for (const [name, url] of builds) {
        const numbers = await measure(url).catch((error: Error) => {
          console.error(`${Object.keys(rows)[0]}, ${name}: ${error.message}`);
          return [];
        });
        for (const [index, row] of Object.keys(rows).entries())
          taken.set(row + name, [...(taken.get(row + name) ?? []), numbers[index] ?? Number.POSITIVE_INFINITY]);
      }
  const cell = (values: readonly number[] = []) => {
    const sorted = values.toSorted((one, other) => one - other).map(shown);
    return `${sorted[(samples - 1) / 2]} (${sorted[0]}–${sorted.at(-1)})`;
  };
  const lines = measurements.flatMap(({ rows }) =>
    Object.entries(rows).map(([row, target]) => [
      row,
      target,
      ...[...builds.keys()].map((name) => cell(taken.get(row + name))),
    ]),
  );
  return [['', 'target', ...builds.keys()], ['---', '---', ...[...builds].map(() => '---')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const shown = (value: number) =>
  Number.isFinite(value) ? (value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)))) : 'failed';

const head = (version: string) => `# Loading and interaction times

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Chromium ${version}.
Lighthouse’s slow 4G (562.5 ms latency per request, 1.47 Mbit/s), CPU slowed four times, cold cache, viewport 412×823 (a phone; the
links of the header and Login: 1200×823). Each value is the median of five samples, with minimum and maximum in brackets; the builds
alternate. A click comes three seconds after the load event. Its time is measured from the pointer event to the frame that shows the
result. Keys with many courses: no network throttling, and a generated list.

\`npm run bench -- presses links\` runs two parts, \`only=login\` runs the measurements whose rows contain that text, and
\`before=http://127.0.0.1:4000\` also measures another running build, alternating with this build. Parts: ${Object.keys(parts).join(', ')}.

`;

await main(process.argv.slice(2));
