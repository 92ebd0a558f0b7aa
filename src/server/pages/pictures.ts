import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { Hono } from 'hono';
import type { LiveContent } from '../content/live.ts';
import { mediaPath } from '../content/media-types.ts';
import { contentOf } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import { missing } from '../http/static-files.ts';
import { makeFolder } from '../make-folder.ts';
import { sharingSize } from './sharing.ts';

export interface PicturesOptions {
  live: LiveContent;
  /** Finds the file behind a path under `/media/`. */
  find: (path: string) => Promise<string | undefined>;
  /** Where rendered pictures are kept. */
  folder: string;
  /** Behind a picture that does not fill its frame. */
  ground: () => string;
}

const iconSizes: ReadonlySet<string> = new Set(['180', '192', '512']);
const day = 'public, max-age=86400';
const rasters: Readonly<Record<string, string>> = { '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg' };

/**
 * PNGs of the school's pictures: `/sharing/<picture>.svg.png` for link previews, `/icons/<size>.png` for home screens, and the
 * manifest that names those. Each is rendered once, one at a time, and kept.
 */
export function pictures({ live, find, folder, ground }: PicturesOptions): Hono {
  let last: Promise<unknown> = Promise.resolve();

  /** A picture in the middle of a frame, as large as fits. */
  async function png(file: string, width: number, height: number): Promise<Buffer> {
    const bytes = await readFile(file);
    const key = createHash('sha256').update(bytes).update(`${width} ${height} ${ground()}`).digest('hex').slice(0, 32);
    const kept = join(folder, `${key}.png`);
    const there = await readFile(kept).catch(() => undefined);
    if (there) return there;
    const type = rasters[extname(file).toLowerCase()] ?? 'image/svg+xml';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground()}"/><image width="${width}" height="${height}" xlink:href="data:${type};base64,${bytes.toString('base64')}"/></svg>`;
    const drawn = last.then(async () => (await renderAsync(svg)).asPng());
    last = drawn.catch(() => undefined);
    const made = await drawn;
    try {
      makeFolder(folder);
      await writeFile(`${kept}.${process.pid}`, made);
      await rename(`${kept}.${process.pid}`, kept);
    } catch {
      // It is drawn anew next time.
    }
    return made;
  }

  const send = async (request: Request, address: string, width: number, height: number) => {
    const file = await find(mediaPath(address));
    if (!file) return missing({});
    const bytes = await png(file, width, height);
    return respond(request, contentOf(Buffer.from(bytes), 'image/png'), { 'Cache-Control': day });
  };

  return new Hono()
    .get('/sharing/*', (c) => {
      const path = c.req.path.slice('/sharing/'.length);
      if (!path.endsWith('.svg.png')) return missing({});
      return send(c.req.raw, `/media/${path.slice(0, -'.png'.length)}`, sharingSize.width, sharingSize.height);
    })
    .get('/icons/:name', (c) => {
      const size = c.req.param('name').replace(/\.png$/, '');
      if (!iconSizes.has(size)) return missing({});
      return send(c.req.raw, live.school().icon, Number(size), Number(size));
    })
    .get('/site.webmanifest', (c) => {
      const { name, accent } = live.school();
      const icon = (size: string) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
      const manifest = {
        name,
        short_name: name,
        start_url: '/',
        display: 'browser',
        background_color: ground(),
        theme_color: accent || ground(),
        icons: [icon('192'), icon('512')],
      };
      const text = JSON.stringify(manifest);
      return respond(c.req.raw, contentOf(text, 'application/manifest+json; charset=utf-8'), {
        'Cache-Control': 'public, max-age=3600',
      });
    });
}
