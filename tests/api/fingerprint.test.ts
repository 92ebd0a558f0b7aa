import { symlink, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint } from '../../src/server/build/build.ts';
import { temporaryFolder } from './support/clean-up.ts';

it('A build is stale if the text of its sources changes, not their modification time', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'a.ts');
  const now = () => fingerprint([relative(join(import.meta.dirname, '../..'), folder)]);
  await writeFile(file, 'one');
  const built = now();
  await utimes(file, 1, 1);
  expect(now()).toBe(built);
  // Emacs locks a file with a symbolic link to a missing target.
  await symlink('nobody@nowhere', join(folder, '.#a.ts'));
  expect(now()).toBe(built);
  await writeFile(file, 'two');
  expect(now()).not.toBe(built);
});
