import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../src/settings/folders.ts';

export interface Failure {
  title: string;
  /** The first lines of the error message. */
  why: string;
  /** The path of the file from the root. For a story, the title of its component. */
  file?: string;
}

export interface Report {
  passed: number;
  failures: Failure[];
  /** The duration of each test file. */
  files: { name: string; ms: number }[];
}

interface JestReport {
  numPassedTests?: number;
  testResults?: {
    name: string;
    status: string;
    message?: string;
    startTime?: number;
    endTime?: number;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}
interface PlaywrightTest {
  status: string;
  results: { duration: number; error?: { message?: string } }[];
}
interface PlaywrightSuite {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
}
interface PlaywrightReport {
  config?: { rootDir: string };
  stats?: { expected: number };
  errors?: { message?: string }[];
  suites?: PlaywrightSuite[];
}

const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** The first lines of an error message, without colours and stack trace. */
const short = (message = 'It gives no reason.'): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.slice(0, 200))
    .join('\n');

/** Whether a test file imports several story files (tests/kit/stories.ts). */
const isStoryGroup = (name: string) => name.includes('story-groups');

/** Reads a report in the format of Jest, which vitest and the story runner write. */
export function jestReport(path: string): Report {
  const { numPassedTests = 0, testResults = [] } = read(path) as JestReport;
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }): Failure[] => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // The file itself failed to load.
      if (failed.length === 0) return [{ title: file, why: short(message), file }];
      return failed.map(({ title, ancestorTitles, failureMessages }) => ({
        // The format that vitest's option `-t` expects.
        title: [...ancestorTitles, title].join(' > '),
        why: short(failureMessages?.[0]),
        file: isStoryGroup(name) ? (ancestorTitles[0] ?? '') : file,
      }));
    });
  return { passed: numPassedTests, failures, files: testResults.flatMap(durations) };
}

function durations({ name, startTime = 0, endTime = 0, assertionResults }: NonNullable<JestReport['testResults']>[0]) {
  if (!isStoryGroup(name)) return [{ name: relative(root, name), ms: endTime - startTime }];
  const stories = Map.groupBy(assertionResults, ({ ancestorTitles: [title = ''] }) => title);
  return Array.from(stories, ([title, tests]) => ({
    name: `stories of ${title}`,
    ms: tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  }));
}

export function playwrightReport(path: string): Report {
  const { config, stats, errors = [], suites = [] } = read(path) as PlaywrightReport;
  const folder = relative(root, config?.rootDir ?? root);
  const failures = suites.flatMap((suite) => failuresIn(suite, folder));
  return {
    passed: stats?.expected ?? 0,
    failures: [...failures, ...errors.map(({ message }) => ({ title: 'Playwright', why: short(message) }))],
    files: suites.map((suite) => ({ name: join(folder, suite.file ?? ''), ms: durationOf(suite) })),
  };
}

const failuresIn = ({ title, suites = [], specs = [] }: PlaywrightSuite, folder: string): Failure[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ title: test, file, line, tests }) => ({
      title: `${title} › ${test}`,
      why: short(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
      file: `${join(folder, file)}:${line}`,
    })),
  ...suites.flatMap((suite) => failuresIn(suite, folder)),
];

const durationOf = ({ suites = [], specs = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + durationOf(suite), 0);

/** The slowest test files, one per line. */
export const slowest = (reports: readonly Report[], count: number): string[] =>
  reports
    .flatMap(({ files }) => files)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`);
