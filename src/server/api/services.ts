import type { Db } from '../../db/schema.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Log } from '../http/log.ts';
import type { Limits } from './limits.ts';
import type { Devices } from './users/devices.ts';
import type { Passwords } from './users/hash-queue.ts';
import type { Sessions } from './users/sessions.ts';

export type ApiSettings = Pick<Settings, 'publicUrl' | 'trustProxy' | 'siteOrigins' | 'limits'>;

/** What the calls work with. */
export interface Services {
  db: Db;
  settings: ApiSettings;
  limits: Limits;
  passwords: Passwords;
  sessions: Sessions;
  devices: Devices;
  now: () => number;
  log: Log;
}

export interface CallRequest {
  /** The JSON object that was sent, not yet checked. */
  body: Record<string, unknown>;
  /** The client's network, for counting. */
  address: string;
  request: Request;
}

/** One POST of the contract. A refusal is thrown. */
export type Call = (services: Services, request: CallRequest) => Promise<Response>;
