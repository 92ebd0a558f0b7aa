import { resolve } from 'node:path';
import { z } from 'zod';
import { bucketUrl, databaseAddress, origin, parseWebUrl, webAddress } from './addresses.ts';
import { root } from './folders.ts';
import { UserError } from './user-error.ts';

/** URL, region and credentials of an S3-compatible bucket. */
export interface BucketAddress {
  /** With the name of the bucket as its path. */
  url: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

export type { DatabaseAddress } from './addresses.ts';

/** The channels that announce new messages; undefined if not configured. */
export interface NotifySettings {
  webhook: { url: string; secret: string } | undefined;
  mail: { smtpUrl: string; to: string } | undefined;
}

/** The validated environment. README.md and .env.example list the variables. */
export type Settings = ReturnType<typeof readSettings>;

/** Optional parts of this server, for evaluation, not for visitors. */
export type Shown = 'demo' | 'kit' | 'add';
const allShown: readonly Shown[] = ['demo', 'kit', 'add'];

/** An invalid setting; the message names the setting and the expected value. */
export class SettingsError extends UserError {
  override name = 'SettingsError';
}

/** All settings by environment variable. An error message continues the variable name: "must be …". */
export const environment = z.object({
  /** 0 selects a free port. */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** The address to listen on; the default is all interfaces, as containers and reverse proxies require. */
  HOST: z.string().optional(),
  /** The folder for this server's own data. A relative path starts at this checkout, wherever a command runs. */
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((given) => resolve(root, given)),
  /** The school's content folder; the default of commands without a folder argument. */
  CONTENT_DIR: z.string().optional(),
  /** The folder of the daily backups, for `npm run backup`. */
  BACKUP_DIR: z
    .string()
    .transform((given) => resolve(root, given))
    .optional(),
  /** Encrypts the secrets that owners enter in the office; the default is a key in a file of DATA_DIR. */
  SECRETS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, { error: 'must have at least 32 characters: letters, digits and signs, no spaces' })
    .optional(),
  DATABASE_URL: z.string().transform(databaseAddress).optional(),
  /** The bucket that stores the school's files for several machines; DATA_DIR/media is then a cache of it. */
  MEDIA_URL: z.string().transform(bucketUrl).optional(),
  MEDIA_REGION: z
    .string()
    .regex(/^[\w-]+$/, { error: 'must be the name of a region such as eu-central-1' })
    .default('us-east-1'),
  MEDIA_ACCESS_KEY: z.string().optional(),
  MEDIA_SECRET_KEY: z.string().optional(),
  /** Another server with the same API contract. If set, this server has no API and no database. */
  API_HOST: z.string().transform(webAddress).optional(),
  /** The site's public origin, for canonical URLs and cookies. */
  PUBLIC_URL: origin().optional(),
  /** Trust X-Forwarded-For and X-Forwarded-Proto. True only behind a proxy that sets them. */
  TRUST_PROXY: yesOrNo(),
  /** Other origins whose pages may sign in and sign up here: sites that name this server as their API_HOST. */
  SITE_ORIGINS: listOf(origin()).default([]),
  /** Requests per network in ten minutes; LIMIT_CONTACT_ALL covers all networks together. */
  LIMIT_CONTACT: wholeNumber(1, 1_000_000).default(30),
  LIMIT_CONTACT_ALL: wholeNumber(1, 1_000_000).default(600),
  LIMIT_SIGNUP: wholeNumber(1, 1_000_000).default(30),
  LIMIT_SIGNIN: wholeNumber(1, 1_000_000).default(100),
  /** How long a rendered page stays fresh; 0 disables the page cache. */
  PAGE_CACHE_SECONDS: wholeNumber(0, 86_400).default(60),
  /** Retention of contact messages; older ones are deleted. */
  KEEP_MESSAGES_DAYS: wholeNumber(1, 36_500).default(365),
  /** Retention of requests for a seat, in days after the start of their course. */
  KEEP_REQUESTS_DAYS: wholeNumber(1, 36_500).default(365),
  /** The webhook for new contact messages; NOTIFY_SECRET signs its requests. */
  NOTIFY_WEBHOOK: z
    .string()
    .refine((given) => parseWebUrl(given)?.username === '', {
      error: 'must be an http or https address with no user name',
    })
    .optional(),
  NOTIFY_SECRET: z.string().optional(),
  SMTP_URL: z
    .string()
    .refine((given) => /^smtps?:\/\//.test(given) && URL.canParse(given), {
      error: 'must be an address such as smtps://user:password@mail.example.org',
    })
    .optional(),
  NOTIFY_EMAIL: z
    .string()
    .regex(/^[^\s@,]+@[^\s@,]+$/, { error: 'must be one e-mail address' })
    .optional(),
  /** The enabled parts: `/demo`, `/kit` and `/add`. */
  SHOW: z
    .union([z.literal('none').transform((): Shown[] => []), listOf(z.enum(['demo', 'kit', 'add']))], {
      error: 'must be none or some of demo,kit,add',
    })
    .optional(),
  /** Builds the component kit (`/kit`) in the background after the start, if it is missing or outdated. */
  BUILD_KIT: yesOrNo(true),
  /** Serves source maps to browser developer tools. */
  SOURCE_MAPS: yesOrNo(),
  /** The password of `/readyz?details` and `/metrics`, as a bearer token; without it, they do not exist. */
  HEALTH_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, { error: 'must have at least 16 characters: letters, digits and signs, no spaces' })
    .optional(),
  /** Logs all requests, or only failed ones (5xx). */
  LOG: z.enum(['requests', 'errors'], { error: 'must be requests or errors' }).default('errors'),
});

