import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromiumVersion } from './browser.ts';
import { median, medianLies } from './load.ts';

/** One promise of the house, and what was measured. */
export interface Verdict {
  what: string;
  measured: number;
  /** What it is the median of, where both sides were measured in turn: how wide they lie tells how sure it is. */
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

type Judgement = 'kept' | '**missed**' | 'not decided';

/** A target between which and the measured value chance may lie is not decided by one run. */
function judge({ measured, pairs, target, least }: Verdict): Judgement {
  const [low, high] = pairs ? medianLies(pairs) : [measured, measured];
  const [worst, best] = least ? [low, high] : [high, low];
  const keeps = (value: number) => (least ? value >= target : value <= target);
  return keeps(worst) ? 'kept' : keeps(best) ? 'not decided' : '**missed**';
}

function table(rows: Record<string, string | number>[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const align = heads.map((_, index) => (index ? '--:' : '---'));
  return [line(heads), line(align), ...rows.map((row) => line(heads.map((head) => row[head] ?? '')))].join('\n');
}

/** What the report that is written over said: its machine's line, and of each target what it measured and how it judged. */
interface Before {
  machine: string;
  said: Map<string, { measured: string; verdict: string }>;
}

function readBefore(path: string | undefined): Before {
  const text = path && existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [, machine = ''] = /writes this file\. (.*)/.exec(text) ?? [];
  const cells = text.split('\n').map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
  const said = cells.flatMap(([what = '', measured = '', , , verdict = '']) =>
    /^(kept|not decided|\*\*missed\*\*)$/.test(verdict) ? [[what, { measured, verdict }] as const] : [],
  );
  return { machine, said: new Map(said) };
}

const verdictRows = (verdicts: readonly Verdict[], { said }: Before) =>
  verdicts.map((verdict) => {
    const { what, measured, pairs, target, least, unit = '' } = verdict;
    const before = said.get(what);
    return {
      target: what,
      measured: `${measured}${unit}`,
      'for sure': pairs
        ? medianLies(pairs)
            .map((ratio) => ratio.toFixed(2))
            .join(' to ')
        : '',
      wanted: `${least ? '≥' : '≤'} ${target}${unit}`,
      verdict: judge(verdict),
      'the run before': before ? `${before.measured}, ${before.verdict}` : '',
    };
  });

/** How far the two reports agree: not that one keeps what the other misses. */
function agreement(verdicts: readonly Verdict[], { machine, said }: Before): string {
  const both = verdicts.filter(({ what }) => said.has(what));
  if (both.length === 0) return '';
  const same = both.filter((verdict) => said.get(verdict.what)?.verdict === judge(verdict));
  const opposite = both.filter((verdict) => {
    const pair = [said.get(verdict.what)?.verdict, judge(verdict)];
    return pair.includes('kept') && pair.includes('**missed**');
  });
  return `The run before (${machine.replace(/\.$/, '')}) judged ${same.length} of ${both.length} the same, and ${opposite.length || 'none'} the opposite.`;
}

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
  const count = (judgement: Judgement) => verdicts.filter((verdict) => judge(verdict) === judgement).length;
  const path = file && join(import.meta.dirname, file);
  const before = readBefore(path);
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
    `## Targets: ${count('kept')} of ${verdicts.length} kept, ${count('**missed**')} missed, ${count('not decided')} not decided`,
    'Of a ratio, “for sure” says between which numbers the median lies 95 times in 100. A target between them is not decided: chance alone could have it kept or missed.',
    table(verdictRows(verdicts, before)),
    agreement(verdicts, before),
    ...sections.flatMap(({ title, text: words = '', rows }) => [`## ${title}`, words, table(rows)]),
    notes,
  ]
    .filter(Boolean)
    .join('\n\n');
  console.log(text);
  if (path) writeFileSync(path, `${text}\n`);
}
