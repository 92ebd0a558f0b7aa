import { describe, expect, it } from 'vitest';
import { full } from '../full.ts';
import { accountSuite } from './suites/account.ts';
import { accountsSuite } from './suites/accounts.ts';
import { catalogueSuite } from './suites/catalogue.ts';
import { contactSuite } from './suites/contact.ts';
import { contractSuite } from './suites/contract.ts';
import { forgottenPasswordSuite } from './suites/forgotten-password.ts';
import { hostileSuite } from './suites/hostile.ts';
import { limitsSuite } from './suites/limits.ts';
import { migrationsSuite } from './suites/migrations.ts';
import { numberLinksSuite } from './suites/number-links.ts';
import { officeDraftsSuite } from './suites/office-drafts.ts';
import { postgresFaults, readOnlyDatabaseSuite, sqliteFaults } from './suites/refusing-database.ts';
import { requestsSuite } from './suites/requests.ts';
import { type NewDatabase, openApi } from './support/api.ts';
import { contentPaths } from './support/content-paths.ts';
import { startPostgres } from './support/postgres.ts';
import { sqliteFiles } from './support/sqlite.ts';

const postgres = await startPostgres();
const sqlite = sqliteFiles();

function conformance(newDatabase: NewDatabase, isOther = false): void {
  migrationsSuite(newDatabase, isOther);
  catalogueSuite(newDatabase);
  accountsSuite(newDatabase, isOther);
  contactSuite(newDatabase, isOther);
  limitsSuite(newDatabase, isOther);
  requestsSuite(newDatabase);
  numberLinksSuite(newDatabase);
  hostileSuite(newDatabase, isOther);
  // `npm test` runs the suites below on SQLite only, because the suites above run the same SQL statements.
  if (isOther && !full) return;
  officeDraftsSuite(newDatabase);
  contractSuite(newDatabase);
  forgottenPasswordSuite(newDatabase);
  accountSuite(newDatabase);
}

describe('On SQLite', () => {
  conformance(sqlite.create);
  readOnlyDatabaseSuite(sqlite.create, sqliteFaults);
});

describe.skipIf(postgres.isMissing)('On PostgreSQL', () => {
  const { create, kill } = postgres;
  conformance(create, true);
  readOnlyDatabaseSuite(create, postgresFaults);

  describe('Compared with SQLite', async () => {
    const apis = [await openApi(sqlite.create), await openApi(create)];

    it('returns the same bytes for every GET', async () => {
      for (const path of contentPaths()) {
        const [one, other] = await Promise.all(
          apis.map(async (api) => {
            const response = await api.get(path);
            const [type, tag] = ['content-type', 'etag'].map((name) => response.headers.get(name));
            return { status: response.status, type, tag, text: await response.text() };
          }),
        );
        expect(one, path).toMatchObject({ status: 200, type: 'application/json; charset=utf-8' });
        expect(other, path).toEqual(one);
      }
    });

    // Keep this test last: it kills the database.
    it('serves all content after the database dies, and responds to writes with 503', async () => {
      const api = await openApi(create);
      const had = await (await api.get('/faq')).text();
      await kill();
      api.wait(3_600_000);
      expect(await (await api.get('/faq')).text()).toBe(had);
      expect((await api.get('/course')).status).toBe(200);
      const message = await api.post('/contactus', { recipient: 'a@b.pk', subject: 'x', body: 'y' });
      expect([message.status, message.headers.get('retry-after')]).toEqual([503, '10']);
      expect(await message.text()).not.toMatch(/socket|connect|sql/i);
      expect((await api.post('/user/signin', { email: 'a@b.pk', password: 'x' })).status).toBe(503);
    });
  });
});
