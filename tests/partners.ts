import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const partnersFolder = join(import.meta.dirname, '../demo/partners');

/** The names of the partner pages of the demo. */
export const partners: readonly string[] = readdirSync(partnersFolder)
  .filter((name) => existsSync(join(partnersFolder, name, 'index.html')))
  .sort();
