import { describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../src/db/prepare.ts';
import { createCountsLink } from '../../src/records/stored-counts.ts';
import { createCounter } from '../../src/server/counts/counter.ts';
import { newNamesPerDay } from '../../src/server/counts/names-in-use.ts';
import { cleanUp as deleteExpired } from '../../src/server/retention.ts';
import { full } from '../full.ts';
import type { NewDatabase } from './support/api.ts';
import { changeContent } from './support/change-content.ts';
import { cleanUp } from './support/clean-up.ts';
import { countedRows as rowsOf } from './support/counted-rows.ts';
import { startPostgres } from './support/postgres.ts';
import { sqliteFiles } from './support/sqlite.ts';

const postgres = await startPostgres();
const sqlite = sqliteFiles();
const site = 'https://steam.example';

function counters(newDatabase: NewDatabase, isOther = false): void {
  const open = async () => {
    const db = await prepareDatabase(await newDatabase());
    cleanUp(() => db.destroy());
    let time = Date.UTC(2026, 10, 27, 20);
    const known = new Map([
      ['green-valley', 'Green Valley School'],
      ['zoe', 'Zoe'],
    ]);
    const counter = () => createCounter({ db, partners: () => known, timeZone: () => 'Asia/Karachi', now: () => time });
    const wait = (ms: number) => {
      time += ms;
    };
    return { db, counter, wait };
  };

  it('of several servers are added for each day in the school’s time zone', async () => {
    const { db, counter, wait } = await open();
    const servers = [counter(), counter(), counter()];
    for (const { count } of servers) {
      for (let n = 0; n < 100; n += 1) count('download', n % 2 ? 'zoe' : 'green-valley', `p${n % 3}`);
      count('visit', 'zoe', 'home');
    }
    wait(-2 * 3_600_000);
    servers[0]?.count('visit', 'zoe', 'home');
    await Promise.all(servers.map(({ stop }) => stop()));
    const rows = await db.selectFrom('counts').selectAll().execute();
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(304);
    expect(rows.filter(({ kind }) => kind === 'download')).toHaveLength(6);
    const visits = rows.filter(({ kind }) => kind === 'visit').map(({ day, count }) => `${day} ${count}`);
    expect(visits.sort()).toEqual(['2026-11-27 1', '2026-11-28 3']);
  });

  it('of an unlisted name have their own rows from the first visit on, in any spelling of the name', async () => {
    const { db, counter } = await open();
    const [one, other] = [counter(), counter()];
    for (const name of ['Sunrise_School', 'sunrise-school', 'SUNRISE-SCHOOL.', 'ＳＵＮＲＩＳＥ school'])
      one.count('visit', name, 'home');
    await one.stop();
    other.count('visit', 'sunrise-school', 'home');
    other.count('download', 'گرین ویلی', 'p1');
    other.count('download', '…', 'p1');
    await other.stop();
    expect(await rowsOf(db)).toEqual(['– download p1 1', 'gryn-wyly download p1 1', 'sunrise-school visit home 5']);
  });

  it('of one network are stored under a limited number of new names a day, and under any known name', async () => {
    const { db, counter, wait } = await open();
    const { count, flush, stop } = counter();
    const all = newNamesPerDay.network + 10;
    for (let n = 0; n < all; n += 1) count('visit', `a-${n}`, 'home', '192.0.2.1');
    count('visit', 'b', 'home', '203.0.113.9');
    await flush();
    wait(86_400_000);
    for (let n = 0; n < all; n += 1) count('visit', `a-${n}`, 'home', '192.0.2.1');
    await stop();
    const rows = await db.selectFrom('counts').select(['partner', 'count']).execute();
    expect(rows.filter(({ partner }) => partner === '').map(({ count: all }) => all)).toEqual([10]);
    expect(rows.filter(({ partner }) => partner !== '')).toHaveLength(newNamesPerDay.network + 1 + all);
  });

  it('of an unlisted name are merged into “Other names” 60 days after its last use, unless it has a private page', async () => {
    const { db, counter } = await open();
    const { count, stop } = counter();
    for (const name of ['old', 'older', 'claimed', 'mehwish-gul']) count('visit', name, 'home');
    count('download', 'old', 'p1');
    await stop();
    await createCountsLink(db, 'claimed', site);
    await changeContent({ db }, ({ document }) => document.partners.push({ id: 'mehwish-gul', name: 'Mehwish' }));
    const day = (days: number) => Date.UTC(2026, 10, 28) + days * 86_400_000;
    await deleteExpired(db, 365, day(60));
    expect(await rowsOf(db)).toHaveLength(5);
    await deleteExpired(db, 365, day(61));
    const kept = ['claimed visit home 1', 'mehwish-gul visit home 1'];
    expect(await rowsOf(db)).toEqual(['– download p1 1', '– visit home 2', ...kept]);
  });

  it('are written to the database within a second', async () => {
    const { db, counter } = await open();
    const { count } = counter();
    count('message', 'zoe');
    await expect.poll(() => rowsOf(db), { timeout: 5_000 }).toEqual(['zoe message  1']);
  });

  it('are deleted after 400 days', async () => {
    const { db, counter } = await open();
    const { count, stop } = counter();
    count('message', 'zoe');
    await stop();
    await deleteExpired(db, 365, Date.UTC(2026, 10, 27) + 400 * 86_400_000);
    expect(await rowsOf(db)).toHaveLength(1);
    await deleteExpired(db, 365, Date.UTC(2026, 10, 27) + 402 * 86_400_000);
    expect(await rowsOf(db)).toEqual([]);
  });

  if (isOther && !full) return;
  it('stay bounded and exact for partners while 10,000 invented names flood three servers', async () => {
    const { db, counter } = await open();
    const servers = [counter(), counter(), counter()];
    for (let n = 0; n < 10_000; n += 1) {
      const server = servers[n % 3];
      server?.count('visit', `invented-${n}`, 'home', `198.51.${n % 200}.${n % 7}`);
      if (n % 10 === 0) server?.count('visit', 'zoe', 'home');
      if (n % 2_500 === 2_499) await Promise.all(servers.map(({ flush }) => flush()));
    }
    await Promise.all(servers.map(({ stop }) => stop()));
    const rows = await db.selectFrom('counts').selectAll().execute();
    expect(rows.find(({ partner }) => partner === 'zoe')?.count).toBe(1_000);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(11_000);
    const names = await db.selectFrom('partner_names').selectAll().execute();
    expect(names.length).toBeLessThanOrEqual(newNamesPerDay.total);
    // The count is exact here because no two servers add the same name.
    expect(names.length).toBe(newNamesPerDay.total);
    expect(rows).toHaveLength(newNamesPerDay.total + 2);
  });
}

describe('The counts on SQLite', () => {
  counters(sqlite.create);

  it('wait in memory while the database fails', async () => {
    const db = await prepareDatabase(await sqlite.create());
    cleanUp(() => db.destroy());
    const { count, flush } = createCounter({ db, partners: () => new Map([['zoe', 'Zoe']]), timeZone: () => 'UTC' });
    await db.schema.alterTable('counts').renameTo('away').execute();
    count('visit', 'zoe', 'home');
    await flush();
    count('visit', 'zoe', 'home');
    await db.schema.alterTable('away').renameTo('counts').execute();
    await flush();
    expect(await rowsOf(db)).toEqual(['zoe visit home 2']);
  });
});
describe.skipIf(postgres.isMissing)('The counts on PostgreSQL', () => counters(postgres.create, true));
