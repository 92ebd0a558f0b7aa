import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import { makeFolder } from '../../settings/folders.ts';
import { contentOf } from '../http/compression.ts';
import { decoded } from '../http/media-files.ts';
import { respond } from '../http/respond.ts';
import { missing } from '../http/static-files.ts';

/** Link previews reject SVG, and show the first frame of a GIF at its own size. A rendered PNG fills the preview. */
const drawn = /\.(?:svg|gif)$/i;

/** Formats that WhatsApp and other apps do not show in link previews. */
const unsupported = /\.(?:avif|ico|webp)$/i;

/** An image for link previews. Its size is known if this server renders it. */
export interface SharingPicture {
  url: string;
  size?: typeof sharingSize;
}

/**
 * The first address whose image link previews can show: our own SVG and GIF files are rendered as PNG, and our own files of other
 * formats that previews reject are passed over.
 */
export function sharingPicture(...addresses: readonly (string | undefined)[]): SharingPicture | undefined {
  for (const url of addresses) {
    if (!url || (url.startsWith('/media/') && unsupported.test(url))) continue;
    return url.startsWith('/media/') && drawn.test(url)
      ? { url: `/sharing/${url.slice('/media/'.length)}.png`, size: sharingSize }
      : { url };
  }
  return undefined;
}

/** Reverses `sharingPicture`; undefined for other URLs. */
function pictureOf(sharing: string): string | undefined {
  const [, name] = /^\/sharing\/(.+)\.png$/.exec(sharing) ?? [];
  return name && drawn.test(name) ? `/media/${name}` : undefined;
}

/** The image size of link previews. */
const sharingSize = { width: 1200, height: 630 } as const;

export interface PicturesOptions {
  live: LiveContent;
  /** Finds the file of a path under `/media/`. */
  find: (path: string) => Promise<string | undefined>;
  /** The folder of rendered images. */
  folder: string;
  /** The background of an image that does not fill its frame. */
  ground: () => string;
}

const iconSizes: ReadonlySet<string> = new Set(['180', '192', '512']);
const day = 'public, max-age=86400';
/** Raster formats that resvg renders. It omits unsupported formats, such as WebP, AVIF and ICO, without an error. */
const rasters: Readonly<Record<string, string>> = {
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** Encodes a URL for the Location header, which must be ASCII; the URL of another host may contain any character. */
export const locationOf = (address: string): string => (URL.canParse(address) ? new URL(address).href : address);

/**
 * PNGs of the school's images: `/sharing/<picture>.svg.png` for link previews, `/icons/<size>.png` for home screens,
 * and the web manifest. Each is rendered once, one at a time, and stored. If rendering fails, the response redirects to
 * the original.
 */
export function pictures({ live, find, folder, ground }: PicturesOptions): Hono {
  let last: Promise<unknown> = Promise.resolve();
  const undrawable = new Set<string>();

  /** Renders an image centred in a frame, as large as fits; undefined if it cannot be rendered. */
  async function png(file: string, width: number, height: number): Promise<Buffer | undefined> {
    const bytes = await readFile(file);
    const key = createHash('sha256').update(bytes).update(`${width} ${height} ${ground()}`).digest('hex').slice(0, 32);
    const kept = join(folder, `${key}.png`);
    const there = await readFile(kept).catch(() => undefined);
    if (there || undrawable.has(key)) return there;
    const type = rasters[extname(file).toLowerCase()] ?? 'image/svg+xml';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground()}"/><image width="${width}" height="${height}" xlink:href="data:${type};base64,${bytes.toString('base64')}"/></svg>`;
    const draw = async () => {
      const image = await renderAsync(svg);
      return isOneColour(image.pixels) ? undefined : image.asPng();
    };
    const drawn = last.then(draw).catch(() => undefined);
    last = drawn;
    const made = await drawn;
    if (!made) {
      undrawable.add(key);
      return undefined;
    }
    try {
      makeFolder(folder);
      await writeFile(`${kept}.${process.pid}`, made);
      await rename(`${kept}.${process.pid}`, kept);
    } catch {
      // The next request renders it again.
    }
    return made;
  }

  const send = async (request: Request, address: string, width: number, height: number) => {
    const path = address.startsWith('/media/') ? decoded(address.slice('/media/'.length)) : undefined;
    const file = path && (await find(path));
    const bytes = file && (await png(file, width, height));
    return bytes ? respond(request, contentOf(Buffer.from(bytes), 'image/png'), { 'Cache-Control': day }) : undefined;
  };

  return new Hono()
    .get('/sharing/*', async (c) => {
      // c.req.path is decoded: a redirect to it would be encoded twice, or not at all.
      const picture = pictureOf(new URL(c.req.url).pathname);
      if (!picture) return missing({});
      return (await send(c.req.raw, picture, sharingSize.width, sharingSize.height)) ?? c.redirect(picture, 302);
    })
    .get('/icons/:name', async (c) => {
      const size = c.req.param('name').replace(/\.png$/, '');
      const { icon } = live.school();
      if (!iconSizes.has(size) || !icon) return missing({});
      return (await send(c.req.raw, icon, Number(size), Number(size))) ?? c.redirect(locationOf(icon), 302);
    })
    .get('/site.webmanifest', (c) => {
      const { name, accent, icon: picture } = live.school();
      const icon = (size: string) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
      const manifest = {
        name,
        short_name: name,
        start_url: '/',
        display: 'browser',
        background_color: ground(),
        theme_color: accent || ground(),
        ...(picture && { icons: [icon('192'), icon('512')] }),
      };
      const text = JSON.stringify(manifest);
      return respond(c.req.raw, contentOf(text, 'application/manifest+json; charset=utf-8'), {
        'Cache-Control': 'public, max-age=3600',
      });
    });
}

/** True if the image shows only its background, which means that resvg could not read it. */
function isOneColour(pixels: Buffer): boolean {
  const first = pixels.readUInt32LE(0);
  for (let at = 4; at < pixels.length; at += 4) if (pixels.readUInt32LE(at) !== first) return false;
  return true;
}
