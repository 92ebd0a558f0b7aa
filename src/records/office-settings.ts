import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { SavedAnswer } from '../domain/office/desk-contract.ts';
import type { MailSecurity } from '../domain/office/setup-contract.ts';
import type { SecretBox } from '../settings/secret-box.ts';
import type { Settings } from '../settings/settings.ts';

/*
 * Settings that owners change in the office (mail server, backups), stored in the database. Environment variables take
 * precedence.
 */

type Database = Pick<Kysely<Schema>, 'selectFrom' | 'insertInto' | 'deleteFrom'>;

export interface StoredMail {
  host: string;
  port: number;
  security: MailSecurity;
  user: string;
  /** '' for a mail server without a password; undefined if it was encrypted with another key. */
  password: string | undefined;
  /** The sender, and the receiver of new messages. */
  from: string;
  /** The origin of the site, for links in mails. */
  origin: string;
}

export interface OfficeSettings {
  mail: StoredMail | undefined;
  isBackedUpDaily: boolean;
}

/** The stored form: the password is encrypted, or '' for a mail server without one. */
type MailRow = Omit<StoredMail, 'password'> & { password: string };

const secretName = 'mail password';

export async function readOfficeSettings(db: Database, box: SecretBox): Promise<OfficeSettings> {
  const rows = await db.selectFrom('office_settings').selectAll().execute();
  const value = (id: string) => rows.find((row) => row.id === id)?.value;
  const mail = value('mail');
  return { mail: mail === undefined ? undefined : openMail(mail, box), isBackedUpDaily: value('backups') === 'daily' };
}

function openMail(text: string, box: SecretBox): StoredMail {
  const { password, ...mail }: MailRow = JSON.parse(text);
  return { ...mail, password: password === '' ? '' : box.open(secretName, password) };
}

export async function storeMail(db: Database, box: SecretBox, mail: StoredMail, now: number): Promise<void> {
  const { password = '', ...rest } = mail;
  const sealed = password === '' ? '' : box.seal(secretName, password);
  await store(db, 'mail', JSON.stringify({ ...rest, password: sealed }), now);
}

export const removeMail = (db: Database) => db.deleteFrom('office_settings').where('id', '=', 'mail').execute();

export const storeDailyBackups = (db: Database, isDaily: boolean, now: number) =>
  store(db, 'backups', isDaily ? 'daily' : 'none', now);

/** The school's templates for answers. */
export async function readSavedAnswers(db: Database): Promise<SavedAnswer[]> {
  const row = await db.selectFrom('office_settings').select('value').where('id', '=', 'answers').executeTakeFirst();
  return row ? JSON.parse(row.value) : [];
}

export const storeSavedAnswers = (db: Database, answers: readonly SavedAnswer[], now: number) =>
  store(db, 'answers', JSON.stringify(answers), now);

const store = async (db: Database, id: string, value: string, now: number) => {
  await db
    .insertInto('office_settings')
    .values({ id, value, changed_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value, changed_at: now }))
    .execute();
};

/** The mail server as an address of nodemailer. Undefined without a readable password. */
export function smtpUrlOf({ host, port, security, user, password }: StoredMail): string | undefined {
  if (password === undefined) return undefined;
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const options = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' }[security];
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${host}:${port}${options}`;
}

/**
 * The settings of the environment. The settings of the office replace missing ones.
 *
 * @param stored returns the current settings of the office, which may change while a server runs
 */
export function withOfficeSettings(given: Settings, stored: () => OfficeSettings): Settings {
  const mailOf = ({ mail }: OfficeSettings) => {
    const smtpUrl = mail && smtpUrlOf(mail);
    return mail && smtpUrl !== undefined ? { smtpUrl, to: mail.from } : undefined;
  };
  return {
    ...given,
    get notify() {
      return { ...given.notify, mail: given.notify.mail ?? mailOf(stored()) };
    },
    get linkOrigin() {
      if (given.notify.mail) return given.linkOrigin;
      return mailOf(stored()) && (given.publicUrl ?? stored().mail?.origin);
    },
    get backupDir() {
      return given.backupDir ?? (stored().isBackedUpDaily ? given.ownBackupDir : undefined);
    },
    get isBackedUpDaily() {
      return stored().isBackedUpDaily;
    },
  };
}
