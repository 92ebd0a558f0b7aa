import { join } from 'node:path';
import { root } from '../../src/settings/folders.ts';
import { type Failure, jestReport, playwrightReport, type Report } from './reports.ts';

export const results = join(root, 'dist/test-results');

/** The part of a suite that runs. */
export interface Selection {
  /** Parts of file paths. If empty, all files run. */
  files: readonly string[];
  /** Command-line options for Playwright or vitest. */
  options: readonly string[];
}

export interface Suite {
  name: string;
  /** The expected duration on two cores, which applies until this machine has measured the suite. */
  seconds: number;
  command: (selection: Selection) => string[];
  /** Reads the report file. Undefined if the exit code of the command is the result. */
  report?: () => Report;
  /** Runs during the build, which uses one processor most of the time. */
  isBeside?: boolean;
  /** Runs only if the user names it, and in `test:all`. */
  isRare?: boolean;
  /** Needs a server at KIT_URL that sends the built kit (Storybook). */
  needsKit?: boolean;
  /** Selects the files that run with `--changed`. If undefined, all files run. */
  affectedBy?: (affected: readonly string[]) => string[];
  /** Selects the files or tests that run with `--last-failed`. */
  repeat?: (failures: readonly Failure[]) => Selection;
}

const unique = (items: readonly string[]) => [...new Set(items)];
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const repeatFiles = (failures: readonly Failure[]): Selection => ({
  files: unique(failures.flatMap(({ file }) => file ?? [])),
  options: [],
});

/** The basic tests that `--changed` runs after a change of the product, because browser tests import no product code. */
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

/** All suites, in the order in which they run. */
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
  // Rare, because it installs six projects from the npm registry.
  { ...playwrightSuite('package', 900), isRare: true },
];
