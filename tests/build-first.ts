import { ensureBuilt } from '../src/server/build.ts';

/** Once for all workers, whose servers would otherwise build at the same time and into the same folder. */
export default async function globalSetup(): Promise<void> {
  await ensureBuilt();
}
