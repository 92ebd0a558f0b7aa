import { tableNames } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import { readOfficeSettings, withOfficeSettings } from '../records/office-settings.ts';
import { createSecretBox } from '../settings/secret-box.ts';
import type { Settings } from '../settings/settings.ts';

/** Returns the settings of the environment, completed with the mail server and backups that owners set up in the office. */
export async function settingsOfOffice(db: Db, given: Settings): Promise<Settings> {
  // The doctor does not migrate: the database of an earlier version has no such table.
  if (!(await tableNames(db)).includes('office_settings')) return given;
  const stored = await readOfficeSettings(db, createSecretBox(given));
  return withOfficeSettings(given, () => stored);
}
