import { constants, setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { ensureKitBuilt } from './build-kit.ts';

// The child process that builds the kit for the server: src/server/showcase/kit-build.ts. Storybook inherits the priority.
setPriority(constants.priority.PRIORITY_LOW);
const aborter = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => aborter.abort());

try {
  await ensureKitBuilt({ signal: aborter.signal });
} catch (error) {
  if (!aborter.signal.aborted)
    console.error(stripVTControlCharacters(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
