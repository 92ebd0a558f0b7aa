import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { followContent, type LiveContent } from '../../../src/content/live.ts';
import { sampleSeed } from '../../../src/content/versions/seed.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import type { Db } from '../../../src/db/schema.ts';
import { type ApiOptions, createApi } from '../../../src/server/api/create-api.ts';
import type { DatabaseAddress } from '../../../src/settings/settings.ts';
import { copySample } from '../../sample-database.ts';
import { cleanUp } from './clean-up.ts';

/** Creates a database and returns its address: empty, or a copy with the sample content. */
export type NewDatabase = (content?: 'sample') => Promise<DatabaseAddress>;

/** Opens a new database with the sample content. On SQLite, it copies the database that the global setup has filled. */
export async function openSample(address: DatabaseAddress): Promise<Db> {
  if (address.kind === 'sqlite' && !existsSync(address.file)) {
    mkdirSync(dirname(address.file), { recursive: true });
    copySample(address.file);
  }
  return prepareDatabase(address, [sampleSeed]);
}

/** Fills an empty database with the sample content. Closes it, because only a closed database can be copied. */
export async function fillWithSample<Address extends DatabaseAddress>(address: Address): Promise<Address> {
  const db = await openSample(address);
  await db.destroy();
  return address;
}

/** The address in the format of DATABASE_URL. */
export const urlOf = (address: DatabaseAddress): string =>
  address.kind === 'sqlite' ? `sqlite:${address.file}` : address.url;

export type TestSettings = ApiOptions['settings'];

export interface TestApi {
  db: Db;
  live: LiveContent;
  log: string[];
  /** Advances the clock. */
  wait: (milliseconds: number) => void;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** Posts JSON as a client at `address`. */
  post: (path: string, body: unknown, headers?: Record<string, string>, address?: string) => Promise<Response>;
  send: (path: string, init: RequestInit, address?: string) => Promise<Response>;
}

export const highLimits = { contact: 1_000, contactAll: 10_000, signup: 1_000, signin: 1_000 };

const plain: TestSettings = {
  ...{ publicUrl: undefined, linkOrigin: undefined, trustProxy: false },
  ...{ siteOrigins: [], limits: highLimits },
};

/** The day on which the clock of `openApi` starts. */
export const apiDay = '2026-01-01';

/** Opens the reference API on a new database, with a clock that the test controls. Closes it after the test or the file. */
export async function openApi(
  newDatabase: NewDatabase,
  settings: Partial<TestSettings> = {},
  options: Partial<ApiOptions> = {},
): Promise<TestApi> {
  const db = await prepareDatabase(await newDatabase('sample'), [sampleSeed]);
  cleanUp(() => db.destroy());
  const log: string[] = [];
  let time = Date.parse(apiDay);
  const now = options.now ?? (() => time);
  const live = await followContent(db, '', now);
  cleanUp(live.stop);
  const api = createApi({
    db,
    site: live.site,
    settings: { ...plain, ...settings },
    now,
    log: (line) => log.push(line),
    ...options,
  });
  const send = async (path: string, init: RequestInit, address = '192.0.2.1') =>
    api.request(path, init, { incoming: { socket: { remoteAddress: address } } });
  return {
    db,
    log,
    live,
    wait: (milliseconds) => {
      time += milliseconds;
    },
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}, address) =>
      send(
        path,
        { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) },
        address,
      ),
    send,
  };
}

export async function json(response: Response): Promise<Record<string, unknown>> {
  const value: unknown = await response.json();
  if (typeof value !== 'object' || value === null) throw new Error(`No object: ${JSON.stringify(value)}`);
  return { ...value };
}

export const ayesha = {
  firstName: 'Ayesha',
  lastName: 'Khan',
  email: 'ayesha@example.pk',
  phone: '+92 300 1234567',
  password: 'seven green kites',
  cpassword: 'seven green kites',
};

export const message = { recipient: 'parent@example.pk', subject: 'Robots', body: 'May my son join?\nHe is nine.' };
