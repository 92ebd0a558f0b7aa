import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { ayesha, message, type NewDatabase, openApi, type TestApi } from '../support/api.ts';

/** `begin` makes the database reject writes, `end` makes it accept them again. */
export interface DatabaseFault {
  name: string;
  begin: (api: TestApi) => Promise<void>;
  end: (api: TestApi) => Promise<void>;
}

const run = async (api: TestApi, ...statements: string[]) => {
  for (const statement of statements) await sql.raw(statement).execute(api.db);
};

export const sqliteFaults: readonly DatabaseFault[] = [
  {
    name: 'has no room left',
    begin: (api) => run(api, 'pragma max_page_count = 1', 'create table ballast (x)').catch(() => undefined),
    end: (api) => run(api, 'pragma max_page_count = 1073741823'),
  },
  {
    name: 'may only be read',
    begin: (api) => run(api, 'pragma query_only = on'),
    end: (api) => run(api, 'pragma query_only = off'),
  },
];

/** PostgreSQL's own error codes: disk full, read only, out of memory, too many connections, shutting down. */
export const postgresFaults: readonly DatabaseFault[] = ['53100', '25006', '53200', '53300', '57P01'].map((code) => ({
  name: `fails with ${code}`,
  begin: (api) =>
    run(
      api,
      `create function ill() returns trigger language plpgsql as $$ begin raise exception using errcode = '${code}'; end $$`,
      'create trigger ill before insert or update on limits for each statement execute function ill()',
    ),
  end: (api) => run(api, 'drop trigger ill on limits'),
}));

export function readOnlyDatabaseSuite(newDatabase: NewDatabase, faults: readonly DatabaseFault[]): void {
  describe('A database that cannot be written to', () => {
    let api: TestApi;
    beforeEach(async () => {
      api = await openApi(newDatabase);
      await api.post('/user/signup', ayesha);
    });
    /** Sends until a write fails: the last pages of a full database may still have room. */
    const untilRefused = async (send: (n: number) => Promise<Response>) => {
      for (let n = 0; n < 200; n += 1) {
        const response = await send(n);
        if (response.status >= 400) return response;
      }
      throw new Error('The database accepted every write.');
    };
    const posts = [
      (n: number) => api.post('/contactus', { ...message, subject: `Message ${n}`, body: 'x'.repeat(5_000) }),
      (n: number) => api.post('/user/signup', { ...ayesha, email: `user-${n}@example.pk` }),
    ];

    it.each(faults)('responds to writes with 503 if it $name, serves reads, and recovers', async ({ begin, end }) => {
      await begin(api);
      for (const post of posts) {
        const response = await untilRefused(post);
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
        expect(await response.text()).not.toMatch(/sqlite|pragma|disk|full|readonly|limits/i);
      }
      expect((await api.get('/course')).status).toBe(200);
      await end(api);
      expect((await api.post('/contactus', message)).status).toBe(200);
      expect((await api.post('/user/signin', ayesha)).status).toBe(200);
      expect((await api.post('/user/signup', { ...ayesha, email: 'other@example.pk' })).status).toBe(201);
    });
  });
}
