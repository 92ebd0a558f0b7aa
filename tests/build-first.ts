import { ensureBuilt } from '../src/server/build/build.ts';

/** Global setup of the browser suites: the workers’ servers would otherwise build at the same time and into the same folder. */
export default async function globalSetup(): Promise<void> {
  await ensureBuilt();
}
