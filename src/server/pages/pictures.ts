import { Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import type { School } from '../../domain/school.ts';
import { isRendered, sharingSize } from '../../domain/sharing-picture.ts';
import { bodyOf } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import { missing } from '../http/static-files.ts';
import { createPictureRenderer, type Frame, type PictureSource } from './picture-renderer.ts';

export interface PicturesOptions {
  live: LiveContent;
  /** Finds the picture of a URL under `/media/`, which may end in a focus point. */
  find: (address: string) => Promise<PictureSource | undefined>;
  folder: string;
  /** Returns the background colour behind a drawing. */
  ground: () => string;
}

const iconSizes: ReadonlySet<string> = new Set(['180', '192', '512']);
const day = 'public, max-age=86400';

/** Encodes an absolute URL for the Location header, which must be ASCII. Leaves a path unchanged. */
export const locationOf = (address: string): string => (URL.canParse(address) ? new URL(address).href : address);

/**
 * Resized images: `/sharing/<picture>.jpg` for link previews, `/icons/<size>.png` for home screens; and the web manifest.
 * Each image is rendered once and stored. If rendering fails, redirects to the original.
 */
export function pictures({ live, find, folder, ground }: PicturesOptions): Hono {
  const render = createPictureRenderer(folder, ground);
  const send = async (request: Request, address: string, frame: Frame) => {
    const picture = await find(address);
    const bytes = picture && (await render(picture, frame));
    if (!bytes) return undefined;
    return respond(request, bodyOf(Buffer.from(bytes), `image/${frame.format}`), { 'Cache-Control': day });
  };

  return new Hono()
    .get('/sharing/*', async (c) => {
      // Not `c.req.path`, which is decoded: the redirect needs the encoded path.
      const [, name, extension] = /^\/sharing\/(.+)\.(jpg|png)$/.exec(new URL(c.req.url).pathname) ?? [];
      if (!name || !isRendered(name)) return missing({});
      // Link previews from before version 0.3.0 contain a PNG.
      if (extension === 'png') return c.redirect(`/sharing/${name}.jpg`, 301);
      const picture = `/media/${name}`;
      const focus = c.req.query('focus');
      const address = focus ? `${picture}#focus=${focus}` : picture;
      return (await send(c.req.raw, address, { ...sharingSize, format: 'jpeg' })) ?? c.redirect(picture, 302);
    })
    .get('/icons/:name', async (c) => {
      const size = c.req.param('name').replace(/\.png$/, '');
      const { icon } = live.school();
      if (!iconSizes.has(size) || !icon) return missing({});
      return (
        (await send(c.req.raw, icon, { width: Number(size), height: Number(size), format: 'png' })) ??
        c.redirect(locationOf(icon), 302)
      );
    })
    .get('/site.webmanifest', (c) => {
      const text = JSON.stringify(manifestOf(live.school(), ground()));
      return respond(c.req.raw, bodyOf(text, 'application/manifest+json; charset=utf-8'), {
        'Cache-Control': 'public, max-age=3600',
      });
    });
}

/** The web manifest, with the school's icon for home screens. */
function manifestOf({ name, accent, icon: picture }: School, ground: string) {
  const icon = (size: string) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: accent || ground,
    ...(picture && { icons: [icon('192'), icon('512')] }),
  };
}
