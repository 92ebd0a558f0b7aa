import { describe } from 'vitest';
import { officeAccessSuite } from './suites/office-access.ts';
import { officeDeskSuite } from './suites/office-desk.ts';
import { officePasskeysSuite } from './suites/office-passkeys.ts';
import { officeSessionsSuite } from './suites/office-sessions.ts';
import { officeStaffSuite } from './suites/office-staff.ts';
import { startPostgres } from './support/postgres.ts';
import { sqliteFiles } from './support/sqlite.ts';

const postgres = await startPostgres();
const sqlite = sqliteFiles();

/** What does not depend on the database is tested on SQLite only. */
describe('On SQLite', () => {
  officeAccessSuite(sqlite.create);
  officeSessionsSuite(sqlite.create);
  officePasskeysSuite(sqlite.create);
  officeStaffSuite(sqlite.create);
  officeDeskSuite(sqlite.create);
});

describe.skipIf(postgres.isMissing)('On PostgreSQL', () => {
  officePasskeysSuite(postgres.create, true);
  officeStaffSuite(postgres.create);
  officeDeskSuite(postgres.create);
});
