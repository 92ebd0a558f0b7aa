import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { MediaFile } from '../content/content.ts';
import { BucketError, describeStore, hashOfFile, lostMedia, openBucket, storedFile } from '../content/media/media.ts';
import { mediaOfVersions, readPublished } from '../content/versions/versions.ts';
import { describeNewerSchema, readSchemaState, tableNames } from '../db/migrate.ts';
import { isReadOnly, openDatabase } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import { codeOf } from '../db/unavailable.ts';
import { type ChannelName, countUndelivered } from '../delivery/undelivered.ts';
import { counted } from '../domain/text.ts';
import { databaseName, databaseOrigin } from '../settings/database-name.ts';
import { envFile } from '../settings/env-file.ts';
import type { Settings } from '../settings/settings.ts';
import { type Check, plain, results } from './check.ts';

const { ok, problem } = results('Database');

/** Opens the database without creating or migrating it; undefined if the file does not exist or API_HOST is set. */
export function openForChecks({ database, apiHost }: Pick<Settings, 'database' | 'apiHost'>): Db | undefined {
  if (apiHost !== undefined) return undefined;
  if (database.kind === 'sqlite' && !existsSync(database.file)) return undefined;
  return openDatabase(database);
}

/** Checks that the database responds and has the schema of this version. */
export async function checkDatabase(db: Db | undefined, settings: Settings): Promise<Check> {
  const name = databaseName(settings);
  const missing = problem(
    `There is no content in ${name} (${databaseOrigin(settings)}).`,
    `If your data is elsewhere, set DATA_DIR or DATABASE_URL in ${envFile()}. To begin a school: npm run content -- apply DIR.`,
  );
  if (!db) return missing;
  try {
    if (!(await tableNames(db)).includes('migrations')) return missing;
    const { newest = 'none', missing: older, unknown } = await readSchemaState(db);
    if (unknown !== undefined) {
      return problem(
        describeNewerSchema(unknown),
        'The section "Update" of .github/OPERATIONS.md says how to go back.',
      );
    }
    if (older.length > 0) {
      return problem(
        `The database has the schema of an earlier version (${newest}).`,
        'Restart the server: its start updates the database.',
      );
    }
    if (isReadOnly(settings.database)) {
      return problem(
        `${name} can only be read: nothing that visitors send is stored.`,
        'Run this command as the user of the server. If it is the right user, give it the file and its folder (chown -R USER FOLDER), or make the disk writable.',
      );
    }
    return ok(`${name} answers (schema ${newest}).`);
  } catch (error) {
    const reason = codeOf(error) || plain(error instanceof Error ? error.message : String(error));
    return problem(
      `${name} cannot be used (${reason}).`,
      'Run this command as the user of the server. If it is the right user, repair the database or correct DATABASE_URL.',
    );
  }
}

/** Checks that the media files of the content exist. With `sends`, also tests the bucket with an upload. */
export async function checkMedia(db: Db, settings: Settings, sends: boolean): Promise<Check> {
  const { ok, problem } = results('Media');
  const { media: rows } = await readPublished(db);
  try {
    if (settings.bucket && sends) await openBucket(settings.bucket).test();
    const missing = await lostMedia(settings, rows);
    if (missing.length > 0) return describeMissing(missing, rows.length, settings);
    const others = settings.bucket ? await lostMedia(settings, await earlierMedia(db, rows)) : [];
    if (others.length > 0) return describeMissingEarlier(others, settings);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    const whatToDo = `If it does not work again soon, correct the settings in ${envFile()}. Visitors see the files that this machine has already fetched.`;
    return problem(error.message, whatToDo);
  }
  const store = describeStore(settings);
  if (rows.length === 0)
    return ok(`The content names no files of its own.${settings.bucket ? ` They go to ${store}.` : ''}`);
  return ok(`All ${counted(rows.length, 'file')} of the content are in ${store}.`);
}

type MediaRows = MediaFile[];

/** The media files that only drafts and earlier versions use. */
async function earlierMedia(db: Db, rows: MediaRows): Promise<MediaRows> {
  const keyOf = (row: MediaRows[number]) => basename(storedFile('', row));
  const present = new Set(rows.map(keyOf));
  const earlier = await mediaOfVersions(db);
  return [...new Map(earlier.map((row) => [keyOf(row), row])).values()].filter((row) => !present.has(keyOf(row)));
}

const namesOf = (rows: MediaRows) =>
  `${rows
    .slice(0, 3)
    .map(({ id }) => id)
    .join(', ')}${rows.length > 3 ? ' …' : ''}`;

/** The files whose copy on this machine is damaged, for example truncated by a power failure. */
async function damagedHere(rows: MediaRows, { dataDir }: Settings): Promise<MediaRows> {
  const damaged: MediaRows = [];
  for (const row of rows) {
    const file = storedFile(dataDir, row);
    if (existsSync(file) && (await hashOfFile(file)) !== row.hash) damaged.push(row);
  }
  return damaged;
}

function describeMissingEarlier(rows: MediaRows, settings: Settings): Check {
  const { problem } = results('Media');
  return problem(
    `${counted(rows.length, 'file')} of drafts and earlier versions are not in ${describeStore(settings)} (${namesOf(rows)}).`,
    'Keep DATA_DIR/media, and restart the server that has them: it uploads them. If no server has them any more, upload them again in the office before you publish the draft or go back to the version.',
  );
}

async function describeMissing(missing: MediaRows, all: number, settings: Settings): Promise<Check> {
  const { problem } = results('Media');
  const damaged = settings.bucket ? await damagedHere(missing, settings) : [];
  const here = damaged.length > 0 ? ` The copy on this machine is damaged: ${namesOf(damaged)}.` : '';
  return problem(
    `${missing.length} of ${counted(all, 'file')} of the content are missing in ${describeStore(settings)} (${namesOf(missing)}): visitors do not see them.${here}`,
    settings.bucket
      ? 'Restart the server that has them: it uploads them. Otherwise apply your content folder again (npm run content -- apply DIR).'
      : 'Apply your content folder again (npm run content -- apply DIR), or copy the folder media of a backup there.',
  );
}

/** Checks that new messages were announced by mail and webhook. */
export async function checkMessages(db: Db, { notify }: Settings): Promise<Check> {
  const { ok, off, problem } = results('Messages');
  const channels = (['mail', 'webhook'] as const).filter((channel) => notify[channel] !== undefined);
  if (channels.length === 0) return off('Nobody is told about new messages: npm run office -- messages lists them.');
  const counts = await Promise.all(
    channels.map(async (channel) => ({ channel, ...(await countUndelivered(db, channel)) })),
  );
  const list = (of: (one: (typeof counts)[number]) => number) =>
    counts.flatMap((one) => (of(one) > 0 ? [`${counted(of(one), 'message')} by ${channelLabel(one.channel)}`] : []));
  const failed = list((one) => one.failed);
  const retrying = list((one) => one.retrying);
  const waiting = list((one) => one.waiting);
  if (failed.length + retrying.length > 0) {
    const sentences = [
      ...(retrying.length > 0 ? [`The last attempts to announce ${retrying.join(' and ')} failed.`] : []),
      ...(failed.length > 0 ? [`After three days the server gave up to announce ${failed.join(' and ')}.`] : []),
    ];
    return problem(
      sentences.join(' '),
      'Read them now: npm run office -- messages --new. The lines Mail and Webhook say what is wrong.',
    );
  }
  return ok(waiting.length > 0 ? `About to be announced: ${waiting.join(' and ')}.` : 'All messages were announced.');
}

const channelLabel = (channel: ChannelName) => (channel === 'mail' ? 'mail' : 'webhook');
