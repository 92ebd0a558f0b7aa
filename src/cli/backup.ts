import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backup, restore } from '../content/backup.ts';
import { backupToday } from '../content/rotate-backups.ts';
import type { Settings } from '../settings/settings.ts';
import { UserError } from '../settings/user-error.ts';
import { runCli } from './run-cli.ts';

/** `npm run backup [DIR] [-- --keep DAYS]` and `npm run restore DIR`. */
const isRestore = process.argv[2] === 'restore';
const usage = isRestore
  ? 'Name the folder of one backup: npm run restore DIR'
  : `npm run backup DIR                   writes one backup to the new folder DIR
npm run backup                       writes today's backup to a subfolder of BACKUP_DIR, and keeps 14 days
npm run backup DIR -- --keep DAYS    writes today's backup to a subfolder of DIR, and keeps that many days`;

const defaultDays = 14;

async function run(args: string[], settings: Settings): Promise<string> {
  const { positionals, values } = parseArgs({ args, options: { keep: { type: 'string' } }, allowPositionals: true });
  const [, given] = positionals;
  if (isRestore || (given !== undefined && values.keep === undefined)) {
    if (given === undefined || values.keep !== undefined) throw new UserError(usage);
    return isRestore ? restore(resolve(given), settings) : backup(resolve(given), settings);
  }
  const folder = given ?? settings.backupDir;
  if (folder === undefined) throw new UserError(`Name a folder, or set BACKUP_DIR.\n${usage}`);
  return backupToday(resolve(folder), daysOf(values.keep), settings);
}

function daysOf(given = String(defaultDays)): number {
  const days = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  if (days === 0) throw new UserError(`--keep must be a number of days, at least 1, but is "${given}".`);
  return days;
}

await runCli({
  usage,
  run,
  afterFailure: () =>
    isRestore
      ? 'Nothing was restored, and the backup is as it was.'
      : 'This backup is incomplete and cannot be used: delete its folder if there is one.',
  diskFull: isRestore
    ? 'The disk is full. Nothing was restored, and the backup is as it was. Make room, and try again.'
    : 'The disk is full. This backup is incomplete and cannot be used: delete its folder if there is one. Earlier backups are as they were.',
});
