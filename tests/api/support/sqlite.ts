import { copyFileSync, existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fillWithSample, type NewDatabase } from './api.ts';
import { temporaryFolder } from './clean-up.ts';

/** Files in memory, because a shared disk delays every commit. They survive a killed process. */
const memory = '/dev/shm';
const hasFreeMemory = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > 1e9;

/** Creates SQLite files in a temporary folder of the test file. */
export function sqliteFiles(): { create: NewDatabase } {
  const folder = temporaryFolder(hasFreeMemory ? memory : undefined);
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
  };
}
