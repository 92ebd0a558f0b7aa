import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

interface JestReport {
  testResults?: {
    name: string;
    startTime?: number;
    endTime?: number;
    assertionResults?: { ancestorTitles: string[]; duration?: number | null }[];
  }[];
}
interface PlaywrightSuite {
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
}
interface PlaywrightReport {
  config?: { rootDir: string };
  suites?: PlaywrightSuite[];
}

const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

const durationOf = ({ suites = [], specs = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + durationOf(suite), 0);

/** The slowest test files, one per line, from reports in the formats of vitest and Playwright. */
export function slowestFiles(folder: string, playwrightReports: readonly string[], count: number): string[] {
  const files: { name: string; ms: number }[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const { testResults = [] } = read(join(folder, file)) as JestReport;
    for (const { name, startTime = 0, endTime = 0, assertionResults = [] } of testResults) {
      if (!name.includes('story-groups')) {
        files.push({ name: relative(root, name), ms: endTime - startTime });
        continue;
      }
      // A group imports several story files, each with a title.
      const stories = Map.groupBy(assertionResults, ({ ancestorTitles: [title = ''] }) => title);
      for (const [title, tests] of stories)
        files.push({ name: `stories of ${title}`, ms: tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0) });
    }
  }
  for (const path of playwrightReports) {
    const { config, suites = [] } = read(path) as PlaywrightReport;
    for (const suite of suites)
      files.push({ name: relative(root, join(config?.rootDir ?? '', suite.file ?? '')), ms: durationOf(suite) });
  }
  return files
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`);
}
