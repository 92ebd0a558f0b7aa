import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../src/server/build/build.ts';
import { chromiumPath } from './chromium.ts';
import { slowestFiles } from './slowest.ts';

/**
 * Runs all suites one after the other, the checks of sources during the build, and prints the minutes of each, the ten slowest files and a summary.
 * `node tests/run.ts e2e hosts` runs only these suites. Options go to Playwright
 * (`--shard=1/3`, `--only-changed`); `--full` (`npm run test:all`) tests every combination instead of a sample.
 */
const root = join(import.meta.dirname, '..');
const results = join(root, 'dist/test-results');

interface Count {
  passed: number;
  failed: number;
  /** The names of failed tests. */
  names?: string[];
}
interface Suite {
  name: string;
  command: string[];
  /** Reads the number of tests; undefined if the command itself is the test. */
  count?: () => Count;
  /** Runs during the build, which uses one processor most of the time, and prints its output afterwards. */
  isBeside?: boolean;
  /** Runs only if named, and with `--full`. */
  isRare?: boolean;
}

const report = (path: string): Record<string, unknown> =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};

interface JestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numFailedTestSuites?: number;
  testResults?: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

const jestCount = (path: string) => () => {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numFailedTestSuites = 0,
    testResults = [],
  }: JestReport = report(path);
  const names = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      // A file that fails to load has no named test.
      return failed.length > 0 ? failed : [name];
    });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), names };
};

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean }[];
}
interface PlaywrightReport {
  stats?: Record<string, number>;
  errors?: unknown[];
  suites?: PlaywrightSuite[];
}

const failedIn = ({ title, suites = [], specs = [] }: PlaywrightSuite): string[] =>
  [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap(failedIn)].map(
    (name) => `${title} › ${name}`,
  );

const playwrightCount = (path: string) => () => {
  const { stats, errors = [], suites = [] }: PlaywrightReport = report(path);
  const failed = (stats?.unexpected ?? 0) + errors.length;
  return { passed: stats?.expected ?? 0, failed, names: suites.flatMap(failedIn) };
};

const unitReport = join(results, 'unit.json');
const storiesReport = join(results, 'stories.json');

const suites: Suite[] = [
  { name: 'build', command: ['npm', 'run', 'build'] },
  { name: 'types', command: ['tsc', '--noEmit'], isBeside: true },
  { name: 'lint', command: ['npm', 'run', 'lint'], isBeside: true },
  {
    name: 'unit',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count: jestCount(unitReport),
  },
  { name: 'stories', command: ['node', 'tests/stories.ts', storiesReport], count: jestCount(storiesReport) },
  {
    name: 'parity',
    command: ['node', 'tests/kit-suite.ts', 'parity'],
    count: playwrightCount(join(root, 'tests/parity/.results/report.json')),
  },
  {
    name: 'docs',
    command: ['node', 'tests/kit-suite.ts', 'docs'],
    count: playwrightCount(join(root, 'tests/docs/.results/report.json')),
  },
  {
    name: 'e2e',
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
    count: playwrightCount(join(root, 'tests/e2e/.results/report.json')),
  },
  {
    name: 'hosts',
    command: ['playwright', 'test', '-c', 'tests/hosts/playwright.config.ts'],
    count: playwrightCount(join(root, 'tests/hosts/.results/report.json')),
  },
  {
    name: 'package',
    command: ['playwright', 'test', '-c', 'tests/package/playwright.config.ts'],
    count: playwrightCount(join(root, 'tests/package/.results/report.json')),
    // Installs six projects from the npm registry.
    isRare: true,
  },
];

const words = process.argv.slice(2).filter((word) => word !== '--full');
const wanted = words.filter((word) => !word.startsWith('-'));
const options = words.filter((word) => word.startsWith('-'));
if (process.argv.includes('--full')) process.env.TEST_FULL = '1';
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}; there are ${suites.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
for (const { name } of suites) rmSync(join(root, 'tests', name, '.results/report.json'), { force: true });
process.env.CHROME_PATH = chromiumPath();
// The suites start the server and its commands 200 times: a compile cache saves a third of the start time.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
if (wanted.length > 0) await ensureBuilt();

interface Ran {
  status: number | null;
  /** What it has printed, if that was held back. */
  output: string;
  minutes: number;
}

async function run({ command, isBeside }: Suite): Promise<Ran> {
  const [program = '', ...given] = command;
  const passedOn = program === 'playwright' ? [...given, ...options] : given;
  const began = performance.now();
  const child = spawn(program, passedOn, {
    cwd: root,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const status = await once(child, 'close').then(
    ([code]: (number | null)[]) => code ?? null,
    // The program is missing.
    (error: unknown) => {
      output += String(error);
      return null;
    },
  );
  return { status, output, minutes: (performance.now() - began) / 60_000 };
}

const isWanted = ({ name, isRare }: Suite) =>
  wanted.length > 0 ? wanted.includes(name) : !isRare || process.env.TEST_FULL === '1';

const total = { passed: 0, failed: 0 };
const lines: string[] = [];
const chosen = suites.filter(isWanted);
const beside = new Map(chosen.filter(({ isBeside }) => isBeside).map((suite) => [suite, run(suite)]));
for (const suite of chosen) {
  const { name, count } = suite;
  console.log(`\n── ${name} ──`);
  const { status, output, minutes } = await (beside.get(suite) ?? run(suite));
  if (output) console.log(output);
  const counted: Count = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  // A suite failed if its command failed, whatever its report says, or if it ran no test.
  if ((status !== 0 || (counted.passed === 0 && options.length === 0)) && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  lines.push(`${name.padEnd(8)} ${counted.passed} passed, ${counted.failed} failed, ${minutes.toFixed(1)} min`);
  for (const failed of counted.names ?? []) lines.push(`  ✘ ${failed}`);
}
const slowest = slowestFiles(
  results,
  [...suites.map(({ name }) => join(root, 'tests', name, '.results/report.json'))],
  10,
);
if (slowest.length > 0) console.log(`\nThe slowest files:\n${slowest.join('\n')}`);
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
