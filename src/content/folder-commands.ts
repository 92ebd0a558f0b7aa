import { cp, readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Kysely } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { withLock } from '../db/transactions.ts';
import { counted } from '../domain/text.ts';
import { type Content, ContentError, describeProblem } from './content.ts';
import {
  type ReadFolder,
  readBase,
  readFolder,
  sampleFolder,
  writeBase,
  writeFolder,
} from './folder/content-folder.ts';
import {
  describeStore,
  expensivePictures,
  type MediaPlace,
  mediaFile,
  pictureExtensions,
  proveSharedMedia,
  pruneMedia,
  readableFile,
  shareMedia,
  storeMedia,
  touchMedia,
} from './media/media.ts';
import {
  type ApplyOptions,
  applyContent,
  checkApply,
  compareContent,
  currentSource,
  describeInDetail,
  listVersions,
  mediaOfVersions,
  publish,
  readPublished,
  readVersion,
} from './versions/versions.ts';

/*
 * The operations on a content folder. The command line (src/cli/content.ts) prints their results.
 */

/**
 * Reads and checks a content folder and its pictures. Use the content only if `problems` is empty.
 *
 * @param read `readFolder`, or in a server `readApart`, which reads the folder in another process
 */
export async function findProblems<Found extends ReadFolder>(
  folder: string,
  read: (folder: string) => Promise<Found>,
): Promise<Found> {
  const found = await read(folder);
  const { media, problems } = found;
  const pictures = media
    .filter(({ id }) => pictureExtensions.includes(extname(id).toLowerCase()))
    .map(({ id }) => ({ name: `media/${id}`, path: mediaFile(folder, id) }));
  if (problems.length === 0) {
    for (const [file, message] of await expensivePictures(pictures)) problems.push({ file, message });
  }
  return found;
}

/**
 * Like `findProblems`, but throws if there are problems. For the command line.
 *
 * @throws ContentError with one line for each mistake
 */
export async function checkFolder(folder: string): Promise<Content> {
  const { problems, ...content } = await findProblems(folder, readFolder);
  if (problems.length === 0) return content;
  const mistakes = counted(problems.length, 'mistake');
  throw new ContentError(
    `${problems.map(describeProblem).join('\n')}\n\n${mistakes} in ${folder}. Nothing was changed.`,
  );
}

export interface ApplyFolderOptions extends Omit<ApplyOptions, 'base'> {
  db: Db;
  place: MediaPlace;
  /** The folder that `content` was read from. */
  folder: string;
  content: Content;
  /** Called after each stored file. */
  onProgress: (done: number, all: number) => void;
  /** Called if servers take long to see the media folder. */
  onWait?: (servers: string[]) => void;
}

/**
 * Makes the content and files of the database equal to a checked folder, and notes the new version in the folder.
 *
 * @throws ApplyError if another person changed the site since the folder's version, or if too much would be removed
 */
export async function applyFolder({ db, place, folder, content, onProgress, onWait, ...rest }: ApplyFolderOptions) {
  const base = await readBase(folder);
  const options = { ...rest, base };
  // Check before copying files. applyContent checks again, because another process may publish in between.
  await checkApply(db, content, options);
  await proveSharedMedia(db, place, content, { onWait });
  await storeMedia(place, content.media, ({ id }) => mediaFile(folder, id), onProgress);
  await touchMedia(place.dataDir, [...(await readPublished(db)).media, ...content.media]);
  const { changes, version } = await applyContent(db, content, options);
  await pruneMedia(place.dataDir, await mediaOfVersions(db));
  const isNoted = base[0] === version || (await writeBase(folder, [version, ...base]));
  return { changes, isNoted };
}

/** Writes the content of the database, with its files, into a folder. */
export async function exportFolder(db: Db, place: MediaPlace, folder: string): Promise<Content> {
  const source = await currentSource(db);
  const content = await readPublished(db);
  if (!source) throw new ContentError('The database holds no content yet: npm run content -- apply DIR fills it.');
  if (source === 'sample') {
    // The sample content has no stored files: they are in its folder.
    const { media } = await readFolder(sampleFolder);
    await writeFolder(folder, { ...content, media }, ({ id }) => mediaFile(sampleFolder, id));
  } else await writeFolder(folder, content, (file) => readableFile(place, file));
  await writeBase(
    folder,
    (await listVersions(db)).map(({ id }) => id),
  );
  return content;
}

/** The differences between a checked folder and the site, as lines; and what others changed since the folder's version. */
export async function diffFolder(db: Db, folder: string, content: Content): Promise<string[]> {
  const present = await readPublished(db);
  const base = await readBase(folder);
  const versions = await listVersions(db);
  const known = versions.find(({ id }) => base.includes(id));
  if (!known || known === versions[0]) return describeInDetail(compareContent(present, content));
  const old = await readVersion(db, known.id);
  const lists = [
    [`Your edits since version ${known.number}:`, describeInDetail(compareContent(old, content))],
    ['What others changed on the site since:', describeInDetail(compareContent(old, present))],
  ] as const;
  return lists.flatMap(([title, lines]) => [
    title,
    ...(lines.length > 0 ? lines : ['nothing']).map((line) => `  ${line}`),
  ]);
}

/**
 * Makes an earlier version the current content again, as a new version.
 *
 * @param number the version; by default the one before the current one
 * @throws ContentError if there is no such version, or if its files are no longer stored
 */
export async function undo(db: Db, place: MediaPlace, author: string, number?: number) {
  // Outside the lock, because a bucket may take seconds to respond and other writes wait for the lock.
  const chosen = await withLock(db, (connection) => chooseVersion(connection, number));
  const missing = await shareMedia(place, (await readVersion(db, chosen.target.id)).media);
  if (missing.length > 0) {
    throw new ContentError(
      `Version ${chosen.target.number} cannot be restored: ${counted(missing.length, 'file')} of it (${missing[0]?.id ?? ''}${missing.length > 1 ? ' …' : ''}) ${missing.length > 1 ? 'are' : 'is'} not in ${describeStore(place)}. Is DATA_DIR the folder of this site?`,
    );
  }
  return withLock(db, async (connection) => {
    const { before, target } = await chooseVersion(connection, number);
    if (target.id !== chosen.target.id) throw new ContentError('Somebody published at the same time. Try again.');
    const content = await readVersion(connection, target.id);
    const changes = compareContent(before, content);
    if (changes.length === 0) return { target, changes };
    await touchMedia(place.dataDir, [...before.media, ...content.media]);
    const note = `Back to version ${target.number}`;
    await publish(connection, before, content, { author, note, source: target.source });
    return { target, changes };
  });
}

/** The version with this number (default: the one before the current), and the current content. Requires the lock. */
async function chooseVersion(connection: Kysely<Schema>, number: number | undefined) {
  const before = await readPublished(connection);
  const versions = await listVersions(connection);
  const target = number === undefined ? versions[1] : versions.find((version) => version.number === number);
  if (target) return { before, target };
  throw new ContentError(
    number === undefined
      ? 'There is no earlier version to go back to: the site has had one version so far.'
      : `There is no version ${number}. "npm run content -- history" lists the versions that are kept.`,
  );
}

/** Writes the sample content into a new folder. */
export async function writeSample(folder: string): Promise<void> {
  if ((await readdir(folder).catch(() => [])).length > 0) {
    throw new ContentError(`${folder} is not empty. Name a new folder.`);
  }
  await cp(sampleFolder, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
}
