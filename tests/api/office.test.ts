import { describe, expect, it } from 'vitest';
import { full } from '../full.ts';
import { officeAccessSuite } from './suites/office-access.ts';
import { officeDeskSuite } from './suites/office-desk.ts';
import { officePartnersSuite } from './suites/office-partners.ts';
import { officePasskeysSuite } from './suites/office-passkeys.ts';
import { officeSessionsSuite } from './suites/office-sessions.ts';
import { officeStaffSuite } from './suites/office-staff.ts';
import { startPostgres } from './support/postgres.ts';
import { openSite } from './support/site.ts';
import { sqliteFiles } from './support/sqlite.ts';

const postgres = await startPostgres();
const sqlite = sqliteFiles();

/** These suites do not depend on the kind of database: they run on SQLite only. */
describe('On SQLite', () => {
  officeAccessSuite(sqlite.create);
  officeSessionsSuite(sqlite.create);
  officePasskeysSuite(sqlite.create);
  officeStaffSuite(sqlite.create);
  officeDeskSuite(sqlite.create);
  officePartnersSuite(sqlite.create);
});

describe.skipIf(postgres.isMissing)('On PostgreSQL', () => {
  officeStaffSuite(postgres.create);
  if (!full) return;
  officePasskeysSuite(postgres.create, true);
  officeDeskSuite(postgres.create);
  officePartnersSuite(postgres.create);
});

describe('A server without content', () => {
  it('serves the office, so that an owner can set up the school in a browser', async () => {
    const site = await openSite();
    const status = async () => (await site.get('/office')).status;
    expect([await status(), (await site.get('/nothing')).status]).toEqual([503, 503]);
    const owner = { id: 's', email: 'a@school.pk', name: '', role: 'owner' as const, password_hash: '', created_at: 1 };
    await site.db.insertInto('staff').values(owner).execute();
    await site.wait(3_000);
    expect([await status(), (await site.get('/nothing')).status]).toEqual([200, 503]);
  });
});
