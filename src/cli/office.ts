import { parseArgs } from 'node:util';
import { readSchool } from '../content/school-file.ts';
import type { Db } from '../db/schema.ts';
import { localDay } from '../domain/local-time.ts';
import { countByPartner, listCounts, newCountsLink } from '../records/counts.ts';
import { changeMessage, listMessages, type MessageChange } from '../records/messages.ts';
import { OfficeError } from '../records/output.ts';
import { block, erase, exportPerson, listPeople, newPassword } from '../records/people.ts';
import type { Settings } from '../settings/settings.ts';
import { type Cli, runCli } from './run-cli.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run office -- messages [--new] [--spam] [--csv]        lists messages; marks them as read
npm run office -- messages answer|spam|unspam|delete ID
npm run office -- people [find TEXT] [--csv]              lists accounts
npm run office -- people password|block|unblock|export|erase EMAIL
npm run office -- partners [NAME] [--csv]                 counts visits, downloads, messages and accounts by partner
npm run office -- partners link NAME                      prints the private address of the partner’s counts`;

async function answer(db: Db, args: string[], settings: Settings): Promise<string> {
  const options = { new: { type: 'boolean' }, spam: { type: 'boolean' }, csv: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [command, verb, object = ''] = positionals;
  const { csv = false, spam = false, new: fresh = false } = values;
  if (command === 'messages' && verb === undefined) return listMessages(db, { fresh, spam, csv });
  if (command === 'messages' && verb !== undefined && isMessageChange(verb)) return changeMessage(db, verb, object);
  if (command === 'people') {
    switch (verb) {
      case undefined:
        return listPeople(db, '', csv);
      case 'find':
        return listPeople(db, object, csv);
      case 'password':
        return newPassword(db, object);
      case 'block':
      case 'unblock':
        return block(db, object, verb === 'block');
      case 'export':
        return exportPerson(db, object);
      case 'erase':
        return erase(db, object);
    }
  }
  if (command === 'partners') {
    if (verb === undefined) return countByPartner(db, csv);
    if (verb === 'link') return newCountsLink(db, object, settings.publicUrl ?? `http://localhost:${settings.port}`);
    return listCounts(db, verb, csv, localDay(Date.now(), await timeZoneOf(db)));
  }
  throw new OfficeError(usage);
}

const timeZoneOf = async (db: Db) => {
  const row = await db.selectFrom('school').select('settings').executeTakeFirst();
  return readSchool(row?.settings).timeZone;
};

const isMessageChange = (verb: string): verb is MessageChange => ['answer', 'spam', 'unspam', 'delete'].includes(verb);

/** Whether the command prints CSV or JSON, for another program to read. */
const isData = (args: readonly string[]): boolean =>
  args.includes('--csv') || (args[0] === 'people' && args[1] === 'export');

export const officeCli: Cli = {
  usage,
  run: (args, settings) => withDatabase(settings, (db) => answer(db, args, settings)),
  isData,
};

if (import.meta.main) await runCli(officeCli);
