import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleSchool } from '../../src/domain/school.ts';
import type { LiveContent } from '../../src/server/content/live.ts';
import { pictures } from '../../src/server/pages/pictures.ts';
import { sharingPicture } from '../../src/server/pages/sharing.ts';

const folder = mkdtempSync(join(tmpdir(), 'steam-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><circle cx="2" cy="2" r="1" fill="#f00"/></svg>';
/** The GIF and the WebP are one pixel; the last two are no pictures. */
const files: Record<string, string | Buffer> = {
  'logo.svg': svg,
  'Logo.SVG': svg,
  'logo.gif': Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  'logo.webp': Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'),
  'broken.png': 'no picture',
  'broken.svg': '<svg',
};
for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);

function serverOf(icon: string) {
  const live = { school: () => ({ ...sampleSchool, icon }) } as LiveContent;
  const find = async (path: string) => (path in files ? join(folder, path) : undefined);
  return pictures({ live, find, folder: join(folder, 'kept'), ground: () => '#ffffff' });
}

const answerOf = async (icon: string, path: string) => {
  const response = await serverOf(icon).request(path);
  const { status, headers } = response;
  return status === 200
    ? [status, headers.get('content-type'), Buffer.from(await response.arrayBuffer()).readUInt32BE(16)]
    : [status, headers.get('location')];
};

describe('An icon', () => {
  it.each(['logo.svg', 'Logo.SVG'])('of %s is drawn', async (name) => {
    expect(await answerOf(`/media/${name}`, '/icons/192.png')).toEqual([200, 'image/png', 192]);
  });

  it.each(['logo.webp', 'broken.png', 'broken.svg', 'none.png'])('of %s leads to the file itself', async (name) => {
    for (const _ of ['at first', 'again'])
      expect(await answerOf(`/media/${name}`, '/icons/192.png')).toEqual([302, `/media/${name}`]);
  });

  it('on another host leads there', async () => {
    const icon = 'https://cdn.example.org/icon.png';
    expect(await answerOf(icon, '/icons/512.png')).toEqual([302, icon]);
  });

  it('of another size is not there', async () => {
    expect(await answerOf('/media/logo.svg', '/icons/5000.png')).toEqual([404, null]);
  });
});

describe('The picture of a link preview', () => {
  it.each(['logo.svg', 'Logo.SVG', 'logo.gif'])('of %s is drawn as PNG', async (name) => {
    const address = sharingPicture(`/media/${name}`);
    expect(address).toBe(`/sharing/${name}.png`);
    expect(await answerOf('', address)).toEqual([200, 'image/png', 1200]);
  });

  it.each(['/media/logo.webp', '/media/kite.jpg', 'https://cdn.example.org/a.svg'])('of %s stays', (address) => {
    expect(sharingPicture(address)).toBe(address);
  });

  it('that cannot be drawn leads to the file itself', async () => {
    expect(await answerOf('', '/sharing/broken.svg.png')).toEqual([302, '/media/broken.svg']);
    expect(await answerOf('', '/sharing/logo.webp.png')).toEqual([404, null]);
  });
});
