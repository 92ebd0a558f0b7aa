import type { LiveContent } from '../../../src/content/live.ts';
import type { Db } from '../../../src/db/schema.ts';

/** Makes a server show rows that a test has changed. */
export async function showChanges({ db, live }: { db: Db; live: LiveContent }): Promise<void> {
  await db
    .updateTable('content_state')
    .set((row) => ({ applied_at: row('applied_at', '+', 1) }))
    .execute();
  await live.refresh();
}
