import { existsSync } from 'node:fs';
import { backupToday, finishedBackups } from '../../content/backup/backups.ts';
import { localDay, localHour } from '../../domain/local-time.ts';
import type { BackupState } from '../../domain/office/setup-contract.ts';
import type { Settings } from '../../settings/settings.ts';
import { causeOf } from '../health/dependency.ts';
import type { Log } from '../http/log.ts';

/** Older daily backups are deleted, as by `npm run backup`. */
const keptDays = 14;
/** The daily backup is due from this hour, in the school's time zone. */
const dueHour = 2;
const lookEveryMs = 10 * 60_000;

export interface Backups {
  state: () => Promise<BackupState>;
  /** Writes today's backup, and replaces an earlier one of today. Concurrent calls share one backup. */
  backUp: () => Promise<void>;
  /** Writes today's backup if it is due. */
  backUpIfDue: () => Promise<void>;
}

export interface BackupsOptions {
  settings: Settings;
  timeZone: () => string;
  log: Log;
  now: () => number;
}

/** Backups that the server writes to BACKUP_DIR, or to the folder `backups` in DATA_DIR. */
export function createBackups({ settings, timeZone, log, now }: BackupsOptions): Backups {
  let running: Promise<void> | undefined;
  let problem = '';
  const folderOf = () => settings.backupDir ?? settings.ownBackupDir;
  const finished = async () => (existsSync(folderOf()) ? await finishedBackups(folderOf()) : []);
  const write = async () => {
    const today = new Date(`${localDay(now(), timeZone())}T00:00:00Z`);
    try {
      await backupToday(folderOf(), keptDays, settings, today, { replaces: true });
      problem = '';
    } catch (error) {
      problem = causeOf(error);
      log(`The backup failed: ${problem}`);
      throw error;
    }
  };
  const backUp = () => {
    running ??= write().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    backUp,
    async state() {
      const all = await finished();
      return {
        isDaily: settings.isBackedUpDaily,
        folder: folderOf(),
        problem,
        last: all[0]?.at.getTime(),
        count: all.length,
        isRunning: running !== undefined,
      };
    },
    async backUpIfDue() {
      if (!settings.isBackedUpDaily || localHour(now(), timeZone()) < dueHour) return;
      const [last] = await finished();
      const today = localDay(now(), timeZone());
      if (last && localDay(last.at.getTime(), timeZone()) >= today) return;
      await backUp();
    },
  };
}

/** @returns a function that stops the daily backups */
export function startDailyBackups({ backUpIfDue }: Backups): () => void {
  // Ignored, because `backUp` logs its failures.
  const look = () => void backUpIfDue().catch(() => undefined);
  const timer = setInterval(look, lookEveryMs).unref();
  look();
  return () => clearInterval(timer);
}
