import type { Generated, Kysely } from 'kysely';
import type { ContentSchema } from './content-tables.ts';

/** All tables, for Kysely. Times are milliseconds since 1970. */
export interface Schema extends ContentSchema {
  migrations: { name: string; at: number };
  users: UserRow;
  sessions: SessionRow;
  devices: DeviceRow;
  messages: MessageRow;
  limits: { key: string; count: number; until: number; resets: number };
  /** One row, 'content': the hash of all content, and whether it is the sample world. Servers watch it. */
  content_state: { id: string; version: string; source: ContentSource; applied_at: number };
}

export type Db = Kysely<Schema>;
export type ContentSource = 'sample' | 'folder';
export type BannerKind = 'about' | 'ambassador' | 'product';
export type MemberKind = 'team' | 'ambassador';

interface UserRow {
  id: string;
  first_name: string;
  last_name: string;
  /** Lower-cased, so that one address is one account. */
  email: string;
  phone: string;
  password_hash: string;
  created_at: number;
  /** Set where the account may not sign in. */
  blocked_at: number | null;
}

/** Only hashes of the two secrets are kept; sessions.ts says what each is for. */
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

interface MessageRow {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  partner: string | null;
  created_at: number;
  read_at: number | null;
  answered_at: number | null;
  /** Set where the trap for robots was filled, or the office said so. */
  spam_at: number | null;
  /** When the webhook took it, and when the mail server did; null until then. */
  webhook_at: number | null;
  mail_at: number | null;
  /** Of the webhook. */
  notify_tries: Generated<number>;
  /** The webhook does not get it before; also the lease of the server that is sending it. */
  notify_after: Generated<number>;
  /** The same for mail. */
  mail_tries: Generated<number>;
  mail_after: Generated<number>;
}
