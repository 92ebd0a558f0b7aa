import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { counted, countsVariable, excesses, readCounts } from '../runner/counts.ts';
import { suites } from '../runner/suites.ts';
import { read } from './sources.ts';

const before = process.env[countsVariable];
afterEach(() => {
  if (before === undefined) delete process.env[countsVariable];
  else process.env[countsVariable] = before;
});

describe('The budget of npm test', () => {
  it('fails a suite that opens more pages than the budget allows', () => {
    const folder = mkdtempSync(join(tmpdir(), 'steam-counts-'));
    const file = join(folder, 'e2e.counts');
    process.env[countsVariable] = file;
    counted('pages', 3);
    counted('axe runs');
    const counts = readCounts(file);
    rmSync(folder, { recursive: true });
    expect(counts).toEqual({ pages: 3, 'axe runs': 1 });
    expect(excesses(counts, { pages: 3, 'axe runs': 1 })).toEqual([]);
    expect(excesses(counts, { pages: 2 })).toEqual([
      expect.stringContaining(
        '3 pages, and tests/budget.json allows 2: move a proof to a cheaper level, or to `test:all`',
      ),
      expect.stringContaining('1 axe runs, and tests/budget.json allows 0'),
    ]);
  });

  it('has a line for each suite that opens pages or starts servers', () => {
    const counting = suites.filter(({ report, isRare }) => report && !isRare).map(({ name }) => name);
    expect(Object.keys(JSON.parse(read('tests/budget.json')))).toEqual(counting);
  });
});
