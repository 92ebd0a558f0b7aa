import { ensureBuilt } from '../src/server/build.ts';

/** Global setup of vitest and Playwright: one build for all workers, which would otherwise build at once into one folder. */
export async function setup(): Promise<void> {
  await ensureBuilt({ log: () => {} });
}
