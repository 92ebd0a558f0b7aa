import type { Generated, Kysely } from 'kysely';
import type { CountKind } from '../domain/counts.ts';
import type { Role } from '../domain/office/actions.ts';
import type { LearningSchema } from './learning-tables.ts';
import type { RequestSchema } from './request-tables.ts';

/** All tables, for Kysely. Times are milliseconds since 1970. */
export interface Schema extends RequestSchema, LearningSchema {
  migrations: { name: string; at: number };
  users: UserRow;
  sessions: SessionRow;
  devices: DeviceRow;
  account_links: AccountLinkRow;
  account_mails: AccountMailRow;
  messages: MessageRow;
  limits: { key: string; count: number; until: number; resets: number };
  versions: VersionRow;
  /** One row, 'content': the id of the published version. Servers poll it. */
  published: { id: string; version: string };
  servers: ServerRow;
  counts: CountRow;
  /** Names with counts that are not partners: server/counts/names-in-use.ts. The dates are in the school's time zone. */
  partner_names: { id: string; created_on: string; seen_on: string };
  /** Requests to become a partner. `id` is the wanted short name, and `about` one sentence. */
  partner_requests: { id: string; name: string; kind: string; about: string; email: string; created_at: number };
  /** The picture of a partner request, a WebP, with the same id. */
  partner_pictures: { id: string; file: Buffer };
  /** `id` is the partner's. The hashes are of the secret in the partner's private URL, and of the e-mail address or ''. */
  partner_keys: { id: string; key_hash: string; created_at: number; email_hash: Generated<string> };
  staff: StaffRow;
  staff_sessions: StaffSessionRow;
  staff_passkeys: StaffPasskeyRow;
  staff_challenges: StaffChallengeRow;
  /** Invitations. `id` is the hash of the secret in the link. */
  staff_links: { id: string; staff_id: string; expires_at: number };
  staff_log: StaffLogRow;
  /** Settings that owners change in the office: records/office-settings.ts. */
  office_settings: { id: string; value: string; changed_at: number };
  preview_links: PreviewLinkRow;
}

export type Db = Kysely<Schema>;
export type ContentSource = 'sample' | 'folder';

/** A version of the content: content/versions/store.ts. A row with an owner is a draft; only drafts change. */
interface VersionRow {
  /**
   * The number, padded with zeros, and a random part, because a folder may be applied to several databases. The id of a
   * draft is its owner's.
   */
  id: string;
  /** The member of staff whose draft it is; null for a published version. */
  owner: string | null;
  /** The version that a draft is based on; '' for none. */
  base: string;
  source: ContentSource;
  author: string;
  note: string;
  /** The changes from the version before, in words. */
  summary: string;
  /** A SchoolDocument: JSON, compressed by gzip, in Base64. '' for a draft without edits. */
  document: string;
  /** The media files of the version: JSON. */
  media: string;
  at: number;
}

/** A running server that shares the database with others: content/media/shared-media.ts. */
interface ServerRow {
  id: string;
  name: string;
  /** The tokens in its media folder, separated by spaces. */
  media_tokens: string;
  seen_at: number;
}

/** A daily count of events for a partner: server/counts. It contains no data of visitors. */
interface CountRow {
  /** Day, partner, kind and item in one text, as the target of an upsert that adds to the count. */
  id: string;
  /** The school's date, `2026-11-27`. */
  day: string;
  /** A partner of the school, a name of `partner_names`, or '' for all other names. */
  partner: string;
  kind: CountKind;
  /** domain/counts.ts describes it. */
  item: string;
  count: number;
}

interface UserRow {
  id: string;
  first_name: string;
  last_name: string;
  /** In lower case: each address has one account. */
  email: string;
  phone: string;
  password_hash: string;
  created_at: number;
  /** When the account was blocked from signing in; null if it is not. */
  blocked_at: number | null;
  /** When a link sent to this address was used; null while the address is not confirmed. */
  email_confirmed_at: number | null;
}

/** Stores only hashes of the two secrets (see sessions.ts). */
interface SessionRow {
  id: string;
  token_hash: string;
  user_id: string;
  created_at: number;
  used_at: number;
}

/** `id` is the hash of the browser's secret: users/devices.ts. */
interface DeviceRow {
  id: string;
  user_id: string;
  used_at: number;
}

/** `id` is the hash of the link's secret: records/account-links.ts. */
interface AccountLinkRow {
  id: string;
  user_id: string;
  purpose: string;
  /** The address that got the link in a mail: using it confirms the address. '' if staff handed the link over. */
  email: string;
  expires_at: number;
}

/** A mail that waits for the mail server; sending deletes it: records/account-mails.ts. */
export interface AccountMailRow {
  id: string;
  kind: string;
  recipient: string;
  /** '' for a forgotten password: the account, if there is one, is looked up when the mail is sent. */
  user_id: string;
  created_at: number;
  /** The earliest time of the next attempt; while a server sends the mail, the end of its lease. */
  due_at: number;
  tries: number;
}

interface MessageRow {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  partner: string | null;
  created_at: number;
  read_at: number | null;
  answered_at: number | null;
  /** When the message was marked as spam, by the honeypot field or by the office; null if it is not spam. */
  spam_at: number | null;
  /** When the webhook and the mail server accepted the message; null until then. */
  webhook_at: number | null;
  mail_at: number | null;
  /** The number of attempts to send the message to the webhook. */
  notify_tries: Generated<number>;
  /** The earliest time of the next attempt; while a server sends the message, the end of its lease. */
  notify_after: Generated<number>;
  /** The same two columns for mail. */
  mail_tries: Generated<number>;
  mail_after: Generated<number>;
}

/** A member of staff, who uses the office in the browser. */
interface StaffRow {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: Role;
  /** '' until the invitation is accepted. */
  password_hash: string;
  created_at: number;
}

/** `id` is the hash of the secret in the cookie. */
interface StaffSessionRow {
  id: string;
  staff_id: string;
  created_at: number;
  used_at: number;
  /** When the password or a passkey was last entered. */
  confirmed_at: number;
}

/** `id` is the credential id. */
interface StaffPasskeyRow {
  id: string;
  staff_id: string;
  name: string;
  /** In Base64url. */
  public_key: string;
  counter: number;
  /** Separated by spaces. */
  transports: string;
  created_at: number;
  used_at: number | null;
}

/** A WebAuthn challenge. `id` is the hash of the secret in the browser's cookie. */
interface StaffChallengeRow {
  id: string;
  challenge: string;
  purpose: string;
  expires_at: number;
}

/** An action of a member of staff. The address stays after the member is removed. */
interface StaffLogRow {
  id: string;
  at: number;
  by_email: string;
  action: string;
  subject: string;
}

/** `id` is the hash of the secret in the link. */
interface PreviewLinkRow {
  id: string;
  staff_id: string;
  /** 'yes' if everybody who has the link sees the preview. */
  is_shared: string;
  expires_at: number;
}
