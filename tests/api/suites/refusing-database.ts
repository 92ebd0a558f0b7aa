import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ayesha, message, type NewDatabase, openApi, type TestApi } from '../support/api.ts';

/** What takes away a database's leave to write, and gives it back. */
export interface Illness {
  name: string;
  begin: (api: TestApi) => Promise<void>;
  end: (api: TestApi) => Promise<void>;
}

const run = async (api: TestApi, ...statements: string[]) => {
  for (const statement of statements) await sql.raw(statement).execute(api.db);
};

export const sqliteIllnesses: readonly Illness[] = [
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

/** The codes that PostgreSQL itself gives: disk full, read only, out of memory, too many connections, shutting down. */
export const postgresIllnesses: readonly Illness[] = ['53100', '25006', '53200', '53300', '57P01'].map((code) => ({
  name: `answers ${code}`,
  begin: (api) =>
    run(
      api,
      `create function ill() returns trigger language plpgsql as $$ begin raise exception using errcode = '${code}'; end $$`,
      'create trigger ill before insert or update on limits for each statement execute function ill()',
    ),
  end: (api) => run(api, 'drop trigger ill on limits'),
}));

/** A database that reads but does not write. */
export function refusingDatabaseSuite(newDatabase: NewDatabase, illnesses: readonly Illness[]): void {
  describe('A database that cannot be written to', () => {
    let api: TestApi;
    beforeEach(async () => {
      api = await openApi(newDatabase);
      await api.post('/user/signup', ayesha);
    });
    afterEach(() => api.close());
    /** Sends until it is refused: a database without room may still have some on a page that it has begun. */
    const untilRefused = async (send: (n: number) => Promise<Response>) => {
      for (let n = 0; n < 200; n += 1) {
        const answer = await send(n);
        if (answer.status >= 400) return answer;
      }
      throw new Error('The database takes whatever it is given.');
    };
    const posts = [
      (n: number) => api.post('/contactus', { ...message, subject: `Message ${n}`, body: 'x'.repeat(5_000) }),
      (n: number) => api.post('/user/signup', { ...ayesha, email: `user-${n}@example.pk` }),
    ];

    it.each(illnesses)(
      'answers writes with 503 when it $name, serves reads, and works again when that ends',
      async ({ begin, end }) => {
        await begin(api);
        for (const post of posts) {
          const answer = await untilRefused(post);
          expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
          expect(await answer.text()).not.toMatch(/sqlite|pragma|disk|full|readonly|limits/i);
        }
        expect((await api.get('/course')).status).toBe(200);
        await end(api);
        expect((await api.post('/contactus', message)).status).toBe(200);
        expect((await api.post('/user/signin', ayesha)).status).toBe(200);
        expect((await api.post('/user/signup', { ...ayesha, email: 'other@example.pk' })).status).toBe(201);
      },
    );
  });
}
