import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { toDocument } from '../../src/content/folder/school-document.ts';
import { publishChange } from '../../src/content/versions/publish-change.ts';
import { readPublished } from '../../src/content/versions/store.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrations.ts';
import { openDatabase } from '../../src/db/open.ts';
import { packContent } from '../../src/db/pack-content.ts';
import { contentRoutes, ownRoutes } from '../../src/server/api/routes.ts';
import { routes } from '../../src/site/routes.ts';
import { everyNth } from '../full.ts';
import { runInProcess } from './provider/in-process.ts';
import { type NewDatabase, urlOf } from './support/api.ts';
import { cleanUp, temporaryFolder } from './support/clean-up.ts';
import { school as otherSchool } from './support/kite-school.ts';
import { addRows } from './support/old-content.ts';
import { startPostgres } from './support/postgres.ts';
import { schoolOfEachKind } from './support/school-of-each-kind.ts';
import { openSite, type TestSite, writeFiles } from './support/site.ts';
import { sqliteFiles } from './support/sqlite.ts';

// Fake the date, because the sitemap and the feed contain the time of the apply.
const now = Date.UTC(2026, 10, 28);
vi.useFakeTimers({ toFake: ['Date'], now });
cleanUp(() => vi.useRealTimers());

const postgres = await startPostgres();
const sqlite = sqliteFiles();

const ids = ['kites', 'sails', 'kites-m1', 'kites-m1-l1', 'first', 'second', 'words', 'laiba', 'terms', 'nothing'];
const withIds = (path: string) => (path.includes(':') ? ids.map((id) => path.replace(/:\w+/, id)) : [path]);
const apiPaths = Object.keys({ ...contentRoutes, ...ownRoutes }).flatMap((path) => withIds(`/api${path}`));
const pages = [
  ...routes.flatMap(({ path }) => withIds(path)),
  ...['/sitemap.xml', '/blogs/feed.xml', '/llms.txt', '/robots.txt', '/site.webmanifest', '/embed/v1/frame/faq'],
];
const paths = [...apiPaths, '/api/course?brief', '/api/course?counts', '/api/course?limit=1', ...pages];

/** The status, headers and body of every GET of a site. */
async function bytesOf({ get }: Pick<TestSite, 'get'>): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const path of paths) {
    const response = await get(path);
    const headers = ['content-type', 'etag', 'location'].map((name) => response.headers.get(name) ?? '');
    all[path] = [response.status, ...headers, await response.text()].join('\n');
  }
  return all;
}

interface Place {
  DATABASE_URL: string;
  DATA_DIR: string;
}

async function placeOf(newDatabase: NewDatabase): Promise<Place> {
  return { DATABASE_URL: urlOf(await newDatabase()), DATA_DIR: temporaryFolder() };
}

const openAt = (place: Place) => openSite(undefined, now, { ...place });

async function run(command: 'content' | 'backup' | 'import', args: string[], place: Place): Promise<void> {
  expect(await runInProcess(command, args, { ...place })).toMatchObject({ code: 0, err: '' });
}

/** A site with `schoolOfEachKind` on a new database, with a new data folder. */
async function appliedSite(newDatabase: NewDatabase): Promise<{ place: Place; site: TestSite }> {
  const place = await placeOf(newDatabase);
  const site = await openAt(place);
  await site.apply(schoolOfEachKind);
  return { place, site };
}

const first = await appliedSite(sqlite.create);
const expected = await bytesOf(first.site);

it('The compared API responses and pages exist', () => {
  const statuses = Object.entries(expected).map(([path, text]) => [path, text.slice(0, 3)] as const);
  const found = new Set(statuses.filter(([, status]) => status === '200').map(([path]) => path));
  for (const path of ['/', '/course-details/kites', '/sitemap.xml', '/blogs/feed.xml', '/blog-details/first', '/terms'])
    expect(found).toContain(path);
  expect(found.size).toBeGreaterThan(70);
  expect(statuses.filter(([, status]) => Number(status) >= 500)).toEqual([]);
  const lists = Object.keys({ ...contentRoutes, ...ownRoutes }).filter((path) => !path.includes(':'));
  const empty = lists.filter((path) => expected[`/api${path}`]?.endsWith('\n[]'));
  expect(empty, 'tests/api/support/school-of-each-kind.ts needs items for these lists').toEqual([]);
});

function suite(newDatabase: NewDatabase, isOther = false): void {
  it('are the same after an undo, and after a backup and a restore', async () => {
    const { place, site } = await appliedSite(newDatabase);
    expect(await bytesOf(site)).toEqual(expected);
    await site.apply(otherSchool);
    expect(await bytesOf(site)).not.toEqual(expected);
    await run('content', ['undo'], place);
    await site.live.refresh();
    expect(await bytesOf(site)).toEqual(expected);

    const folder = join(temporaryFolder(), 'backup');
    await run('backup', ['backup', folder], place);
    const restored = { ...(await placeOf(newDatabase)), DATA_DIR: join(temporaryFolder(), 'data') };
    await run('backup', ['restore', folder], restored);
    expect(await bytesOf(await openAt(restored))).toEqual(expected);
  });

  it('are the same after an export and an apply of its folder', async () => {
    const folder = join(temporaryFolder(), 'export');
    await run('content', ['export', folder], first.place);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const exported = Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file)]));
    const place = await placeOf(newDatabase);
    await run('content', ['apply', writeFiles(exported)], place);
    expect(await bytesOf(await openAt(place))).toEqual(expected);
  });

  const packing = migrations.findIndex(({ run: step }) => step === packContent);
  // 0003-provider added a school's own content, so the oldest tested database is that before 0004.
  const released = migrations.slice(3, packing + 1);
  it.each(everyNth(released, isOther ? released.length : 12))(
    'are the same from a database before $name',
    async (step) => {
      const address = await newDatabase();
      const db = openDatabase(address);
      await migrate(db, [], migrations.slice(0, migrations.indexOf(step)));
      const content = await readPublished(first.site.db);
      const document = toDocument(await addRows(db, content, now));
      await migrate(db);
      await db.destroy();
      const old = await openAt({ DATABASE_URL: urlOf(address), DATA_DIR: first.place.DATA_DIR });

      const fresh = await openAt({ ...(await placeOf(sqlite.create)), DATA_DIR: first.place.DATA_DIR });
      await publishChange(fresh.db, () => ({ ...content, document }), { author: '', note: '' });
      await fresh.live.refresh();
      expect(await bytesOf(old)).toEqual(await bytesOf(fresh));
    },
  );
}

describe('On SQLite, the bytes of every answer, page, feed and sitemap', () => suite(sqlite.create));

describe.skipIf(postgres.isMissing)('On PostgreSQL, the bytes of every answer, page, feed and sitemap', () => {
  suite(postgres.create, true);

  it('are the same after the import of a SQLite file', async () => {
    const place = await placeOf(postgres.create);
    await run('import', [first.place.DATABASE_URL.replace('sqlite:', '')], {
      ...place,
      DATA_DIR: first.place.DATA_DIR,
    });
    expect(await bytesOf(await openAt({ ...place, DATA_DIR: first.place.DATA_DIR }))).toEqual(expected);
  });
});
