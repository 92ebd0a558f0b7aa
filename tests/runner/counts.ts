import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * `npm test` counts these in each suite, because durations vary too much for a budget:
 * - `pages`: navigations of the browser (Playwright’s `goto`, `reload` and `setContent`)
 * - `servers`: started servers of the site, databases and proxies
 * - `processes`: started commands
 * - `stories`: rendered and played by the story runner
 * - `looks`: captured states of stories, and screenshots
 * - `axe runs`
 */
export type Countable = 'pages' | 'servers' | 'processes' | 'stories' | 'looks' | 'axe runs';
export type Counts = Partial<Record<Countable, number>>;

/** The environment variable with the file to which all processes of a suite append. */
export const countsVariable = 'TEST_COUNTS';

/** Adds to a count of the running suite. Does nothing outside of tests/run.ts. */
export function counted(what: Countable, times = 1): void {
  const file = process.env[countsVariable];
  // Appending a short line is atomic, also if several processes write.
  if (file) appendFileSync(file, `${what}\n`.repeat(times));
}

/** Reads the counts of a suite that has ended. */
export function readCounts(file: string): Counts {
  const counts: Counts = {};
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const line of lines) if (line) counts[line as Countable] = (counts[line as Countable] ?? 0) + 1;
  return counts;
}

/** A message for each count that exceeds the suite's budget in tests/budget.json. */
export function excesses(counts: Counts, budget: Counts = {}): string[] {
  return Object.entries(counts)
    .filter(([what, count]) => count > (budget[what as Countable] ?? 0))
    .map(
      ([what, count]) =>
        `${count} ${what}, and tests/budget.json allows ${budget[what as Countable] ?? 0}: move a proof to a cheaper level, or to \`test:all\`; or raise the budget and say what it buys.`,
    );
}
