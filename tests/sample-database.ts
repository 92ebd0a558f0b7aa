import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleSeed } from '../src/content/versions/seed.ts';
import { prepareDatabase } from '../src/db/prepare.ts';

/** The environment variable that passes the path of the filled database to the workers of vitest and Playwright. */
const variable = 'SAMPLE_DATABASE';

/**
 * Global setup: fills one SQLite database with the sample content, for all projects of a run. Servers and API tests start with a
 * copy, because reading the content takes a second of processor time. Returns the teardown.
 */
export async function setup(): Promise<() => void> {
  if (process.env[variable] !== undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'steam-sample-'));
  const file = join(folder, 'steam.db');
  const db = await prepareDatabase({ kind: 'sqlite', file }, [sampleSeed]);
  await db.destroy();
  process.env[variable] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Copies the filled database. Returns false if there is none: then the server or the test fills its own. */
export function copySample(file: string): boolean {
  const source = process.env[variable];
  if (source === undefined) return false;
  copyFileSync(source, file);
  return true;
}
