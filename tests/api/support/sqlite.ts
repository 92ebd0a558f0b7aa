import { copyFileSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillWithSample, type NewDatabase } from './api.ts';

/** Prefer memory: a shared disk delays every commit. Data in memory survives a killed process. */
const memory = '/dev/shm';
const hasFreeMemory = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > 1e9;
const place = hasFreeMemory ? memory : tmpdir();

/** New SQLite files in a temporary folder. */
export function sqliteFiles(): { create: NewDatabase; remove: () => void } {
  const folder = mkdtempSync(join(place, 'steam-sqlite-'));
  let count = 0;
  let sample: Promise<{ file: string }> | undefined;
  return {
    create: async (content) => {
      count += 1;
      const file = join(folder, `${count}.db`);
      if (content) {
        sample ??= fillWithSample({ kind: 'sqlite', file: join(folder, 'sample.db') });
        copyFileSync((await sample).file, file);
      }
      return { kind: 'sqlite', file };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
