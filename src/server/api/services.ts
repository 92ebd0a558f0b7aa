import type { Db } from '../db/schema.ts';
import type { Log } from '../http/log.ts';
import type { Settings } from '../settings.ts';
import type { Fields } from './fields.ts';
import type { Limits } from './limits.ts';
import type { Passwords } from './users/passwords.ts';
import type { Sessions } from './users/sessions.ts';

export type ApiSettings = Pick<Settings, 'publicUrl' | 'trustProxy' | 'siteOrigins' | 'limits'>;

/** What the calls work with. */
export interface Services {
  db: Db;
  settings: ApiSettings;
  limits: Limits;
  passwords: Passwords;
  sessions: Sessions;
  now: () => number;
  log: Log;
}

/** A request whose body has been read, but not yet judged. */
export interface CallRequest {
  body: Fields;
  /** The client's, for counting. */
  address: string;
  request: Request;
}

/** One POST of the contract. A refusal is thrown. */
export type Call = (services: Services, request: CallRequest) => Promise<Response>;
