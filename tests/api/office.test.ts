import { describe } from 'vitest';
import { officeAccessSuite } from './suites/office-access.ts';
import { officePasskeysSuite } from './suites/office-passkeys.ts';
import { officeSessionsSuite } from './suites/office-sessions.ts';
import { officeStaffSuite } from './suites/office-staff.ts';
import type { NewDatabase } from './support/api.ts';
import { startPostgres } from './support/postgres.ts';
import { sqliteFiles } from './support/sqlite.ts';

const postgres = await startPostgres();
const sqlite = sqliteFiles();

function officeSuites(newDatabase: NewDatabase): void {
  officeAccessSuite(newDatabase);
  officeSessionsSuite(newDatabase);
  officePasskeysSuite(newDatabase);
  officeStaffSuite(newDatabase);
}

describe('On SQLite', () => officeSuites(sqlite.create));

describe.skipIf(postgres.isMissing)('On PostgreSQL', () => officeSuites(postgres.create));
