import type { Kysely } from 'kysely';
import type { ContentSource, Db, Schema } from '../../db/schema.ts';
import { withLock } from '../../db/transactions.ts';
import type { Content } from '../content.ts';
import { refuseRemoval, refuseStale } from './apply-errors.ts';
import { compareContent, type KindChange } from './changes.ts';
import { contentChanges } from './item-changes.ts';
import { addVersion, currentSource, currentVersion, listVersions, type Packed, readPublished } from './store.ts';

export interface ApplyOptions {
  author: string;
  note: string;
  /** The versions that the new content is based on: version.yaml of a folder. */
  base: readonly string[];
  /** Applies over changes of others, and removes any number of items. */
  force: boolean;
}

export interface Applied {
  changes: KindChange[];
  /** The id of the version that is now current. */
  version: string;
}

/**
 * Publishes `content` as a new version, in one transaction under the lock that all processes share. Servers detect the
 * new version and clear their caches.
 *
 * @throws ContentError if others changed the content since `base`, or if too many items would be removed
 */
export async function applyContent(db: Db, content: Content, options: ApplyOptions): Promise<Applied> {
  return withLock(db, async (connection) => {
    const { before, present, source, changes } = await checked(connection, content, options);
    if (changes.length === 0 && source === 'folder') return { changes, version: present };
    const { author, note } = options;
    return { changes, version: await publish(connection, before, content, { author, note, source: 'folder' }) };
  });
}

/** Throws the errors of `applyContent` without publishing. */
export const checkApply = (db: Db, content: Content, options: ApplyOptions): Promise<unknown> =>
  withLock(db, (connection) => checked(connection, content, options));

async function checked(connection: Kysely<Schema>, content: Content, { force, base }: ApplyOptions) {
  const before = await readPublished(connection);
  const present = await currentVersion(connection);
  const source = await currentSource(connection);
  // If no version has an author, an early server applied the content, and no folder can refer to its version.
  const hasHistory = (await listVersions(connection)).some(({ author }) => author !== '');
  const changes = compareContent(before, content);
  if (source === 'folder' && changes.length > 0 && !force) {
    if (hasHistory) await refuseStale(connection, before, content, present, base);
    refuseRemoval(before, content, changes);
  }
  return { before, present, source, changes };
}

/**
 * Publishes the content as a new version.
 *
 * @param before the content that it replaces
 * @param packed the content as database columns, if the caller already has them
 */
export async function publish(
  connection: Kysely<Schema>,
  before: Content,
  content: Content,
  version: { author: string; note: string; source: ContentSource },
  packed?: Packed,
): Promise<string> {
  const summary = contentChanges(before, content).join('\n');
  return addVersion(connection, content, { ...version, summary }, packed);
}
