import type { AccountMailRow, Db } from '../../db/schema.ts';
import { letter } from '../../delivery/letter.ts';
import { openLetterMail } from '../../delivery/letter-mail.ts';
import { createEmailLink, createResetLink, linkLifeMs } from '../../records/account-links.ts';
import { type AccountMailKind, mailLifeMs } from '../../records/account-mails.ts';
import { causeOf } from '../health/dependency.ts';
import type { Log } from '../http/log.ts';
import {
  confirmLetter,
  emailChangedLetter,
  type LetterText,
  passwordChangedLetter,
  resetLetter,
  type Sender,
  takenLetter,
} from './account-letters.ts';
import { sendTimeoutMs } from './channel.ts';
import { leaseMs, pauseMs, type QueuedMails, startSending } from './mail-loop.ts';
import { failureReporter } from './notifier.ts';

export interface AccountMailsOptions {
  db: Db;
  /** The mail server and the school's address. */
  mail: { smtpUrl: string; to: string };
  origin: string;
  school: () => Sender;
  log: Log;
  now?: () => number;
}

const maxDue = 20;

/** Sends the mails to account owners from the queue in records/account-mails.ts. */
export function createAccountMails(options: AccountMailsOptions): QueuedMails {
  const { db, mail, school, log, now = Date.now } = options;
  const server = openLetterMail({ smtpUrl: mail.smtpUrl, from: mail.to }, sendTimeoutMs);
  const report = failureReporter(log, 'mail to the owner of an account could not be sent');

  const deliver = async (row: AccountMailRow) => {
    try {
      const sender = school();
      const text = await letterTextOf(row, { ...options, sender, time: now() });
      if (text) await server.send(row.recipient, letter({ ...text, school: sender }), sender);
      await db.deleteFrom('account_mails').where('id', '=', row.id).execute();
      if (text) report('');
    } catch (error) {
      report(causeOf(error));
      await db
        .updateTable('account_mails')
        .set({ tries: row.tries + 1, due_at: now() + pauseMs(row.tries) })
        .where('id', '=', row.id)
        .execute();
    }
  };
  return {
    sendDue: async () => {
      for (const row of await leaseDue(db, now())) await deliver(row);
    },
    close: server.close,
  };
}

/** Starts sending in the background. Returns a function that stops it. */
export const startAccountMails = (options: AccountMailsOptions): (() => void) =>
  startSending(createAccountMails(options));

/** Leases due mails: no other server sends them until the lease ends. */
const leaseDue = (db: Db, time: number): Promise<AccountMailRow[]> =>
  db
    .updateTable('account_mails')
    .set({ due_at: time + leaseMs })
    .where('id', 'in', (query) =>
      query
        .selectFrom('account_mails')
        .select('id')
        .where('due_at', '<=', time)
        .where('created_at', '>', time - mailLifeMs)
        .orderBy('due_at')
        .limit(maxDue),
    )
    .where('due_at', '<=', time)
    .returningAll()
    .execute();

interface Context extends Pick<AccountMailsOptions, 'db' | 'origin'> {
  sender: Sender;
  time: number;
}

/** Returns the text of a mail; undefined if the account no longer exists. */
const letterTextOf = (
  row: AccountMailRow,
  context: Context,
): Promise<LetterText | undefined> | LetterText | undefined => letterTexts[row.kind as AccountMailKind]?.(row, context);

const letterTexts: Readonly<
  Record<AccountMailKind, (row: AccountMailRow, context: Context) => Promise<LetterText | undefined> | LetterText>
> = {
  async reset({ recipient }, { db, origin, sender, time }) {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', recipient)
      .where('blocked_at', 'is', null)
      .executeTakeFirst();
    if (!user) return undefined;
    const url = await createResetLink(db, user, { origin, now: time, mailedTo: recipient });
    return resetLetter(sender, url, time + linkLifeMs);
  },
  async confirm({ recipient, user_id }, { db, origin, sender, time }) {
    const owners = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where((where) => where.or([where('id', '=', user_id), where('email', '=', recipient)]))
      .execute();
    const own = owners.find(({ id }) => id === user_id);
    if (!own) return undefined;
    if (owners.length > 1) return takenLetter(sender);
    const url = await createEmailLink(db, own, { origin, now: time, mailedTo: recipient });
    return confirmLetter(sender, url, time + linkLifeMs);
  },
  'email-changed': ({ created_at }, { sender }) => emailChangedLetter(sender, created_at),
  'password-changed': ({ created_at }, { sender }) => passwordChangedLetter(sender, created_at),
};