/** Values that may contain a password; error messages omit them. */
const secret: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'MEDIA_URL',
  'MEDIA_ACCESS_KEY',
  'MEDIA_SECRET_KEY',
  'SMTP_URL',
  'NOTIFY_WEBHOOK',
  'NOTIFY_SECRET',
  'HEALTH_TOKEN',
  'SECRETS_KEY',
]);

type Environment = Record<string, string | undefined>;

/**
 * Reads and validates all settings. Throws a `SettingsError` for the first invalid one. Treats an empty value as
 * missing.
 */
export function readSettings(env: Environment) {
  const given: Environment = {};
  for (const name of Object.keys(environment.shape)) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  const result = environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    const value = secret.has(name) ? '' : `, but is "${given[name] ?? ''}"`;
    throw new SettingsError(`${name} ${issue?.message}${value}.`);
  }
  const values = result.data;
  const sample = !values.DATABASE_URL && !values.CONTENT_DIR && env.NODE_ENV !== 'production';
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    database: values.DATABASE_URL ?? { kind: 'sqlite' as const, file: resolve(values.DATA_DIR, 'steam.db') },
    bucket: bucketAddress(values),
    contentDir: values.CONTENT_DIR,
    backupDir: values.BACKUP_DIR,
    /** The folder of backups that an owner starts in the office, if BACKUP_DIR is not set. */
    ownBackupDir: resolve(values.DATA_DIR, 'backups'),
    /** Whether the server writes a backup each night: a setting of the office. */
    isBackedUpDaily: false as boolean,
    secretsKey: values.SECRETS_KEY,
    /** True by default: fills an empty database with the sample content. */
    sample,
    apiHost: values.API_HOST,
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY,
    siteOrigins: values.SITE_ORIGINS,
    limits: {
      contact: values.LIMIT_CONTACT,
      contactAll: values.LIMIT_CONTACT_ALL,
      signup: values.LIMIT_SIGNUP,
      signin: values.LIMIT_SIGNIN,
    },
    notify: notifySettings(values),
    /** The origin of the links in mails to visitors. Undefined if they get no mails: a link needs PUBLIC_URL. */
    linkOrigin: values.SMTP_URL ? values.PUBLIC_URL : undefined,
    pageCacheSeconds: values.PAGE_CACHE_SECONDS,
    keepMessagesDays: values.KEEP_MESSAGES_DAYS,
    keepRequestsDays: values.KEEP_REQUESTS_DAYS,
    show: values.SHOW ?? (sample && !values.API_HOST ? allShown : []),
    buildKit: values.BUILD_KIT,
    sourceMaps: values.SOURCE_MAPS,
    healthToken: values.HEALTH_TOKEN,
    log: values.LOG,
    /** The names of the set variables, for the start banner. */
    set: Object.keys(given),
  };
}

/** The settings of the bucket. @throws SettingsError if only some of them are set */
function bucketAddress(values: z.infer<typeof environment>): BucketAddress | undefined {
  const { MEDIA_URL: url, MEDIA_REGION: region, MEDIA_ACCESS_KEY: accessKey, MEDIA_SECRET_KEY: secretKey } = values;
  if (url && accessKey && secretKey) return { url, region, accessKey, secretKey };
  if (url || accessKey || secretKey)
    throw new SettingsError('MEDIA_URL, MEDIA_ACCESS_KEY and MEDIA_SECRET_KEY belong together: set all or none.');
  return undefined;
}

/** Checks settings that depend on each other. */
function notifySettings(values: z.infer<typeof environment>): NotifySettings {
  const { NOTIFY_WEBHOOK: url, NOTIFY_SECRET: secret, SMTP_URL: smtpUrl, NOTIFY_EMAIL: to } = values;
  if (url && !secret) throw new SettingsError('NOTIFY_WEBHOOK needs NOTIFY_SECRET, which signs what is sent there.');
  if (Boolean(smtpUrl) !== Boolean(to))
    throw new SettingsError('SMTP_URL and NOTIFY_EMAIL belong together: set both or none.');
  return { webhook: url && secret ? { url, secret } : undefined, mail: smtpUrl && to ? { smtpUrl, to } : undefined };
}

function yesOrNo(otherwise = false) {
  return z
    .stringbool({ truthy: ['true', '1', 'yes'], falsy: ['false', '0', 'no'], error: 'must be true or false' })
    .default(otherwise);
}

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
}

function listOf<T extends z.ZodType<unknown, string>>(item: T) {
  return z
    .string()
    .transform((given) =>
      given
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item));
}
