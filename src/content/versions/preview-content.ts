import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import type { Db } from '../../db/schema.ts';
import { type Content, emptyContent } from '../content.ts';
import { replaceContent } from './apply.ts';

/** Opens a database in memory with this content and nothing else. */
export async function openPreviewDatabase(content: Content): Promise<Db> {
  const db = openDatabase({ kind: 'sqlite', file: ':memory:' });
  await migrate(db);
  await db
    .transaction()
    .execute((connection) =>
      replaceContent(connection, emptyContent(), content, { author: '', note: '', source: 'folder' }),
    );
  return db;
}
