import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint } from '../../src/server/build/build.ts';

it('A build is stale if the text of its sources changes, not their modification time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steam-sources-'));
  const file = join(folder, 'a.ts');
  const now = () => fingerprint([relative(join(import.meta.dirname, '../..'), folder)]);
  await writeFile(file, 'one');
  const built = await now();
  await utimes(file, 1, 1);
  expect(await now()).toBe(built);
  await writeFile(file, 'two');
  expect(await now()).not.toBe(built);
  await rm(folder, { recursive: true });
});
