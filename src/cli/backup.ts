import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backup, restore } from '../content/backup.ts';
import { UserError } from '../settings/user-error.ts';
import { runCli } from './run-cli.ts';

/** `npm run backup DIR` and `npm run restore DIR`. */
const isRestore = process.argv[2] === 'restore';
const usage = `Name a folder: npm run ${isRestore ? 'restore' : 'backup'} DIR`;

await runCli({
  usage,
  run: async (args, settings) => {
    const [, folder] = parseArgs({ args, allowPositionals: true }).positionals;
    if (folder === undefined) throw new UserError(usage);
    return (isRestore ? restore : backup)(resolve(folder), settings);
  },
  diskFull: isRestore
    ? 'The disk is full. Nothing was restored, and the backup is as it was. Make room, and try again.'
    : 'The disk is full. The backup is incomplete and cannot be used: delete it.',
});
