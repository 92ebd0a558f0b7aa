import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/**
 * Writes `name.br` beside a file, for http/static-files.ts. The maximum Brotli quality takes seconds, too long for a
 * request.
 */
export async function pack(file: string, quality = constants.BROTLI_MAX_QUALITY): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await compress(bytes, { params }));
}

/** Vite plugin: compresses the scripts of a build after they are written. */
export const packed: Plugin = {
  name: 'packed',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => file.endsWith('.js'));
    await Promise.all(files.map((file) => pack(join(dir, file))));
  },
};
