import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewDatabase } from './api.ts';

/** New SQLite files in a temporary folder. */
export function sqliteFiles(): { create: NewDatabase; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'steam-sqlite-'));
  let count = 0;
  return {
    create: async () => {
      count += 1;
      return { kind: 'sqlite', file: join(folder, `${count}.db`) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
