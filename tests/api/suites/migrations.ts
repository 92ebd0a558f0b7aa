import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../../demo/content/index.ts';
import { keptTables, temporaryTables } from '../../../src/content/backup/import.ts';
import { siteOf } from '../../../src/content/site/site.ts';
import { openDraft } from '../../../src/content/versions/drafts.ts';
import { sampleSeed } from '../../../src/content/versions/seed.ts';
import { listVersions, readPublished, readVersion } from '../../../src/content/versions/store.ts';
import { migrate, tableNames } from '../../../src/db/migrate.ts';
import { migrations } from '../../../src/db/migrations.ts';
import { openDatabase } from '../../../src/db/open.ts';
import { oldContentTables, packContent } from '../../../src/db/pack-content.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import type { Db } from '../../../src/db/schema.ts';
import { everyNth, full } from '../../full.ts';
import { addedColumns } from '../support/added-columns.ts';
import { type NewDatabase, urlOf } from '../support/api.ts';
import { changeContent } from '../support/change-content.ts';
import { findNginx } from '../support/nginx.ts';
import { fillOldContent } from '../support/old-content.ts';

const run = promisify(execFile);

/** Inserts a row with a value in every column of every table. */
async function fill(db: Db): Promise<{ name: string; row: Record<string, string | number | Buffer> }[]> {
  const tables = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  tables.delete('migrations');
  // Parents before children, because of foreign keys.
  const order: string[] = [...keptTables, ...temporaryTables, ...oldContentTables];
  expect(order).toEqual(expect.arrayContaining([...tables.keys()]));
  const filled = [];
  for (const name of order.filter((table) => tables.has(table))) {
    const columns = (tables.get(name) ?? []).map((column, index) => {
      if (/bytea/i.test(column.dataType)) return [column.name, Buffer.from(column.name)] as const;
      if (!/text/i.test(column.dataType)) return [column.name, 1_000 + index] as const;
      return [column.name, /(^|_)(id|owner)$/.test(column.name) ? 'one' : `${name} ${column.name}`] as const;
    });
    const row = Object.fromEntries(columns);
    await sql`
      insert into ${sql.table(name)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(row))})`.execute(db);
    filled.push({ name, row });
  }
  return filled;
}

const oldTables = new Set<string>(oldContentTables);
const packing = migrations.findIndex(({ run: step }) => step === packContent);

