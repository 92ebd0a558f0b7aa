import type { Db } from '../../db/schema.ts';
import { withLock } from '../../db/transactions.ts';
import type { Content } from '../content.ts';
import { publish } from './apply.ts';
import { currentSource, readPublished } from './store.ts';

/**
 * Publishes one change of the content without a draft, as a new version. Open drafts merge it like other publications.
 *
 * @param change returns the new content; the same object publishes nothing
 * @returns the number of the version; undefined if nothing was published
 */
export const publishChange = (
  db: Db,
  change: (content: Content) => Content,
  { author, note }: { author: string; note: string },
): Promise<number | undefined> =>
  withLock(db, async (connection) => {
    const present = await readPublished(connection);
    const content = change(present);
    if (content === present) return undefined;
    // Sample content keeps its source, because its files are in the sample folder.
    const source = (await currentSource(connection)) ?? 'folder';
    const id = await publish(connection, present, content, { author, note, source });
    return Number.parseInt(id, 10);
  });
