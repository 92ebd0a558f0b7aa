import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewDatabase } from './api.ts';

/** In memory where there is room: a disk that others use makes every commit wait, and processes that die lose nothing there. */
const memory = '/dev/shm';
const roomy = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > 1e9;
const place = roomy ? memory : tmpdir();

/** New SQLite files in a temporary folder. */
export function sqliteFiles(): { create: NewDatabase; remove: () => void } {
  const folder = mkdtempSync(join(place, 'steam-sqlite-'));
  let count = 0;
  return {
    create: async () => {
      count += 1;
      return { kind: 'sqlite', file: join(folder, `${count}.db`) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