const script = join(import.meta.dirname, '../support/prepare-process.ts');
const killedScript = join(import.meta.dirname, '../support/killed-migration.ts');
/** Statement numbers of the migration: each kills one process before this statement. Ten tables are dropped before the 45th. */
const packingKills = full ? ['1', '5', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'] : ['45'];

/** All rows of all tables, also those of `migrations`. */
async function rowsOfAll(db: Db): Promise<Record<string, unknown[]>> {
  const names = (await tableNames(db)).toSorted();
  const all = names.map(
    async (name) => [name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows] as const,
  );
  return Object.fromEntries(await Promise.all(all));
}

/** The migrations that a server runs when it starts. */
export function migrationsSuite(newDatabase: NewDatabase, isOther = false): void {
  describe('Database migration', () => {
    const open: Db[] = [];
    afterEach(async () => {
      for (const db of open.splice(0)) await db.destroy();
    });
    const kept = (db: Db) => {
      open.push(db);
      return db;
    };

    // On PostgreSQL, scale-out.test.ts starts three servers on an empty database, so `npm test` skips this test.
    const isScaled = isOther && !full && findNginx() !== undefined;
    it.skipIf(isScaled)('runs once when three processes start at the same time on an empty database', async () => {
      const address = await newDatabase();
      const url = urlOf(address);
      const processes = [1, 2, 3].map(() =>
        run(process.execPath, [script], { env: { ...process.env, DATABASE_URL: url } }),
      );
      for (const { stdout } of await Promise.all(processes)) expect(stdout).toBe(`${wire.courses.length} courses\n`);
      const db = kept(openDatabase(address));
      const ran = await db.selectFrom('migrations').select('name').execute();
      expect(ran.map(({ name }) => name).sort()).toEqual([...migrations, sampleSeed].map(({ name }) => name).sort());
    });

    it('does not repeat migrations, so later changes stay', async () => {
      const db = kept(openDatabase(await newDatabase('sample')));
      await changeContent({ db }, ({ document }) => document.faq.splice(0));
      expect(await migrate(db, [sampleSeed])).toEqual([]);
      expect((await readPublished(db)).document.faq).toEqual([]);
    });

    it('leaves nothing behind if it fails', async () => {
      const db = kept(openDatabase(await newDatabase()));
      const broken = { name: 'broken', run: () => Promise.reject(new Error('The disk is full.')) };
      await expect(migrate(db, [broken])).rejects.toThrow('The disk is full.');
      await expect(db.selectFrom('migrations').selectAll().execute()).rejects.toThrow();
      expect(await migrate(db)).toEqual(migrations.map(({ name }) => name));
    });

    // All steps on SQLite. A sample on PostgreSQL, because Kysely writes the SQL for both.
    const tested = isOther ? everyNth(migrations.slice(1), 6) : migrations.slice(1);
    it.each(tested)('to $name and all later steps keeps the rows of the version before', async (step) => {
      const db = kept(openDatabase(await newDatabase()));
      const earlier = migrations.slice(0, migrations.indexOf(step));
      await migrate(db, [], earlier);
      const tables = await fill(db);

      await migrate(db);

      const later = migrations.slice(earlier.length).map(({ name }) => addedColumns[name] ?? {});
      // The next test checks the old content tables, whose rows move into one document.
      for (const { name, row } of tables.filter((table) => !oldTables.has(table.name))) {
        const added = later.map((columns) => columns[name] ?? {});
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
        expect(rows, name).toEqual([Object.assign({}, row, ...added)]);
      }
    });

    it('packs content, history and drafts into documents without loss, also after it was killed', async () => {
      const address = await newDatabase();
      const db = kept(openDatabase(address));
      await migrate(db, [], migrations.slice(0, packing));
      const expected = await fillOldContent(db);
      const before = await rowsOfAll(db);
      for (const kill of isOther && !full ? [] : packingKills) {
        const env = { ...process.env, DATABASE_URL: urlOf(address), KILL_IN: migrations[packing]?.name, KILL_AT: kill };
        await expect(run(process.execPath, [killedScript], { env })).rejects.toMatchObject({ signal: 'SIGKILL' });
        expect(await rowsOfAll(db), `killed before statement ${kill}`).toEqual(before);
      }
      await migrate(db);
      const versions = await listVersions(db);
      expect(versions.map(({ number, author, note }) => [number, author, note])).toEqual([
        [2, '', 'Changed without an apply'],
        [1, 'Aisha', 'First'],
      ]);
      const { answers } = await siteOf((await readPublished(db)).document, 'folder', Date.UTC(2026, 10, 28));
      expect(answers.course.get('kites')).toBe(expected.course);
      expect(answers.module.get('kites-m1')).toBe(expected.module);
      expect(answers.courseFaqs.get('kites')).toBe(expected.faqs);
      const [, first] = versions;
      const { document, media } = await readVersion(db, first?.id ?? '');
      expect(document.courses).toMatchObject([{ id: 'kites', name: 'Kites', highlights: 'Fly | Land', modules: [] }]);
      expect(media).toEqual([{ id: 'a b.png', hash: 'a1' }]);
      const draft = await openDraft(db, { dataDir: '' }, 'editor');
      expect(draft).toMatchObject({
        base: '00000001-0000000000',
        document: { faq: [{ question: 'New?' }] },
        savedAt: 7,
      });
    });

    it('enforces foreign keys: a draft needs an existing member of staff', async () => {
      const db = kept(await prepareDatabase(await newDatabase('sample')));
      const plain = {
        base: '',
        source: 'folder',
        author: '',
        note: '',
        summary: '',
        document: '',
        media: '[]',
      } as const;
      const orphan = db.insertInto('versions').values({ id: 'x', owner: 'nobody', ...plain, at: 0 });
      await expect(orphan.execute()).rejects.toThrow(/foreign key/i);
    });
  });
}
