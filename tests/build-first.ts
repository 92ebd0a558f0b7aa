import { ensureBuilt } from '../src/server/build/build.ts';
import { setup } from './sample-database.ts';

/**
 * Builds once before the browser suites: otherwise the servers of all workers would build into one folder at the same
 * time. Fills the sample database, and returns the teardown that deletes it.
 */
export default async function globalSetup(): Promise<() => void> {
  await ensureBuilt();
  return setup();
}
