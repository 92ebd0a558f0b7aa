import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromiumVersion } from './browser.ts';
import { counting, takenAway } from './machine.ts';
import { slowed } from './phone.ts';
import { middle } from './statistics.ts';

/** One promise of the house, and what was measured. */
export interface Verdict {
  what: string;
  measured: number;
  /** What it is the middle of, where both sides were measured in turn: how wide they lie tells how sure it is. */
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
  measured: round(middle(pairs).value, digits),
  pairs,
});

const ends = (pairs: Verdict['pairs']): number[] => {
  if (!pairs) return [];
  const { low, high } = middle(pairs);
  return [low, high];
};

/** Fewer pairs are sure of nothing. */
const fewest = 6;

/** What the middle says, and whether chance could have it say the opposite. */
function judge({ measured, pairs, target, least }: Verdict): { kept: boolean; sure: boolean; text: string } {
  const keeps = (value: number) => (least ? value >= target : value <= target);
  const kept = keeps(measured);
  const sure = (!pairs || pairs.length >= fewest) && ends(pairs).every((end) => keeps(end) === kept);
  return { kept, sure, text: `${kept ? 'kept' : '**missed**'}${sure ? '' : ', narrowly'}` };
}

/** How far the middle lies from the target, in what its pairs leave open: above 1, the target lies outside. */
export function sureness({ pairs = [], target }: Verdict): number {
  const { value, low, high } = middle(pairs);
  // What the system does not tell is no surer for being asked again.
  if (Number.isNaN(value)) return Number.POSITIVE_INFINITY;
  if (pairs.length < fewest) return 0;
  return Math.abs(Math.log(value / target)) / Math.max(Math.log(value / low), Math.log(high / value));
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
    /^(kept|\*\*missed\*\*)(, narrowly)?$/.test(verdict) ? [[what, { measured, verdict }] as const] : [],
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
      'for sure': ends(pairs)
        .map((ratio) => ratio.toFixed(2))
        .join(' to '),
      wanted: `${least ? '≥' : '≤'} ${target}${unit}`,
      verdict: judge(verdict).text,
      'the run before': before ? `${before.measured}, ${before.verdict}` : '',
    };
  });

/** How far the two reports agree: one that says the opposite contradicts only where neither was narrow. */
function agreement(verdicts: readonly Verdict[], { machine, said }: Before): string {
  if (said.size === 0) return '';
  const opposite = verdicts.flatMap((verdict) => {
    const before = said.get(verdict.what)?.verdict;
    const { kept, text } = judge(verdict);
    return before && before.startsWith('kept') !== kept ? [{ what: verdict.what, both: before + text }] : [];
  });
  const sure = opposite.filter(({ both }) => !both.includes('narrowly'));
  const list = opposite.length > 0 ? ` but ${opposite.map(({ what }) => what).join('; ')}` : '';
  return `The run before (${machine.replace(/\.$/, '')}) judged all the same${list}. Contradictions, where neither was narrow: ${sure.length || 'none'}.`;
}

/** As of the bench's start. */
const waited = takenAway();

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

/** Prints the whole report, and writes it into a file. */
export async function report(
  sections: readonly Section[],
  { file, by, begun, runtime, method = '', notes = '' }: ReportOptions,
) {
  const verdicts = sections.flatMap((section) => section.verdicts);
  const kept = verdicts.map(judge).filter((one) => one.kept);
  const narrow = kept.filter(({ sure }) => !sure).length;
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
    `its host kept it waiting for ${round(takenAway() - waited)} s`,
    `counts to 300 million in ${Array.from({ length: 3 }, () => (counting(3e8) / 1_000).toFixed(1)).join(', ')} s`,
    ...slowed(),
    `took ${round((Date.now() - begun) / 60_000, 1)} min`,
  ];
  const text = [
    `# What was measured${runtime && `, on ${runtime}`}`,
    `\`${by}\` ${file ? 'writes this file' : 'prints this'}. ${machine.join(' · ')}.`,
    method,
    `## Targets: ${kept.length} of ${verdicts.length} kept, ${narrow} of them narrowly`,
    'Of a ratio, “for sure” says between which numbers its middle lies 95 times in 100. Narrowly: the target lies between them, or the machine’s host left fewer than six pairs undisturbed, so that chance could have it the other way.',
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
