import type { LiveContent } from '../../content/live.ts';
import type { Db } from '../../db/schema.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Log } from '../http/log.ts';
import { type Backups, createBackups } from './backups.ts';
import { type FollowedSettings, followSettings } from './follow-settings.ts';

/** The current settings, and the backups that owners set up in the office. */
export interface Setup extends FollowedSettings {
  /** The settings of the environment alone. */
  given: Settings;
  backups: Backups;
}

export interface SetupOptions {
  db: Db;
  settings: Settings;
  live: Pick<LiveContent, 'school'>;
  log: Log;
  now?: () => number;
}

export async function openSetup({ db, settings: given, live, log, now = Date.now }: SetupOptions): Promise<Setup> {
  const followed = await followSettings(db, given, log);
  const timeZone = () => live.school().timeZone;
  return { ...followed, given, backups: createBackups({ settings: followed.settings, timeZone, log, now }) };
}
