import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LiveContent } from '../../src/content/live.ts';
import { mediaAddress } from '../../src/content/media-types.ts';
import { sampleSchool } from '../../src/domain/school.ts';
import { pictures, sharingPicture } from '../../src/server/pages/pictures.ts';
import { temporaryFolder } from './support/clean-up.ts';

const folder = temporaryFolder();

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><circle cx="2" cy="2" r="1" fill="#f00"/></svg>';
/** The GIF and the WebP have one pixel. The files with only `<svg` are invalid. */
const files: Record<string, string | Buffer> = {
  'logo.svg': svg,
  'Logo.SVG': svg,
  'logo.gif': Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  'logo.webp': Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'),
  'broken.png': 'no picture',
  'broken.svg': '<svg',
  'é.svg': '<svg',
  'لوگو #2 é.svg': '<svg',
  'لوگو #2.svg': svg,
};
for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);

function serverOf(icon: string, ground = '#ffffff') {
  const live = { school: () => ({ ...sampleSchool, icon }) } as LiveContent;
  const find = async (path: string) => (path in files ? join(folder, path) : undefined);
  return pictures({ live, find, folder: join(folder, 'kept'), ground: () => ground });
}

const answerOf = async (icon: string, path: string, ground?: string) => {
  const response = await serverOf(icon, ground).request(path);
  const { status, headers } = response;
  return status === 200
    ? [status, headers.get('content-type'), Buffer.from(await response.arrayBuffer()).readUInt32BE(16)]
    : [status, headers.get('location')];
};

describe('An icon', () => {
  it.each(['logo.svg', 'Logo.SVG'])('of %s is rendered as PNG', async (name) => {
    expect(await answerOf(`/media/${name}`, '/icons/192.png')).toEqual([200, 'image/png', 192]);
  });

  it.each(['logo.webp', 'broken.png', 'broken.svg', 'none.png'])('of %s redirects to the file itself', async (name) => {
    for (const _ of ['at first', 'again'])
      expect(await answerOf(`/media/${name}`, '/icons/192.png')).toEqual([302, `/media/${name}`]);
  });

  it('redirects to the file itself if rendering throws', async () => {
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
  it.each(['logo.svg', 'Logo.SVG', 'logo.gif', 'لوگو #2.svg'])('of %s is rendered as PNG', async (name) => {
    const { url: address = '', size } = sharingPicture(mediaAddress(name)) ?? {};
    expect([address, size]).toEqual([`/sharing/${encodeURIComponent(name)}.png`, { width: 1200, height: 630 }]);
    expect(await answerOf('', address)).toEqual([200, 'image/png', 1200]);
  });

  it.each(['/media/kite.jpg', 'https://cdn.example.org/a.svg', 'https://cdn.example.org/a.webp'])(
    'of %s keeps its URL',
    (address) => {
      expect(sharingPicture(address)).toEqual({ url: address });
    },
  );

  it('is the next one if previews do not show its format', () => {
    expect(sharingPicture('/media/kite.webp', '', '/media/kite.AVIF', '/media/logo.png')).toEqual({
      url: '/media/logo.png',
    });
    expect(sharingPicture(undefined, '/media/kite.webp')).toBeUndefined();
  });

  it.each(['broken.svg', 'é.svg', 'لوگو #2 é.svg', 'none.svg'])('of %s redirects to the file itself', async (name) => {
    const address = mediaAddress(name);
    expect(await answerOf('', sharingPicture(address)?.url ?? '')).toEqual([302, address]);
  });

  it('without a file, or in a format that previews support, is not rendered', async () => {
    expect(await answerOf('', '/sharing/%E0.svg.png')).toEqual([302, '/media/%E0.svg']);
    expect(await answerOf('', '/sharing/logo.webp.png')).toEqual([404, null]);
  });
});
