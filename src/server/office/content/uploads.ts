import { createHash, randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { copyFile, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { codeOf, isReadOnlyFault } from '../../../db/unavailable.ts';
import { partBytes } from '../../../domain/office/content-contract.ts';
import { makeFolder } from '../../../settings/folders.ts';
import { HttpError } from '../../api/http-error.ts';
import type { OfficeContext } from '../handler.ts';

const staleMs = 86_400_000;

const partQuery = z.object({
  /** Identifies the file: the same for all parts. */
  id: z.string().regex(/^[\w-]{16,64}$/),
  /** The number of bytes before this part. */
  at: z.coerce.number().int().nonnegative(),
  /** The number of bytes of the whole file. */
  size: z.coerce.number().int().positive(),
});

/** The folder of incomplete uploads. Servers with the same database share it. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, 'uploads');

/**
 * Stores one part of an uploaded file. Files are sent in parts, because the server aborts requests after half a minute.
 * After the last part, calls `use` with a temporary copy, which no late part can change.
 *
 * @returns the result of `use`; before the last part, the number of bytes so far. A part at another offset is not
 *   stored: the browser then continues at this number
 * @throws HttpError if the file or the part is too large, or the upload of the part is aborted
 */
export async function receivePart<Result extends object>(
  { request, staff, settings }: OfficeContext,
  { extension, maxBytes }: { extension: string; maxBytes: number },
  use: (file: string) => Promise<Result>,
): Promise<Result | { received: number }> {
  const query = partQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) throw new HttpError(422, 'The address of the upload is not valid.');
  const { id, at, size } = query.data;
  if (size > maxBytes) throw new HttpError(413, `The file has more than ${Math.round(maxBytes / 1e6)} MB.`);
  const folder = uploadsFolder(settings.dataDir);
  makeFolder(folder);
  const name = createHash('sha256').update(`${staff.id} ${id}`).digest('hex');
  const file = join(folder, name + extension);
  const before = at === 0 ? 0 : ((await stat(file).catch(() => undefined))?.size ?? 0);
  if (before === size)
    throw new HttpError(409, 'The file has arrived, and the server still reads it. Look again in a minute.');
  if (before !== at) return { received: before };
  if (at === 0) await requireSpace(folder, size);
  await write(request, file, at, Math.min(partBytes, size - at));
  const { size: received } = await stat(file);
  if (received !== size) return { received };
  // A copy, not a rename: another request may still write to the file.
  const copy = join(folder, `${randomUUID()}${extension}`);
  try {
    await copyFile(file, copy, constants.COPYFILE_FICLONE);
    return await use(copy);
  } finally {
    for (const path of [copy, file]) await rm(path, { force: true });
  }
}

/**
 * Requires disk space for four times the size of a file: the upload, its copy, the unpacked zip and the stored files.
 * @throws HttpError 507
 */
export async function requireSpace(folder: string, size: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < 4 * size + reservedBytes) throw noSpace();
}

/** Disk space that uploads leave for the database and its log. */
const reservedBytes = 100_000_000;

const noSpace = () => new HttpError(507, 'The disk of the server has too little space for this file.');

async function write({ body }: Request, file: string, at: number, maxBytes: number): Promise<void> {
  if (!body) throw new HttpError(422, 'The file is empty.');
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? new HttpError(413, 'The part is too large.') : null, chunk);
    },
  });
  await pipeline(Readable.from(body), limit, createWriteStream(file, at === 0 ? {} : { flags: 'r+', start: at })).catch(
    async (error: unknown) => {
      // The part was too large: discard the upload.
      if (error instanceof HttpError) await rm(file, { force: true });
      if (error instanceof HttpError) throw error;
      if (codeOf(error) === 'ENOSPC') throw noSpace();
      if (isReadOnlyFault(error)) throw error;
      throw new HttpError(400, 'The upload ended too early.');
    },
  );
}

/** Deletes incomplete uploads after a day. */
export async function removeStaleUploads(dataDir: string): Promise<void> {
  const folder = uploadsFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > staleMs) await rm(path, { recursive: true, force: true });
  }
}
