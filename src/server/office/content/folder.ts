import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ContentError, type Problem } from '../../../content/content.ts';
import {
  contentFolderIn,
  packZip,
  readApart,
  toRecords,
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
import type { DraftState } from '../../../domain/office/content-contract.ts';
import { HttpError } from '../../api/http-error.ts';
import type { OfficeContext } from '../handler.ts';
import { changeOwn, openOwn, stateOf } from './draft-state.ts';
import { receivePart, uploadsFolder } from './uploads.ts';

/** `GET /office/api/folder.zip`: the caller's draft as a content folder. */
export async function downloadFolder(context: OfficeContext): Promise<Response> {
  const { db, settings } = context;
  const draft = await openOwn(context);
  const { content, problems } = await checkDraft(draft);
  const [problem] = problems;
  if (problem) throw new HttpError(409, `The draft has a mistake: ${problem.file}: ${problem.message}`);
  const folder = await temporaryFolder(settings.dataDir);
  try {
    await writeFolder(folder, content, (row) => readableFile(settings, row));
    // The folder contains the changes of these versions.
    const known = (await listVersions(db)).map(({ id }) => id).filter((id) => id <= draft.base);
    await writeBase(folder, known);
    const stream = await packZip(folder);
    stream.once('close', () => void rm(folder, { recursive: true, force: true }));
    context.request.signal.addEventListener('abort', () => stream.destroy());
    const day = context.live.today();
    return new Response(Readable.toWeb(stream) as ReadableStream, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="school-${day}.zip"`,
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** A folder with mistakes. */
export class FolderProblems extends Error {
  override name = 'FolderProblems';
  problems: Problem[];

  constructor(problems: Problem[]) {
    super('The folder has mistakes. Nothing was changed.');
    this.problems = problems;
  }
}

/**
 * `POST /office/api/folder?id=&at=&size=`: receives a part of a zip of a content folder. The last part replaces the
 * caller's draft.
 * @throws FolderProblems if the folder has mistakes
 */
export async function uploadFolder(context: OfficeContext): Promise<{ draft: DraftState } | { received: number }> {
  const { db, settings } = context;
  const file = await receivePart(context, { extension: '.zip', maxBytes: zipLimits.bytes });
  if (typeof file === 'number') return { received: file };
  let unpacked = '';
  try {
    const { savedAt } = await openOwn(context);
    unpacked = await temporaryFolder(settings.dataDir);
    await unpackZip(file, unpacked);
    const folder = await contentFolderIn(unpacked);
    const { content, problems, base: versions } = await findProblems(folder, readApart);
    if (problems.length > 0) throw new FolderProblems(problems);
    await storeMedia(settings, content.media, ({ id }) => mediaFile(folder, id));
    const base = await baseOf(db, versions);
    const { draft } = await changeOwn(context, async (present) => {
      if (present.savedAt !== savedAt)
        throw new HttpError(409, 'Your draft was edited meanwhile. Upload the zip again.');
      const uploads = await uploadsOf(present, await contentBefore(db, present));
      return { draft: { ...present, base, records: toRecords(content), media: withFiles(content.media, uploads) } };
    });
    return { draft: await stateOf(context, draft) };
  } catch (error) {
    throw unpacked === '' ? error : withoutPath(error, unpacked);
  } finally {
    if (unpacked !== '') await rm(unpacked, { recursive: true, force: true });
    await rm(file, { force: true });
  }
}

/** The version that a folder was edited from. */
async function baseOf(db: Db, versions: readonly string[]): Promise<string> {
  const known = new Set((await listVersions(db)).map(({ id }) => id));
  return versions.find((id) => known.has(id)) ?? versionForNewSchool(db);
}

/** Removes the path of the server from an error's messages. */
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
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, 'folder-'));
}
