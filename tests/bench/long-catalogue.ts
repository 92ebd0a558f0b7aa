import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { levels, subjects } from '../../src/tokens/limits.ts';

/** Returns a generator of pseudorandom numbers below 1, which are the same in each run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables =
  'ba be bi bo bu cha da de di do fa fe ga gi go ha jo ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so sha ta te ti to tra va ve wi ya za'.split(
    ' ',
  );

/** Generates courses.csv. Each course has unique and common words, because equal rows would compress too well. */
function coursesCsv(count: number): string {
  const random = randomOf(40);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const word = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => one(syllables)).join('');
  // Frequencies follow Zipf's law: a few words are frequent.
  const common = Array.from({ length: 5_000 }, word);
  const next = () => (random() < 0.03 ? word() : (common[Math.floor(common.length ** random()) - 1] ?? word()));
  const words = (length: number) => Array.from({ length }, next).join(' ');
  const row = (index: number) =>
    [
      `course-${index}`,
      `${words(2 + Math.floor(random() * 4))} ${index}`,
      one(subjects),
      one(levels),
      `${4 + Math.floor(random() * 8)} weeks`,
      words(25),
      Array.from({ length: 4 }, () => words(9)).join(' | '),
      Array.from({ length: 5 }, () => words(8)).join(' | '),
      `${6 + Math.floor(random() * 4)}-${11 + Math.floor(random() * 5)}`,
      `Rs ${1_000 + 500 * Math.floor(random() * 10)} a month`,
    ].join(',');
  const header = 'id,name,category,level,duration,short_text,highlights,learn,ages,fee';
  return [header, ...Array.from({ length: count }, (_, index) => row(index))].join('\n');
}

export interface Command {
  seconds: number;
  output: string;
}

const root = join(import.meta.dirname, '../..');

/** Runs `npm run content -- …` with the environment of a server. */
export async function content(args: readonly string[], env: Record<string, string>): Promise<Command> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['src/cli/content.ts', ...args], {
    cwd: root,
    env: { ...process.env, ENV_FILE: '/dev/null', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`content ${args[0]} ended with ${code}:\n${output}`);
  return { seconds: (performance.now() - begun) / 1_000, output };
}

/** Writes a content folder with generated courses. Returns its path, and a function that removes it. */
export function writeCatalogue(count: number): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'steam-scale-'));
  writeFileSync(join(folder, 'school.yaml'), 'name: Scale School\ncity: Lahore\nemail: office@scale.example\n');
  writeFileSync(join(folder, 'courses.csv'), coursesCsv(count));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
