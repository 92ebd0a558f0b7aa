import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { sampleSeed } from '../../../src/content/sample.ts';
import { migrate } from '../../../src/db/migrate.ts';
import { openDatabase } from '../../../src/db/open.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import type { Db } from '../../../src/db/schema.ts';
import { type NewDatabase, urlOf } from '../support/api.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../support/prepare-process.ts');

/** What a server start does to the database. */
export function migrationsSuite(newDatabase: NewDatabase): void {
  describe('Database migration', () => {
    const open: Db[] = [];
    afterEach(async () => {
      for (const db of open.splice(0)) await db.destroy();
    });
    const kept = (db: Db) => {
      open.push(db);
      return db;
    };

    it('runs once when three processes start at the same time on an empty database', async () => {
      const address = await newDatabase();
      const url = urlOf(address);
      const processes = [1, 2, 3].map(() =>
        run(process.execPath, [script], { env: { ...process.env, DATABASE_URL: url } }),
      );
      for (const { stdout } of await Promise.all(processes)) expect(stdout).toBe(`${wire.courses.length} courses\n`);
      const db = kept(openDatabase(address));
      expect(await db.selectFrom('migrations').select('name').orderBy('name').execute()).toEqual([
        { name: '0001-accounts' },
        { name: '0002-content' },
        { name: '0003-provider' },
        { name: '0004-devices' },
        { name: 'content' },
      ]);
    });

    it('keeps later changes', async () => {
      const address = await newDatabase();
      const db = kept(await prepareDatabase(address, [sampleSeed]));
      await db.deleteFrom('faqs').execute();
      expect(await migrate(db, [sampleSeed])).toEqual([]);
      expect(await db.selectFrom('faqs').selectAll().execute()).toEqual([]);
    });

    it('leaves nothing behind if it fails', async () => {
      const db = kept(openDatabase(await newDatabase()));
      const broken = { name: 'broken', run: () => Promise.reject(new Error('The disk is full.')) };
      await expect(migrate(db, [sampleSeed, broken])).rejects.toThrow('The disk is full.');
      await expect(db.selectFrom('migrations').selectAll().execute()).rejects.toThrow();
      expect(await migrate(db, [sampleSeed])).toHaveLength(5);
    });

    it('enforces foreign keys: a lesson needs its module', async () => {
      const db = kept(await prepareDatabase(await newDatabase(), [sampleSeed]));
      const orphan = db
        .insertInto('lessons')
        .values({ id: 'x', module_id: 'none', name: '', content: '', position: 0 });
      await expect(orphan.execute()).rejects.toThrow(/foreign key/i);
    });
  });
}
