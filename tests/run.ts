import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { ensureBuilt } from '../src/server/build/build.ts';
import { root } from '../src/settings/folders.ts';
import { chromiumPath } from './chromium.ts';
import { startKit } from './kit/server.ts';
import { affectedFiles, affectedStories, baseOf } from './runner/changed.ts';
import { type Counts, countsVariable, excesses, readCounts } from './runner/counts.ts';
import { keepDurations, Progress } from './runner/progress.ts';
import { type Failure, type Report, slowest } from './runner/reports.ts';
import { results, type Selection, type Suite, suites } from './runner/suites.ts';

/**
 * `npm test` runs all suites; types and lint run during the build. It shows one line of progress, and at the end what failed,
 * why, and the command that repeats it. dist/test-results has the output of the suites.
 *
 * - `npm test -- unit e2e`: only these suites, with their own output. Other words select files. Options go to the test runner.
 * - `npm test -- --changed[=branch]`: only tests that the changes since the merge base with a branch (`main`) can break
 * - `npm test -- --last-failed`: only tests that failed in the last run
 * - `npm run test:all` (`--full`): every combination instead of a sample
 */
const words = process.argv.slice(2);
const given = (name: string) => words.find((word) => word === `--${name}` || word.startsWith(`--${name}=`));
const changed = given('changed');
const repeats = given('last-failed') !== undefined;
const isOwn = (word: string) => ['--full', changed, '--last-failed'].includes(word);
const named = words.filter((word) => suites.some(({ name }) => name === word));
const files = words.filter((word) => !word.startsWith('-') && !named.includes(word));
const options = words.filter((word) => word.startsWith('-') && !isOwn(word));
if (named.length === 0 && files.length + options.length > 0) {
  const names = suites.map(({ name }) => name).join(', ');
  console.error(`${[...files, ...options].join(' ')} needs a suite: npm test -- unit …; there are ${names}.`);
  process.exit(2);
}
if (words.includes('--full')) process.env.TEST_FULL = '1';
const isFull = process.env.TEST_FULL === '1';
const isComplete = !changed && !repeats && named.length === 0;

const failuresFile = join(root, 'dist/last-failed.json');
const lastFailures: Record<string, Failure[]> = existsSync(failuresFile)
  ? JSON.parse(readFileSync(failuresFile, 'utf8'))
  : {};
const budget: Record<string, Counts> = JSON.parse(readFileSync(join(root, 'tests/budget.json'), 'utf8'));

/** The suites of this run, and the part of each that runs. */
async function selections(): Promise<Map<Suite, Selection>> {
  const affected = changed ? [...(await affectedFiles(baseOf(changed.split('=')[1] ?? 'main')))] : [];
  process.env[affectedStories] = affected.filter((file) => file.endsWith('.stories.tsx')).join(' ');
  const selectionOf = (suite: Suite): Selection | undefined => {
    const { name, isRare } = suite;
    if (repeats) return lastFailures[name] && (suite.repeat?.(lastFailures[name]) ?? { files: [], options: [] });
    if (named.length > 0) return named.includes(name) ? { files, options } : undefined;
    if (!changed) return isRare && !isFull ? undefined : { files: [], options: [] };
    if (suite.affectedBy) {
      const own = suite.affectedBy(affected);
      return own.length > 0 ? { files: own, options: [] } : undefined;
    }
    // Skip the build: the other suites build what they need.
    if (name === 'build') return undefined;
    return { files: [], options: name === 'unit' ? [`--changed=${baseOf(changed.split('=')[1] ?? 'main')}`] : [] };
  };
  return new Map(suites.flatMap((suite) => [[suite, selectionOf(suite)] as const]).filter(isSelected));
}
const isSelected = (entry: readonly [Suite, Selection | undefined]): entry is readonly [Suite, Selection] =>
  entry[1] !== undefined;

interface Ran {
  status: number | null;
  minutes: number;
}

/** Runs the command of a suite. Its output goes to a file, or is shown. */
async function run({ name, command, isBeside }: Suite, selection: Selection, show: boolean): Promise<Ran> {
  const [program = '', ...args] = command(selection);
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: show && !isBeside ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, [countsVariable]: join(results, `${name}.counts`) },
  });
  const log = createWriteStream(join(results, `${name}.log`));
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
  const status = await once(child, 'close').then(
    ([code]: (number | null)[]) => code ?? null,
    // The program is missing.
    (error: unknown) => {
      log.write(String(error));
      return null;
    },
  );
  log.end();
  await finished(log);
  return { status, minutes: (performance.now() - began) / 60_000 };
}

