import { join } from 'node:path';
import { root } from '../../src/settings/folders.ts';
import { type Failure, jestReport, playwrightReport, type Report } from './reports.ts';

export const results = join(root, 'dist/test-results');

/** The part of a suite that runs. */
export interface Selection {
  /** Parts of the paths of its files; all without one. */
  files: readonly string[];
  /** Options of Playwright and vitest. */
  options: readonly string[];
}

export interface Suite {
  name: string;
  /** Its duration on two cores, in seconds, until this machine has measured it. */
  seconds: number;
  command: (selection: Selection) => string[];
  /** Undefined if the command itself is the test. */
  report?: () => Report;
  /** Runs during the build, which uses one processor most of the time. */
  isBeside?: boolean;
  /** Runs only if named, and in `test:all`. */
  isRare?: boolean;
  /** Whether it reads KIT_URL. */
  needsKit?: boolean;
  /** With `--changed`: which of its files run because of the affected files. Without it, all of it runs. */
  affectedBy?: (affected: readonly string[]) => string[];
  /** With `--last-failed`: what repeats these failures. */
  repeat?: (failures: readonly Failure[]) => Selection;
}

const unique = (items: readonly string[]) => [...new Set(items)];
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const repeatFiles = (failures: readonly Failure[]): Selection => ({
  files: unique(failures.flatMap(({ file }) => file ?? [])),
  options: [],
});

/** Browser tests that import no product code: what they prove first runs after a change of the product. */
interface Basics {
  after: RegExp;
  file: string;
}

function playwrightSuite(name: string, seconds: number, basics?: Basics): Suite {
  return {
    name,
    seconds,
    command: ({ files, options }) => [
      'playwright',
      'test',
      '-c',
      `tests/${name}/playwright.config.ts`,
      ...files,
      ...options,
    ],
    report: () => playwrightReport(join(root, 'tests', name, '.results/report.json')),
    affectedBy: (affected) =>
      unique([
        ...affected.filter((file) => file.startsWith(`tests/${name}/`) && file.endsWith('.spec.ts')),
        ...(basics && affected.some((file) => basics.after.test(file)) ? [basics.file] : []),
      ]),
    repeat: repeatFiles,
  };
}

const unitReport = join(results, 'unit.json');
const storiesReport = join(results, 'stories.json');

/** In the order of their runs. */
export const suites: readonly Suite[] = [
  { name: 'build', seconds: 70, command: () => ['npm', 'run', 'build'] },
  { name: 'types', seconds: 0, command: () => ['npm', 'run', 'types'], isBeside: true },
  { name: 'lint', seconds: 0, command: () => ['npm', 'run', 'lint'], isBeside: true },
  {
    name: 'unit',
    seconds: 240,
    command: ({ files, options }) => [
      ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      ...files,
      ...options,
    ],
    report: () => jestReport(unitReport),
    repeat: (failures) => ({
      files: repeatFiles(failures).files,
      options: failures.some(({ title, file }) => title === file)
        ? []
        : ['-t', failures.map(({ title }) => escaped(title)).join('|')],
    }),
  },
  {
    name: 'stories',
    seconds: 150,
    command: ({ files }) => ['node', 'tests/kit/stories.ts', storiesReport, ...files],
    report: () => jestReport(storiesReport),
    needsKit: true,
    affectedBy: (affected) => affected.filter((file) => file.endsWith('.stories.tsx')),
    repeat: repeatFiles,
  },
  {
    ...playwrightSuite('kit', 80, { after: /^(\.storybook\/|stories\/.*\.(docs\.tsx?|mdx)$)/, file: 'docs.spec' }),
    needsKit: true,
  },
  playwrightSuite('e2e', 260, { after: /^src\/(site|server|office)\//, file: 'journeys.spec' }),
  playwrightSuite('hosts', 130, { after: /^embed\//, file: '0-basics/' }),
  // Installs six projects from the npm registry.
  { ...playwrightSuite('package', 900), isRare: true },
];
