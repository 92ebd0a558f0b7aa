import type { DatabaseAddress } from '../settings.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { Db } from './schema.ts';
import { type Content, seedStep } from './seed.ts';

/** Opens a database, brings it to the newest schema, and fills it with `content` if it never was. */
export async function prepareDatabase(address: DatabaseAddress, content: Content): Promise<Db> {
  const db = openDatabase(address);
  try {
    await migrate(db, [seedStep(content)]);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
