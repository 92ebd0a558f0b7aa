import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import { pack } from './packed.ts';

/** Smaller scripts are compressed on their first request. */
const minPackedBytes = 40_000;
/** The scripts are 2 % larger than with the maximum quality, and take half the time to compress. */
const brotliQuality = 10;

/**
 * Minifies the scripts of Storybook's interface (its package has 5 MB unminified), and compresses all large scripts of
 * a built kit.
 */
export async function minifyKit(folder: string): Promise<void> {
  for (const file of await scriptsIn(folder, ['sb-manager', 'sb-addons'])) {
    const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: true });
    if (errors.length > 0) throw new Error(`${file} could not be minified: ${errors.map(String).join('\n')}`);
    await writeFile(file, code);
  }
  const scripts = await scriptsIn(folder, ['sb-manager', 'sb-addons', 'assets']);
  const sizes = await Promise.all(scripts.map(async (file) => ({ file, bytes: (await stat(file)).size })));
  await Promise.all(sizes.filter(({ bytes }) => bytes >= minPackedBytes).map(({ file }) => pack(file, brotliQuality)));
}

async function scriptsIn(folder: string, parts: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    parts.map(async (part) =>
      (await readdir(join(folder, part), { recursive: true }))
        .filter((name) => name.endsWith('.js'))
        .map((name) => join(folder, part, name)),
    ),
  );
  return found.flat();
}
