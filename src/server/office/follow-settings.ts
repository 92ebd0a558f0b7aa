import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/schema.ts';
import { type OfficeSettings, readOfficeSettings, withOfficeSettings } from '../../records/office-settings.ts';
import { createSecretBox } from '../../settings/secret-box.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Log } from '../http/log.ts';

export interface FollowedSettings {
  /** The settings of the environment, completed by those of the office. These change: read a setting on each use. */
  settings: Settings;
  refresh: () => Promise<void>;
  onChange: (listener: () => void) => void;
  stop: () => void;
}

/** Polls, because another server with the same database may change the settings. */
const lookEveryMs = 10_000;

/** Returns the settings, updated when owners change them in the office. */
export async function followSettings(db: Db, given: Settings, log: Log): Promise<FollowedSettings> {
  const box = createSecretBox(given);
  const listeners: (() => void)[] = [];
  let stored: OfficeSettings = await readOfficeSettings(db, box);
  const refresh = async () => {
    const newest = await readOfficeSettings(db, box);
    if (isDeepStrictEqual(newest, stored)) return;
    stored = newest;
    for (const listener of listeners) listener();
  };
  const timer = setInterval(() => {
    // Log only settings that cannot be read: other queries report an unavailable database.
    refresh().catch((error: unknown) => error instanceof SyntaxError && log(String(error)));
  }, lookEveryMs);
  timer.unref();
  const settings = withOfficeSettings(given, () => stored);
  return {
    settings,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    stop: () => clearInterval(timer),
  };
}
