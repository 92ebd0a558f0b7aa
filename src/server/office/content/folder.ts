import { copyFile, link, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ContentError, type MediaFile } from '../../../content/content.ts';
import {
  contentFolderIn,
  packZip,
  readApart,
  unpackZip,
  writeBase,
  writeFolder,
  zipLimits,
} from '../../../content/folder/content-folder.ts';
import { findProblems } from '../../../content/folder-commands.ts';
import { mediaFile, readableFile, storeMedia } from '../../../content/media/media.ts';
import {
  checkDraft,
  contentBefore,
  listVersions,
  uploadsOf,
  versionForNewSchool,
  withFiles,
} from '../../../content/versions/versions.ts';
import type { Db } from '../../../db/schema.ts';
import type { DraftState, FileProblem } from '../../../domain/office/content-contract.ts';
import { makeFolder } from '../../../settings/folders.ts';
import { HttpError } from '../../api/http-error.ts';
import type { OfficeContext } from '../handler.ts';
import { changeOwn, openOwn, stateOf } from './draft-state.ts';
import { problemsInWords } from './problem-words.ts';
import { receivePart, requireSpace, uploadsFolder } from './uploads.ts';

/** Downloads in progress, by member of staff. Each has a temporary folder on the disk. */
const downloads = new Map<string, { end: () => void; ended: Promise<void> }>();

/** Aborts an earlier download of the same member, and waits until its temporary folder is deleted. */
async function replaceDownload(
  staffId: string,
  signal: AbortSignal,
): Promise<{ signal: AbortSignal; done: () => void }> {
  const before = downloads.get(staffId);
  const ending = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  const own = { end: () => ending.abort(), ended: promise };
  downloads.set(staffId, own);
  before?.end();
  await before?.ended;
  const done = () => {
    if (downloads.get(staffId) === own) downloads.delete(staffId);
    resolve();
  };
  return { signal: AbortSignal.any([signal, ending.signal]), done };
}

const replaced = () => new HttpError(409, 'This download was replaced by a newer one.');

/**
 * `GET /office/api/folder.zip`: downloads the caller's draft as a content folder. A second download of the same member
 * aborts the first one.
 */
export async function downloadFolder(context: OfficeContext): Promise<Response> {
  const { db, settings, request, staff } = context;
  const draft = await openOwn(context);
  const [problem] = problemsInWords(draft.document, checkDraft(draft));
  if (problem) throw new HttpError(409, `The draft has a mistake. ${problem.message}`);
  const { signal, done } = await replaceDownload(staff.id, request.signal);
  let folder = '';
  const remove = async () => {
    if (folder !== '') await rm(folder, { recursive: true, force: true });
    done();
  };
  try {
    if (signal.aborted) throw replaced();
    folder = await temporaryFolder(settings.dataDir);
    // Size 0: the media are hard links.
    await requireSpace(folder, 0);
    const source = (row: MediaFile) => {
      if (signal.aborted) throw replaced();
      return readableFile(settings, row);
    };
    await writeFolder(folder, draft, source, linkOrCopy);
    // Write the ids of the published versions up to that of the draft, so that a later upload knows its base.
    const known = (await listVersions(db)).map(({ id }) => id).filter((id) => id <= draft.base);
    await writeBase(folder, known);
    const stream = await packZip(folder);
    stream.once('close', () => void remove());
    signal.addEventListener('abort', () => stream.destroy());
    if (signal.aborted) stream.destroy();
    const day = context.live.today();
    return new Response(bodyOf(stream), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="school-${day}.zip"`,
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Not `Readable.toWeb`, which throws an uncaught error if the stream is destroyed during a read. */
function bodyOf(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Buffer<ArrayBuffer>> = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void stream.destroy(),
  });
}

/** Hard links on the same disk, because stored files never change. */
const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to));

/** The uploaded content folder has mistakes. */
export class FolderProblems extends Error {
  override name = 'FolderProblems';
  problems: FileProblem[];

  constructor(problems: FileProblem[]) {
    super('The folder has mistakes. Nothing was changed.');
    this.problems = problems;
  }
}

/**
 * `POST /office/api/folder?id=&at=&size=`: receives one part of a zipped content folder. After the last part, the folder
 * replaces the caller's draft.
 * @throws FolderProblems if the folder has mistakes
 */
export async function uploadFolder(context: OfficeContext): Promise<{ draft: DraftState } | { received: number }> {
  return receivePart(context, { extension: '.zip', maxBytes: zipLimits.bytes }, async (file) => {
    const { savedAt } = await openOwn(context);
    const unpacked = await temporaryFolder(context.settings.dataDir);
    try {
      await unpackZip(file, unpacked);
      return await replaceDraft(context, await contentFolderIn(unpacked), savedAt);
    } catch (error) {
      throw withoutPath(error, unpacked);
    } finally {
      await rm(unpacked, { recursive: true, force: true });
    }
  });
}

/** @param savedAt when the draft to replace was saved. A draft that was saved later is not replaced: 409 */
async function replaceDraft(context: OfficeContext, folder: string, savedAt: number | undefined) {
  const { db, settings } = context;
  const { document, media, problems, base: versions } = await findProblems(folder, readApart);
  if (problems.length > 0) throw new FolderProblems(problems);
  await storeMedia(settings, media, ({ id }) => mediaFile(folder, id));
  const base = await baseOf(db, versions);
  const { draft } = await changeOwn(context, async (present) => {
    if (present.savedAt !== savedAt) throw new HttpError(409, 'Your draft was edited meanwhile. Upload the zip again.');
    const uploads = await uploadsOf(present, await contentBefore(db, present));
    return { draft: { ...present, base, document, media: withFiles(media, uploads) } };
  });
  return { draft: await stateOf(context, draft) };
}

/** The published version that a folder is based on. */
async function baseOf(db: Db, versions: readonly string[]): Promise<string> {
  const known = new Set((await listVersions(db)).map(({ id }) => id));
  return versions.find((id) => known.has(id)) ?? versionForNewSchool(db);
}

/** Removes the server's temporary path from an error's messages. */
function withoutPath(error: unknown, path: string): unknown {
  const plain = (text: string) => text.replaceAll(`${path}/`, '').replaceAll(path, 'the zip');
  if (error instanceof ContentError) return new HttpError(422, plain(error.message));
  if (!(error instanceof FolderProblems)) return error;
  return new FolderProblems(
    error.problems.map((one) => ({ ...one, file: plain(one.file), message: plain(one.message) })),
  );
}

async function temporaryFolder(dataDir: string): Promise<string> {
  const parent = uploadsFolder(dataDir);
  makeFolder(parent);
  return mkdtemp(join(parent, 'folder-'));
}
