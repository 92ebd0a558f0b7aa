import { tableNames } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import { readOfficeSettings, withOfficeSettings } from '../records/office-settings.ts';
import { createSecretBox } from '../settings/secret-box.ts';
import type { Settings } from '../settings/settings.ts';

/** The settings of a command: those of the environment, with the mail server and the backups that owners set up in the office. */
export async function settingsOfOffice(db: Db, given: Settings): Promise<Settings> {
  // An earlier version has no such settings, and the doctor migrates nothing.
  if (!(await tableNames(db)).includes('office_settings')) return given;
  const stored = await readOfficeSettings(db, createSecretBox(given));
  return withOfficeSettings(given, () => stored);
}
