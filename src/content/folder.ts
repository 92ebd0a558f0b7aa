import { cp, readdir } from 'node:fs/promises';
import type { Db } from '../db/schema.ts';
import { counted } from '../domain/text.ts';
import { applyContent, readDatabase, type TableChange } from './apply.ts';
import { type Content, ContentError, describeProblem } from './content.ts';
import { mediaFile } from './media-source.ts';
import { pruneMedia, storedFile, storeMedia, touchMedia } from './media-store.ts';
import { readFolder } from './read-folder.ts';
import { sampleFolder } from './sample.ts';
import { writeFolder } from './write-folder.ts';

/*
 * The operations on a content folder. The command line (src/cli/content.ts) prints their results.
 */

/**
 * Reads a content folder and checks it. Changes nothing.
 *
 * @throws ContentError with one line for each mistake
 */
export async function checkFolder(folder: string): Promise<Content> {
  const { content, problems } = await readFolder(folder);
  if (problems.length === 0) return content;
  const mistakes = counted(problems.length, 'mistake');
  throw new ContentError(
    `${problems.map(describeProblem).join('\n')}\n\n${mistakes} in ${folder}. Nothing was changed.`,
  );
}

export interface ApplyOptions {
  db: Db;
  /** The folder that contains the media store. */
  dataDir: string;
  /** The folder that `content` was read from. */
  folder: string;
  content: Content;
  /** Called after each stored file. */
  onProgress: (done: number, all: number) => void;
}

/** Makes the content and files of the database equal to a checked folder. */
export async function applyFolder({ db, dataDir, folder, content, onProgress }: ApplyOptions): Promise<TableChange[]> {
  await storeMedia(dataDir, content.media, ({ id }) => mediaFile(folder, id), onProgress);
  const before = await db.selectFrom('media').selectAll().execute();
  await touchMedia(dataDir, [...before, ...content.media]);
  const changes = await applyContent(db, content);
  await pruneMedia(dataDir, content.media);
  return changes;
}

/** Writes the content of the database, with its files, into a folder. */
export async function exportFolder(db: Db, dataDir: string, folder: string): Promise<Content> {
  const content = await readDatabase(db);
  const state = await db.selectFrom('content_state').select('source').executeTakeFirst();
  if (!state) throw new ContentError('The database holds no content yet: npm run content -- apply DIR fills it.');
  if (state.source !== 'sample') {
    await writeFolder(folder, content, (row) => storedFile(dataDir, row));
    return content;
  }
  // No row names the files of the sample content: they are in its folder.
  const { content: whole } = await readFolder(sampleFolder);
  await writeFolder(folder, { ...content, media: whole.media }, ({ id }) => mediaFile(sampleFolder, id));
  return content;
}

/** Writes the sample content into a new folder. */
export async function writeSample(folder: string): Promise<void> {
  if ((await readdir(folder).catch(() => [])).length > 0) {
    throw new ContentError(`${folder} is not empty. Name a new folder.`);
  }
  await cp(sampleFolder, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
}
