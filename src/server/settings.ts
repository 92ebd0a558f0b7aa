import { resolve } from 'node:path';

export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

/** How many requests one address may make of a kind in ten minutes. */
export interface LimitSettings {
  contact: number;
  /** Messages from all addresses together. */
  contactAll: number;
  signup: number;
  signin: number;
}

/** Where what people send is announced; undefined where nobody said. */
export interface NotifySettings {
  webhook: { url: string; secret: string } | undefined;
  mail: { smtpUrl: string; to: string } | undefined;
}

/** What the environment says, checked. README.md lists the names. */
export interface Settings {
  /** 0 takes any free port. */
  port: number;
  /** Undefined listens on all interfaces, as a container or a machine behind a proxy needs it. */
  host: string | undefined;
  /** Where this server keeps its own files. */
  dataDir: string;
  database: DatabaseAddress;
  /** The school's content folder, for the commands that are not given one. */
  contentDir: string | undefined;
  /** True where nobody has said otherwise: an empty database is filled with the sample world. */
  sample: boolean;
  /** Another server of the same contract, without a trailing slash. When set, this server has no API and no database. */
  apiHost: string | undefined;
  /** The origin that visitors type, for canonical addresses and cookies. Undefined: `http://localhost:<port>`. */
  publicUrl: string | undefined;
  /** True behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto; only then are they believed. */
  trustProxy: boolean;
  /** Other origins whose pages may sign in and up here: sites that use this API through their API_HOST. */
  siteOrigins: readonly string[];
  limits: LimitSettings;
  notify: NotifySettings;
  /** How long a rendered page is served before it is made anew; 0 renders each one. */
  pageCacheSeconds: number;
  /** Contact messages older than this are deleted. */
  keepMessagesDays: number;
}

/** A setting that cannot be used; its message names the setting and what it must be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Record<string, string | undefined>;

/** Reads and checks every setting; the first wrong one throws a `SettingsError`. An empty value counts as not set. */
export function readSettings(env: Environment): Settings {
  const dataDir = resolve(text(env, 'DATA_DIR') ?? '.data');
  return {
    port: wholeNumber(env, 'PORT', 3000, 0, 65535),
    host: text(env, 'HOST'),
    dataDir,
    database: databaseAddress(env, dataDir),
    contentDir: text(env, 'CONTENT_DIR'),
    sample:
      text(env, 'DATABASE_URL') === undefined &&
      text(env, 'CONTENT_DIR') === undefined &&
      text(env, 'NODE_ENV') !== 'production',
    apiHost: webAddress(env, 'API_HOST'),
    publicUrl: origin('PUBLIC_URL', text(env, 'PUBLIC_URL')),
    trustProxy: flag(env, 'TRUST_PROXY'),
    siteOrigins: (text(env, 'SITE_ORIGINS') ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .flatMap((part) => origin('SITE_ORIGINS', part) ?? []),
    limits: {
      contact: wholeNumber(env, 'LIMIT_CONTACT', 30, 1, 1_000_000),
      contactAll: wholeNumber(env, 'LIMIT_CONTACT_ALL', 600, 1, 1_000_000),
      signup: wholeNumber(env, 'LIMIT_SIGNUP', 30, 1, 1_000_000),
      signin: wholeNumber(env, 'LIMIT_SIGNIN', 100, 1, 1_000_000),
    },
    notify: notifySettings(env),
    pageCacheSeconds: wholeNumber(env, 'PAGE_CACHE_SECONDS', 60, 0, 86_400),
    keepMessagesDays: wholeNumber(env, 'KEEP_MESSAGES_DAYS', 365, 1, 36_500),
  };
}

function notifySettings(env: Environment): NotifySettings {
  const url = webAddress(env, 'NOTIFY_WEBHOOK');
  const secret = text(env, 'NOTIFY_SECRET');
  const smtpUrl = text(env, 'SMTP_URL');
  const to = text(env, 'NOTIFY_EMAIL');
  if (url && !secret) throw new SettingsError('NOTIFY_WEBHOOK needs NOTIFY_SECRET, which signs what is sent there.');
  if (Boolean(smtpUrl) !== Boolean(to))
    throw new SettingsError('SMTP_URL and NOTIFY_EMAIL belong together: set both or none.');
  // The value stays out of the sentence: it may hold a password.
  if (smtpUrl && !(/^smtps?:\/\//.test(smtpUrl) && URL.canParse(smtpUrl))) {
    throw new SettingsError('SMTP_URL must be an address such as smtps://user:password@mail.example.org.');
  }
  if (to && !/^[^\s@,]+@[^\s@,]+$/.test(to))
    throw new SettingsError(`NOTIFY_EMAIL must be one e-mail address, but is "${to}".`);
  return { webhook: url && secret ? { url, secret } : undefined, mail: smtpUrl && to ? { smtpUrl, to } : undefined };
}

function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function wholeNumber(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const given = text(env, name);
  if (given === undefined) return fallback;
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= least && number <= most) return number;
  throw new SettingsError(`${name} must be a whole number from ${least} to ${most}, but is "${given}".`);
}

function flag(env: Environment, name: string): boolean {
  const given = text(env, name)?.toLowerCase();
  if (given === undefined || given === 'false' || given === '0' || given === 'no') return false;
  if (given === 'true' || given === '1' || given === 'yes') return true;
  throw new SettingsError(`${name} must be true or false, but is "${given}".`);
}

function databaseAddress(env: Environment, dataDir: string): DatabaseAddress {
  const given = text(env, 'DATABASE_URL');
  if (given === undefined) return { kind: 'sqlite', file: resolve(dataDir, 'steam.db') };
  if (/^postgres(ql)?:\/\//.test(given)) {
    if (isPostgresAddress(given)) return { kind: 'postgres', url: given };
    throw new SettingsError(
      'DATABASE_URL is no address: signs such as / # ? @ : and % in its password must be written as %2F %23 %3F %40 %3A and %25.',
    );
  }
  const file = /^(?:sqlite|file):(?:\/\/)?(.+)$/.exec(given)?.[1];
  if (file !== undefined) return { kind: 'sqlite', file: file === ':memory:' ? file : resolve(file) };
  // The value itself stays out of the sentence: it may hold a password.
  throw new SettingsError('DATABASE_URL must begin with postgres://, sqlite: or file:, and name a database after it.');
}

/** As the driver reads it. A host that is a socket's folder stands in the query, and none before it. */
function isPostgresAddress(given: string): boolean {
  try {
    const { username, password } = new URL(given.replace(/@(?=\/)/, '@localhost'));
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

function webAddress(env: Environment, name: string): string | undefined {
  const given = text(env, name);
  if (given === undefined) return undefined;
  const url = parseWebUrl(given);
  if (url && url.search === '' && url.hash === '' && url.username === '') return url.href.replace(/\/+$/, '');
  throw new SettingsError(
    `${name} must be an address such as https://api.example.org, with no query and no user name, but is "${given}".`,
  );
}

function origin(name: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const url = parseWebUrl(given);
  if (url && url.href === `${url.origin}/`) return url.origin;
  throw new SettingsError(`${name} must be an origin such as https://www.example.org, but is "${given}".`);
}

function parseWebUrl(given: string): URL | undefined {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined;
}
