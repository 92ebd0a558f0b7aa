import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backup, backupToday, restore } from '../content/backup/backups.ts';
import { UserError } from '../settings/user-error.ts';
import { type Cli, runCli } from './run-cli.ts';

const usage = `npm run backup DIR                   writes one backup to the new folder DIR
npm run backup                       writes today's backup to a subfolder of BACKUP_DIR, and keeps 14 days
npm run backup DIR -- --keep DAYS    writes today's backup to a subfolder of DIR, and keeps that many days`;
const restoreUsage = 'Name the folder of one backup: npm run restore DIR';

const defaultDays = 14;

/** Skips the first argument, the name of the command. */
function parse(args: string[]) {
  const { positionals, values } = parseArgs({ args, options: { keep: { type: 'string' } }, allowPositionals: true });
  return { given: positionals[1], keep: values.keep };
}

function daysOf(given = String(defaultDays)): number {
  const days = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  if (days === 0) throw new UserError(`--keep must be a number of days, at least 1, but is "${given}".`);
  return days;
}

/** `npm run backup [DIR] [-- --keep DAYS]`. */
export const backupCli: Cli = {
  usage,
  run: async (args, settings) => {
    const { given, keep } = parse(args);
    if (given !== undefined && keep === undefined) return backup(resolve(given), settings);
    const folder = given ?? settings.backupDir;
    if (folder === undefined) throw new UserError(`Name a folder, or set BACKUP_DIR.\n${usage}`);
    return backupToday(resolve(folder), daysOf(keep), settings);
  },
  afterFailure: () => 'This backup is incomplete and cannot be used: delete its folder if there is one.',
  diskFull:
    'The disk is full. This backup is incomplete and cannot be used: delete its folder if there is one. Earlier backups are as they were.',
};

/** `npm run restore DIR`. */
export const restoreCli: Cli = {
  usage: restoreUsage,
  run: async (args, settings) => {
    const { given, keep } = parse(args);
    if (given === undefined || keep !== undefined) throw new UserError(restoreUsage);
    return restore(resolve(given), settings);
  },
  afterFailure: () => 'Nothing was restored, and the backup is as it was.',
  diskFull: 'The disk is full. Nothing was restored, and the backup is as it was. Make room, and try again.',
};

if (import.meta.main) await runCli(process.argv[2] === 'restore' ? restoreCli : backupCli);
