import { describeNewerSchema, readSchemaState } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';

const everyMs = 5_000;

/**
 * Polls for a database migration by a newer version (another server or a command): this version could misread or damage
 * the data. Calls `onNewer` once, with the reason.
 *
 * @returns a function that stops the watch
 */
export function watchSchema(db: Db, onNewer: (reason: string) => void): () => void {
  const timer = setInterval(async () => {
    // Ignored, because other queries report an unavailable database.
    const state = await readSchemaState(db).catch(() => undefined);
    if (state?.unknown === undefined) return;
    clearInterval(timer);
    onNewer(describeNewerSchema(state.unknown));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
