import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { LiveContent } from '../../src/content/live.ts';
import { mediaAddress } from '../../src/content/media/media-types.ts';
import { sampleSchool } from '../../src/domain/school.ts';
import { sharingPicture } from '../../src/domain/sharing-picture.ts';
import { decoded } from '../../src/server/http/media-files.ts';
import { pictures } from '../../src/server/pages/pictures.ts';
import { temporaryFolder } from './support/clean-up.ts';

const folder = temporaryFolder();

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><circle cx="2" cy="2" r="1" fill="#f00"/></svg>';
const photo = sharp({ create: { width: 640, height: 640, channels: 3, background: '#36c' } });
/** The GIF has one pixel. The files with only `<svg` are invalid. */
const files: Record<string, string | Buffer> = {
  'logo.svg': svg,
  'Logo.SVG': svg,
  'logo.gif': Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  'kite.webp': await photo.clone().webp().toBuffer(),
  'kite.avif': await photo.clone().avif({ effort: 0 }).toBuffer(),
  // A phone stores a portrait photo in landscape, with an EXIF orientation.
  'Kite.JPG': await photo.clone().resize(300, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'huge.png': await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#36c' } })
    .png()
    .toBuffer(),
  // Each pixel differs from its neighbours, as in a photo of leaves: it compresses badly.
  'leaves.png': await sharp({
    create: {
      ...{ width: 1_600, height: 900, channels: 3, background: '#363' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer(),
  'lecture.mp4': 'a clip',
  'large.svg': svg.replace('width="4" height="4"', 'width="20000" height="20000" viewBox="0 0 4 4"'),
  'empty.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><image href="https://a.example/b.png"/></svg>',
  'broken.png': 'no picture',
  'broken.svg': '<svg',
  'é.svg': '<svg',
  'لوگو #2 é.svg': '<svg',
  'لوگو #2.svg': svg,
};
for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);

function serverOf(icon: string, ground = '#ffffff') {
  const live = { school: () => ({ ...sampleSchool, icon }) } as LiveContent;
  const find = async (address: string) => {
    const path = decoded(address.slice('/media/'.length));
    return path !== undefined && path in files ? { source: join(folder, path), hash: path } : undefined;
  };
  return pictures({ live, find, folder: join(folder, 'kept'), ground: () => ground });
}

const answerOf = async (icon: string, path: string, ground?: string) => {
  const response = await serverOf(icon, ground).request(path);
  const { status, headers } = response;
  if (status !== 200) return [status, headers.get('location')];
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  return [status, headers.get('content-type'), `${width} × ${height}`];
};

/** The colours in the middle and at the left edge, rounded to multiples of 51: JPEG changes them a little. */
async function coloursOf(path: string): Promise<string[]> {
  const bytes = await (await serverOf('').request(path)).arrayBuffer();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [info.width / 2, 2].map((x) => {
    const at = ((info.height / 2) * info.width + x) * info.channels;
    return `#${Array.from(data.subarray(at, at + 3), (value) => (Math.round(value / 51) * 3).toString(16)).join('')}`;
  });
}

describe('An icon', () => {
  it.each(['logo.svg', 'Logo.SVG', 'kite.webp', 'Kite.JPG'])('of %s is rendered as PNG', async (name) => {
    expect(await answerOf(`/media/${name}`, '/icons/192.png')).toEqual([200, 'image/png', '192 × 192']);
  });

  it.each(['huge.png', 'broken.png', 'broken.svg', 'none.png'])(
    'of %s redirects to the original file',
    async (name) => {
      for (const _ of ['at first', 'again'])
        expect(await answerOf(`/media/${name}`, '/icons/192.png')).toEqual([302, `/media/${name}`]);
    },
  );

  it('redirects to the original file if rendering throws', async () => {
    expect(await answerOf('/media/logo.svg', '/icons/192.png', '"')).toEqual([302, '/media/logo.svg']);
  });

  it('on another host redirects there', async () => {
    const icon = 'https://cdn.example.org/icon.png';
    expect(await answerOf(icon, '/icons/512.png')).toEqual([302, icon]);
    const urdu = 'https://cdn.example.org/%D9%84%D9%88%DA%AF%D9%88.png';
    expect(await answerOf(decodeURI(urdu), '/icons/512.png')).toEqual([302, urdu]);
  });

  it('of an unknown size is not found', async () => {
    expect(await answerOf('/media/logo.svg', '/icons/5000.png')).toEqual([404, null]);
  });
});

describe('The image of a link preview', () => {
  it.each(['logo.svg', 'Logo.SVG', 'logo.gif', 'لوگو #2.svg', 'kite.webp', 'kite.avif', 'Kite.JPG'])(
    'of %s is rendered as JPEG, in the size that previews show',
    async (name) => {
      const { url = '', size } = sharingPicture([mediaAddress(name)]) ?? {};
      expect([url, size]).toEqual([`/sharing/${encodeURIComponent(name)}.jpg`, { width: 1200, height: 630 }]);
      expect(await answerOf('', url)).toEqual([200, 'image/jpeg', '1200 × 630']);
    },
  );

  it('is filled by a photo, upright, and shows a drawing whole', async () => {
    expect(await coloursOf('/sharing/Kite.JPG.jpg')).toEqual(['#36c', '#36c']);
    expect(await coloursOf('/sharing/logo.svg.jpg')).toEqual(['#f00', '#fff']);
  });

  it('is light enough for WhatsApp, whatever the photo shows', async () => {
    const bytes = await (await serverOf('').request('/sharing/leaves.png.jpg')).arrayBuffer();
    expect((await sharp(bytes).metadata()).width).toBe(1_200);
    expect(bytes.byteLength).toBeLessThanOrEqual(300_000);
  });

  it('is made from the next picture if the server cannot render the first', () => {
    expect(sharingPicture(['/media/logo.ico', '/media/kite.PNG'])?.url).toBe('/sharing/kite.PNG.jpg');
  });

  it('is rendered for a large SVG, redirects to an empty one, and gets 404 for a video', async () => {
    expect(await answerOf('', '/sharing/lecture.mp4.jpg')).toEqual([404, null]);
    expect(await answerOf('', '/sharing/large.svg.jpg')).toEqual([200, 'image/jpeg', '1200 × 630']);
    expect(await answerOf('', '/sharing/empty.svg.jpg')).toEqual([302, '/media/empty.svg']);
  });

  it('of another host keeps its URL', () => {
    expect(sharingPicture([undefined, '', 'https://cdn.example.org/a.svg'])).toEqual({
      url: 'https://cdn.example.org/a.svg',
    });
    expect(sharingPicture([undefined, ''])).toBeUndefined();
  });

  it.each(['broken.svg', 'é.svg', 'لوگو #2 é.svg', 'none.svg'])(
    'of %s redirects to the original file',
    async (name) => {
      const address = mediaAddress(name);
      expect(await answerOf('', sharingPicture([address])?.url ?? '')).toEqual([302, address]);
    },
  );

  it('redirects an invalid file name to the media URL, and the PNG URL of earlier versions to the JPEG', async () => {
    expect(await answerOf('', '/sharing/%E0.svg.jpg')).toEqual([302, '/media/%E0.svg']);
    expect(await answerOf('', '/sharing/logo.svg.png')).toEqual([301, '/sharing/logo.svg.jpg']);
    expect(await answerOf('', '/sharing/logo.svg')).toEqual([404, null]);
  });
});
