import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

test('The table of the specification’s sentences names only existing tests', () => {
  const rows = [...read('README.md').matchAll(/^\|.*\| `([^`]+)`: (.+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(100);
  const lost = rows.flatMap(([, file = '', title = '']) => {
    const source = read(file.startsWith('tests/') ? join('../..', file) : join('spec', `${file}.spec.ts`));
    return source.includes(title) ? [] : [`${file}: ${title}`];
  });
  expect(lost).toEqual([]);
});
