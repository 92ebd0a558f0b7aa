import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { ContentError } from '../content.ts';
import { isJunk } from './junk-files.ts';

export interface ZipLimits {
  entries: number;
  /** The total size of the unpacked files. */
  bytes: number;
  /** The unpacked size of a text file, which is read into memory. */
  textBytes: number;
}

/** More than any school's folder. A small zip file can unpack to petabytes. */
export const zipLimits: ZipLimits = { entries: 20_000, bytes: 8_000_000_000, textBytes: 32_000_000 };

/**
 * Unpacks a zip file of a content folder into an empty folder. yauzl rejects absolute paths and `..`; a symbolic link
 * becomes a plain file with the path as its text.
 *
 * @throws ContentError if it is no zip file, is damaged, or is larger than the limits
 */
export async function unpackZip(file: string, folder: string, limits: ZipLimits = zipLimits): Promise<void> {
  const zip = await openPromise(file).catch((error: unknown) => {
    throw notReadable(error);
  });
  let [entries, bytes] = [0, 0];
  try {
    for await (const entry of zip.eachEntry()) {
      entries += 1;
      if (entries > limits.entries) throw new ContentError(`The zip file has more than ${limits.entries} files.`);
      if (entry.fileName.endsWith('/') || isJunk(entry.fileName)) continue;
      if (entry.isEncrypted()) throw new ContentError('The zip file has a password: make one without.');
      const isText = /\.(?:csv|md|ya?ml)$/i.test(entry.fileName);
      if (isText && entry.uncompressedSize > limits.textBytes) {
        throw new ContentError(`${entry.fileName} has more than ${Math.round(limits.textBytes / 1e6)} MB of text.`);
      }
      const target = join(folder, entry.fileName);
      await mkdir(dirname(target), { recursive: true });
      const limit = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          done(bytes > limits.bytes ? tooLarge(limits) : null, chunk);
        },
      });
      await pipeline(await zip.openReadStreamPromise(entry), limit, createWriteStream(target, { flags: 'wx' }));
    }
  } catch (error) {
    throw notReadable(error);
  } finally {
    zip.close();
  }
}

const tooLarge = ({ bytes }: ZipLimits) =>
  new ContentError(`The zip file unpacks to more than ${Math.round(bytes / 1e9)} GB.`);

const notReadable = (error: unknown): ContentError =>
  error instanceof ContentError
    ? error
    : new ContentError(`The zip file cannot be read (${error instanceof Error ? error.message : String(error)}).`);

/**
 * The content folder inside an unpacked zip file, whose paths may all start with the folder's name.
 */
export async function contentFolderIn(folder: string): Promise<string> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !isJunk(name));
  const [only] = entries;
  return entries.length === 1 && only?.isDirectory() ? join(folder, only.name) : folder;
}

/** Packs a folder. It does not compress media files, whose formats are compressed. Destroying the result closes the files. */
export async function packZip(folder: string): Promise<Readable> {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const open = new Set<ReadStream>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    zip.addReadStreamLazy(name, { compress: !name.startsWith('media/') }, (done) => {
      const stream = createReadStream(path);
      open.add(stream);
      stream.once('close', () => open.delete(stream));
      stream.once('error', (error) => output.destroy(error));
      done(null, stream);
    });
  }
  zip.once('error', (error: Error) => output.destroy(error));
  output.once('close', () => {
    for (const stream of open) stream.destroy();
  });
  zip.end();
  return output;
}
