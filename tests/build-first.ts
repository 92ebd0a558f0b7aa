import { ensureBuilt } from '../src/server/build/build.ts';

/**
 * Builds once before the browser suites: otherwise the servers of all workers would build into one folder at the same
 * time.
 */
export default async function globalSetup(): Promise<void> {
  await ensureBuilt();
}
