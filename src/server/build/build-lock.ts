import { open, rm, stat, utimes } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** The process with the lock renews it at this interval. After four intervals, the process has been killed. */
const renewMs = 5_000;
const staleMs = 4 * renewMs;

/**
 * Runs `task` with the lock `file`. First waits until no other process of this checkout holds it.
 *
 * @param onWait Called once if another process holds the lock.
 * @param signal Aborts the wait.
 */
export async function withBuildLock<Result>(
  file: string,
  task: () => Promise<Result>,
  { onWait = () => {}, signal }: { onWait?: () => void; signal?: AbortSignal | undefined } = {},
): Promise<Result> {
  for (let waited = false; !(await lock(file)); waited = true) {
    if (!waited) onWait();
    await setTimeout(500, undefined, signal && { signal });
  }
  const renewal = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), renewMs).unref();
  try {
    return await task();
  } finally {
    clearInterval(renewal);
    await rm(file, { force: true });
  }
}

/** Creates the lock file; false if another process holds it. */
async function lock(file: string): Promise<boolean> {
  const held = await stat(file).catch(() => undefined);
  if (held && Date.now() - held.mtimeMs > staleMs) await rm(file, { force: true });
  try {
    // `wx` is atomic: it creates the file or fails.
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
