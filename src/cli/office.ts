import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publishedPartners, readTimeZone } from '../content/versions/versions.ts';
import type { Db } from '../db/schema.ts';
import { countedName } from '../domain/latin-name.ts';
import { localDay } from '../domain/local-time.ts';
import { countByPartner, listCounts, newCountsLink } from '../records/counts.ts';
import { type CommandChange, changeMessage, listMessages } from '../records/messages.ts';
import { RecordsError } from '../records/output.ts';
import { block, erase, exportPerson, listPeople, mailResetLink, newPassword, resetLink } from '../records/people.ts';
import type { Settings } from '../settings/settings.ts';
import { doctor } from './doctor.ts';
import { type Cli, runCli } from './run-cli.ts';
import { settingsOfOffice } from './settings-of-office.ts';
import { isStaffCommand, staffCommands } from './staff.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run office -- messages [--new] [--spam]               lists messages; marks them as read
npm run office -- messages answer|spam|unspam|delete ID
npm run office -- people [find TEXT]                      lists accounts
npm run office -- people password|block|unblock|export|erase EMAIL
npm run office -- reset-link EMAIL [--mail]               prints a link to choose a new password, or sends it
npm run office -- partners [NAME]                         lists what the links of each partner brought, from visits to enrolments
npm run office -- partners link NAME                      prints the private address of the partner’s counts
npm run office -- staff list                              lists who may use the office in the browser
npm run office -- staff add EMAIL [--role owner|editor|desk]
npm run office -- staff link|remove EMAIL                 link: another invitation, such as after a lost password
npm run office -- doctor                                  checks the server, sends a test mail and a test event
With --csv FILE, a list is written to a new file for a spreadsheet; --force replaces an existing file.`;

async function answer(db: Db, args: string[], settings: Settings): Promise<string> {
  const options = {
    new: { type: 'boolean' },
    spam: { type: 'boolean' },
    csv: { type: 'string' },
    force: { type: 'boolean' },
    mail: { type: 'boolean' },
    role: { type: 'string' },
  } as const;
  if (args.at(-1) === '--csv') throw new RecordsError('Name the file to write, such as: --csv messages.csv');
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [command, verb, object = ''] = positionals;
  const { spam = false, new: fresh = false, force = false } = values;
  const csv = values.csv === undefined ? undefined : { path: resolve(values.csv), force };
  const timeZone = await readTimeZone(db);
  if (command === 'messages' && verb === undefined) return listMessages(db, { fresh, spam, csv, timeZone });
  if (command === 'messages' && verb !== undefined && isMessageChange(verb)) return changeMessage(db, verb, object);
  if (command === 'people') {
    switch (verb) {
      case undefined:
        return listPeople(db, '', csv, timeZone);
      case 'find':
        return listPeople(db, object, csv, timeZone);
      case 'password':
        return newPassword(db, object);
      case 'block':
      case 'unblock':
        return block(db, object, verb === 'block');
      case 'export':
        return exportPerson(db, object, timeZone);
      case 'erase':
        return erase(db, object);
    }
  }
  if (command === 'reset-link' && verb !== undefined) {
    if (!values.mail) return resetLink(db, verb, originOf(settings), timeZone);
    if (settings.linkOrigin !== undefined) return mailResetLink(db, verb);
    throw new RecordsError(
      'Mails with links need a mail server: set it up in the office (Mail and backups), or by SMTP_URL, NOTIFY_EMAIL and PUBLIC_URL. Without --mail, the link is printed.',
    );
  }
  if (command === 'staff' && verb !== undefined && isStaffCommand(verb)) {
    return staffCommands[verb](db, { email: object, role: values.role, origin: originOf(settings), timeZone });
  }
  if (command === 'partners') {
    if (verb === undefined) return countByPartner(db, csv, timeZone);
    const written = verb === 'link' ? object : verb;
    const name = countedName(written, await publishedPartners(db)) || written;
    if (verb === 'link') return newCountsLink(db, name, originOf(settings));
    return listCounts(db, name, csv, localDay(Date.now(), timeZone));
  }
  throw new RecordsError(usage);
}

const originOf = ({ publicUrl, linkOrigin, port }: Settings) => publicUrl ?? linkOrigin ?? `http://localhost:${port}`;

const isMessageChange = (verb: string): verb is CommandChange => ['answer', 'spam', 'unspam', 'delete'].includes(verb);

/** True if the command prints JSON for another program. */
const isData = (args: readonly string[]): boolean => args[0] === 'people' && args[1] === 'export';

export const officeCli: Cli = {
  usage,
  run: (args, settings) =>
    args[0] === 'doctor' && args.length === 1
      ? doctor(settings)
      : withDatabase(settings, async (db) => answer(db, args, await settingsOfOffice(db, settings))),
  isData,
};

if (import.meta.main) await runCli(officeCli);
