import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/schema.ts';
import { isPostgres } from '../../db/transactions.ts';
import { makeFolder } from '../../settings/folders.ts';
import type { BucketAddress } from '../../settings/settings.ts';
import { type Content, ContentError } from '../content.ts';
import { describeStore, type MediaPlace, mediaStore } from './media-store.ts';

/*
 * Servers on several machines that share a PostgreSQL database must also share the media folder. To prove it, `content -- apply`
 * writes a file with a random name, a token, into the folder, and each server reports in the database which tokens it sees.
 * With a bucket, the token is a hash of its address. SQLite needs no proof: its servers are on one machine.
 */

const tokensOf = (dataDir: string) => join(mediaStore(dataDir), '.tokens');

const seenTokens = async ({ dataDir, bucket }: MediaPlace): Promise<string> =>
  [...(await readdir(tokensOf(dataDir)).catch(() => [])).sort(), ...(bucket ? [bucketToken(bucket)] : [])].join(' ');

const bucketToken = ({ url }: BucketAddress): string => createHash('sha256').update(url).digest('hex').slice(0, 32);

const lookEveryMs = 1_000;
const reportEveryMs = 30_000;
/** A server that has not reported for this long is considered stopped. */
const goneAfterMs = 90_000;
/** An NFS client caches a folder for up to 60 seconds. */
const answerWithinMs = 70_000;
/** Servers with a local folder answer sooner; after this time, the command says that it waits. */
const patienceMs = 3_000;

/**
 * Reports that this server runs, and which tokens it sees.
 *
 * @param name the server's name in error messages, such as "app2:3000"
 * @returns a function that ends the reports
 */
export function reportMedia(db: Db, place: MediaPlace, name: string): () => Promise<void> {
  if (!isPostgres(db)) return async () => undefined;
  const id = randomUUID();
  let last = { media_tokens: '', seen_at: 0 };
  const report = async () => {
    const now = { media_tokens: await seenTokens(place), seen_at: Date.now() };
    if (now.media_tokens === last.media_tokens && now.seen_at - last.seen_at < reportEveryMs) return;
    await db
      .insertInto('servers')
      .values({ id, name, ...now })
      .onConflict((row) => row.column('id').doUpdateSet(now))
      .execute();
    last = now;
  };
  // Other queries report an unavailable database.
  let running = report().catch(() => undefined);
  const timer = setInterval(() => {
    running = running.then(report).catch(() => undefined);
  }, lookEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    await db
      .deleteFrom('servers')
      .where('id', '=', id)
      .execute()
      .catch(() => undefined);
  };
}

export interface ProofOptions {
  /** Called once if the proof takes longer than usual. */
  onWait?: ((servers: string[]) => void) | undefined;
  /** @default 70 seconds; 3 seconds with a bucket, which each server reports when it starts */
  withinMs?: number;
}

/**
 * Proves that every running server reads the media store of this machine, or uses the same bucket.
 *
 * @throws ContentError that names the servers that do not
 */
export async function proveSharedMedia(
  db: Db,
  place: MediaPlace,
  { media }: Pick<Content, 'media'>,
  { onWait, withinMs = place.bucket ? patienceMs : answerWithinMs }: ProofOptions = {},
): Promise<void> {
  if (media.length === 0 || !isPostgres(db)) return;
  const running = () =>
    db
      .selectFrom('servers')
      .select(['name', 'media_tokens'])
      .where('seen_at', '>', Date.now() - goneAfterMs)
      .execute();
  if ((await running()).length === 0) return;
  const withoutToken = async (wanted: string) =>
    (await running()).filter((one) => !one.media_tokens.split(' ').includes(wanted)).map(({ name }) => name);
  const { dataDir, bucket } = place;
  const token = bucket ? bucketToken(bucket) : randomBytes(16).toString('hex');
  const file = join(tokensOf(dataDir), token);
  if (!bucket) {
    makeFolder(tokensOf(dataDir));
    await writeFile(file, '');
  }
  try {
    const begun = Date.now();
    let isReported = false;
    let left = await withoutToken(token);
    while (left.length > 0 && Date.now() - begun < withinMs) {
      if (!isReported && Date.now() - begun > patienceMs) {
        isReported = true;
        onWait?.(left);
      }
      await wait(lookEveryMs / 2);
      left = await withoutToken(token);
    }
    if (left.length > 0) throw new ContentError(describeServers(left, place));
  } finally {
    await rm(file, { force: true });
    // Fails while another command has a token in the folder.
    await rmdir(tokensOf(dataDir)).catch(() => undefined);
  }
}

const describeServers = (names: readonly string[], place: MediaPlace): string =>
  `Nothing was changed. ${names.length === 1 ? 'This server does' : 'These servers do'} not read the pictures and files in ${describeStore(place)}, so their visitors would not see them: ${[...new Set(names)].sort().join(', ')}.
${place.bucket ? 'All machines that share a database must have the same MEDIA_URL' : 'All machines that share a database must share the folder DATA_DIR/media, for example by NFS or as a volume, or have a bucket (MEDIA_URL)'}: demo/deploy/README.md.
If you run this command on another machine, run it on a server, as its user. A server that was killed stops counting after ${goneAfterMs / 1_000} seconds.`;
