import type { Site } from '../../content/site/site.ts';
import type { Db } from '../../db/schema.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Log } from '../http/log.ts';
import type { Catalogue } from './content/catalogue.ts';
import type { Limits } from './limits.ts';
import type { Devices } from './users/devices.ts';
import type { Passwords } from './users/hash-queue.ts';
import type { Sessions } from './users/sessions.ts';

export type ApiSettings = Pick<Settings, 'publicUrl' | 'trustProxy' | 'siteOrigins' | 'limits' | 'linkOrigin'>;

/** Returns the size of a file under `/media/` in bytes; undefined if another server hosts the address. */
export type FileSize = (address: string) => Promise<number | undefined>;

/** The dependencies of the GET calls, besides the content. */
export interface ReadContext {
  db: Db;
  now: () => number;
  fileSize: FileSize;
  catalogue: (site: Site) => Promise<Catalogue>;
}

/** Counts a message, request or account of a visitor who came through a partner's link: server/counts. */
export type CountForPartner = (kind: 'message' | 'request' | 'enrolment' | 'signup', partner: string) => void;

/** The dependencies of the POST calls. */
export interface Services {
  db: Db;
  settings: ApiSettings;
  limits: Limits;
  passwords: Passwords;
  sessions: Sessions;
  devices: Devices;
  count: CountForPartner;
  /** The published content. */
  site: () => Site;
  /** The school's time zone. */
  timeZone: () => string;
  now: () => number;
  log: Log;
}

export interface PostRequest {
  /** The parsed JSON body, not yet validated. */
  body: Record<string, unknown>;
  /** The client's network, for rate limits. */
  address: string;
  request: Request;
}

/** Handles one POST call. Throws an `HttpError` to reject the request. */
export type PostHandler = (services: Services, request: PostRequest) => Promise<Response>;
