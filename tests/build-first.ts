import { ensureBuilt } from '../src/server/build/build.ts';
import { setup } from './sample-database.ts';

/**
 * Global setup of the browser suites: builds once, because otherwise the servers of all workers would build into the same folder.
 * Also fills the sample database. Returns the teardown.
 */
export default async function globalSetup(): Promise<() => void> {
  await ensureBuilt();
  return setup();
}
