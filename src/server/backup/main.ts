import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ImportError } from '../db/import.ts';
import { UnknownSchemaError } from '../db/migrate.ts';
import { codeOf, isDatabaseUnavailable, isDiskFull } from '../db/unavailable.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { BackupError, backup, restore } from './backup.ts';

/** `npm run backup DIR` and `npm run restore DIR`. */
const command = process.argv[2] ?? 'backup';
try {
  const [, given] = parseArgs({ allowPositionals: true }).positionals;
  if (given === undefined) throw new BackupError(`Name a folder: npm run ${command} DIR`);
  const settings = readSettings(process.env);
  console.log(await (command === 'restore' ? restore : backup)(resolve(given), settings));
} catch (error) {
  const isKnown = [BackupError, ImportError, SettingsError, UnknownSchemaError].some((kind) => error instanceof kind);
  const code = codeOf(error);
  const fromSystem = error instanceof Error && 'syscall' in error;
  if (!isKnown && !isDatabaseUnavailable(error) && !fromSystem) throw error;
  if (isDiskFull(error) && command === 'restore')
    console.error('The disk is full. Nothing was restored, and the backup is as it was. Make room, and try again.');
  else if (isDiskFull(error)) console.error('The disk is full. What there is of the backup is of no use: delete it.');
  else if (isKnown || fromSystem) console.error(error instanceof Error ? error.message : '');
  else console.error(`The database cannot be used (${code || 'connection lost'}).`);
  process.exitCode = 1;
}