/** The result of a suite: its report, or that of its command. */
function resultOf({ name, report }: Suite, { status }: Ran, isPart: boolean): Report {
  const log = join(results, `${name}.log`);
  const {
    passed,
    failures,
    files: durations,
  } = report?.() ?? { passed: status === 0 ? 1 : 0, failures: [], files: [] };
  const isEmpty = passed === 0 && !isPart;
  // Add a failure if the command failed without a failed test, or if no test ran.
  if ((status !== 0 || isEmpty) && failures.length === 0) {
    const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n');
    failures.push({ title: name, why: lines || `Its command ended with ${status}.` });
  }
  return { passed, failures, files: durations };
}

const chosen = await selections();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
for (const { name } of suites) rmSync(join(root, 'tests', name, '.results/report.json'), { force: true });
process.env.CHROME_PATH = chromiumPath();
// The server and the commands keep compiled code. Keep that of the test workers and of commands without check-node.mjs too.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
if (!isComplete && [...chosen.keys()].some(({ isBeside }) => !isBeside)) await ensureBuilt();

const lines: string[] = [];
const reports: Report[] = [];
const failed: Record<string, Failure[]> = {};
const counted: Record<string, Counts> = {};
const progress = new Progress([...chosen.keys()].map(({ name, seconds }) => ({ name, seconds })));
const beside = new Map(
  [...chosen].filter(([{ isBeside }]) => isBeside).map(([one, part]) => [one, run(one, part, false)]),
);
let kit: Awaited<ReturnType<typeof startKit>> | undefined;
for (const [suite, selection] of chosen) {
  const { name, needsKit, report } = suite;
  // A named suite shows its own progress.
  const end = named.length > 0 ? () => console.log() : progress.start(name);
  if (needsKit && !kit) {
    kit = await startKit();
    process.env.KIT_URL = kit.url;
  }
  const isPart = selection.files.length + selection.options.length > 0;
  const ran = await (beside.get(suite) ?? run(suite, selection, named.length > 0));
  end();
  const result = resultOf(suite, ran, isPart);
  counted[name] = readCounts(join(results, `${name}.counts`));
  if (!isPart && !isFull)
    for (const why of excesses(counted[name], budget[name]))
      result.failures.push({ title: `The budget of ${name}`, why });
  const { passed, failures } = result;
  const wanted = repeats ? (lastFailures[name]?.length ?? 0) : 0;
  if (report && passed + failures.length < wanted)
    failures.push({ title: name, why: `Only ${passed} of the ${wanted} tests that failed ran: npm test -- ${name}` });
  const line = `${failures.length > 0 ? '✘' : '✔'} ${name.padEnd(8)} ${passed} passed, ${failures.length} failed, ${ran.minutes.toFixed(1)} min`;
  console.log(line);
  for (const { title, why } of failures) console.log(`  ✘ ${title}\n${why.replaceAll(/^/gm, '      ')}`);
  lines.push(line);
  reports.push(result);
  if (failures.length > 0) failed[name] = failures;
}
kit?.stop();

writeFileSync(join(results, 'counts.json'), `${JSON.stringify(counted, null, 2)}\n`);
writeFileSync(failuresFile, JSON.stringify(failed));
if (isComplete && !isFull) keepDurations();
const slowFiles = slowest(reports, 10);
if (slowFiles.length > 0) console.log(`\nThe slowest files:\n${slowFiles.join('\n')}`);
console.log(`\n${lines.join('\n')}`);
for (const [name, failures] of Object.entries(failed)) {
  console.log(`\nFailed in ${name} (all of its output: dist/test-results/${name}.log)`);
  for (const { title, why, file } of failures)
    console.log(`  ✘ ${title}${file ? ` (${file})` : ''}\n      ${why.split('\n').slice(0, 3).join('\n      ')}`);
}
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const failedCount = total(Object.values(failed).map(({ length }) => length));
if (failedCount > 0) console.log('\nRepeat only what failed: npm test -- --last-failed');
console.log(`\n${total(reports.map(({ passed }) => passed))} passed, ${failedCount} failed`);
process.exitCode = failedCount > 0 ? 1 : 0;
