import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromiumVersion } from './browser.ts';
import { median, middleHalf } from './load.ts';

/** One promise of the house, and what was measured. */
export interface Verdict {
  what: string;
  measured: number;
  /** What it is the median of, where both sides were measured in turn: how wide they lie tells how much it means. */
  pairs?: readonly number[];
  /** The most it may be, or, with `least`, the least. */
  target: number;
  least?: boolean;
  unit?: string;
}

export interface Section {
  title: string;
  /** What the numbers mean, where the column heads do not say it. */
  text?: string;
  rows: Record<string, string | number>[];
  verdicts: Verdict[];
}

export const round = (value: number, digits = 0) => Number(value.toFixed(digits));

/** The part of a verdict that comes from pairs. */
export const ofPairs = (pairs: readonly number[], digits: number): Pick<Verdict, 'measured' | 'pairs'> => ({
  measured: round(median(pairs), digits),
  pairs,
});

const keeps = ({ measured, target, least }: Verdict) => (least ? measured >= target : measured <= target);

function table(rows: Record<string, string | number>[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const align = heads.map((_, index) => (index ? '--:' : '---'));
  return [line(heads), line(align), ...rows.map((row) => line(heads.map((head) => row[head] ?? '')))].join('\n');
}

const verdictRows = (verdicts: readonly Verdict[]) =>
  verdicts.map((verdict) => {
    const { what, measured, pairs = [], target, least, unit = '' } = verdict;
    return {
      target: what,
      measured: `${measured}${unit}`,
      'half of the pairs':
        pairs.length > 0
          ? middleHalf(pairs)
              .map((ratio) => ratio.toFixed(2))
              .join(' to ')
          : '',
      wanted: `${least ? '≥' : '≤'} ${target}${unit}`,
      verdict: keeps(verdict) ? 'kept' : '**missed**',
    };
  });

export interface ReportOptions {
  /** The file beside this one that it is written into. */
  file: string | undefined;
  /** The command that makes it. */
  by: string;
  begun: number;
  runtime: string;
  /** What all its sections have in common. @default '' */
  method?: string;
  /** What is written by hand under its numbers. @default '' */
  notes?: string;
}

/** How long the machine counts to 300 million just now, in s: it tells two machines apart, and two states of one. */
function counting(): number {
  const from = performance.now();
  let sum = 0;
  for (let n = 0; n < 3e8; n++) sum += n % 7;
  return sum && (performance.now() - from) / 1_000;
}

/** Prints the whole report, and writes it into a file. */
export async function report(
  sections: readonly Section[],
  { file, by, begun, runtime, method = '', notes = '' }: ReportOptions,
) {
  const verdicts = sections.flatMap((section) => section.verdicts);
  const kept = verdicts.filter(keeps).length;
  const machine = [
    `${new Date(begun).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.version}`,
    `Chromium ${await chromiumVersion()}`,
    `load at the end ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
    `counts to 300 million in ${Array.from({ length: 3 }, () => counting().toFixed(1)).join(', ')} s`,
    `took ${round((Date.now() - begun) / 60_000, 1)} min`,
  ];
  const text = [
    `# What was measured${runtime && `, on ${runtime}`}`,
    `\`${by}\` ${file ? 'writes this file' : 'prints this'}. ${machine.join(' · ')}.`,
    method,
    `## Targets: ${kept} of ${verdicts.length} kept`,
    table(verdictRows(verdicts)),
    ...sections.flatMap(({ title, text: words = '', rows }) => [`## ${title}`, words, table(rows)]),
    notes,
  ]
    .filter(Boolean)
    .join('\n\n');
  console.log(text);
  if (file) writeFileSync(join(import.meta.dirname, file), `${text}\n`);
}
