import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../src/content/folder-commands.ts';
import { openSchool } from './support/kite-school.ts';
import { openSite, writeFiles } from './support/site.ts';

/** Half red, half blue, and much wider than the picture of a link preview. */
const half = (background: string) => ({ create: { width: 600, height: 200, channels: 3 as const, background } });
const wide = await sharp(half('#c00')).extend({ right: 600, background: '#00c' }).jpeg().toBuffer();

const files = {
  'school.yaml': 'name: Own School\nemail: office@own.example\nbanners:\n  about:\n    picture: wide.jpg#focus=10-90\n',
  'courses.csv': [
    'id,name,category,level,picture',
    'clay,Clay,Arts,Beginner,wide.jpg#focus=0-50',
    'tides,Tides,Science,Beginner,wide.jpg#focus=100-50',
    'sums,Sums,Maths,Beginner,wide.jpg',
  ].join('\n'),
  'media/wide.jpg': wide,
};

describe('The focus point of a picture', async () => {
  const site = await openSite(files);
  const course = async (id: string) => (await (await site.get(`/api/course/single/${id}`)).json()).course;

  it('is a URL fragment in the API, and becomes object-position on pages', async () => {
    expect((await course('clay')).homecourse).toBe('/media/wide.jpg#focus=0-50');
    expect((await course('sums')).homecourse).toBe('/media/wide.jpg');
    const catalogue = await site.text('/explore-allcourses');
    expect(catalogue.match(/object-position:\d+% \d+%/g)?.sort()).toEqual([
      'object-position:0% 50%',
      'object-position:100% 50%',
    ]);
    expect(await site.text('/aboutus')).toContain('object-position:10% 90%');
    expect(await site.text('/course-details/sums')).not.toMatch(/object-position:\d/);
  });

  it('applies to the first cards of a frame and to the printable sheet', async () => {
    const frame = await site.text('/embed/v1/frame/course-finder');
    expect(frame).toContain('.first article:nth-of-type(1) img{object-position:0% 50%}');
    expect(frame).toContain('.first article:nth-of-type(2) img{object-position:100% 50%}');
    expect(frame).not.toContain('nth-of-type(3)');
    expect(await site.text('/share/sheet?of=/course-details/clay')).toContain('main>img{object-position:0% 50%}');
    expect(await site.text('/share/sheet?of=/course-details/sums')).not.toContain('object-position');
  });

  it('crops the picture of link previews, if the content has it', async () => {
    const colourAt = async (path: string) => {
      const { data } = await sharp(Buffer.from(await (await site.get(path)).arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true });
      return Number(data[0]) > 100 ? 'red' : 'blue';
    };
    const pictureOf = async (id: string) => {
      const [, url = ''] = /property="og:image" content="([^"]+)"/.exec(await site.text(`/course-details/${id}`)) ?? [];
      return new URL(url.replaceAll('&amp;', '&')).pathname + new URL(url.replaceAll('&amp;', '&')).search;
    };
    expect(await pictureOf('tides')).toMatch(/^\/sharing\/wide\.jpg\.jpg\?v=[0-9a-f]{8}&focus=100-50$/);
    expect(await colourAt(await pictureOf('tides'))).toBe('blue');
    expect(await colourAt(await pictureOf('clay'))).toBe('red');
    // Without a focus point, the preview is the middle 381 of 1200 px: its left edge is red.
    expect(await colourAt(await pictureOf('sums'))).toBe('red');
    expect(await colourAt('/sharing/wide.jpg.jpg?focus=99-50')).toBe('red');
  });

  it('is rejected unless it is two numbers from 0 to 100', async () => {
    const problemsOf = (picture: string) =>
      checkFolder(
        writeFiles({ ...files, 'courses.csv': `id,name,category,level,picture\nclay,Clay,Arts,Beginner,${picture}` }),
      ).then(String, String);
    expect(await problemsOf('wide.jpg#focus=101-50')).toContain('two numbers from 0 to 100');
    expect(await problemsOf('wide.jpg#focus=middle')).toContain('two numbers from 0 to 100');
    expect(await problemsOf('wyde.jpg#focus=1-2')).toContain('did you mean `wide.jpg`');
  });
});

describe('The focus point of a file', () => {
  it('is set for all uses of the file that the site may crop, is described in the changes, and can be undone', async () => {
    const { staff } = await openSchool({
      ...files,
      'school.yaml': 'name: Own School\nemail: office@own.example\nlogo: wide.jpg\nfaces: [wide.jpg]\n',
    });
    const first = async () => (await staff.call('content/media', {})).files[0];
    const school = async () => (await staff.call('content/item', { kind: 'school', id: 'school' })).values;
    expect((await first())?.cropped).toMatch(/^wide\.jpg(#focus=0-50)?$/);
    const { undo } = await staff.call('content/focus', { path: 'wide.jpg', point: { x: 30, y: 15.4 } });
    expect((await first())?.cropped).toBe('wide.jpg#focus=30-15');
    expect((await first())?.usedBy).toHaveLength(4);
    expect(await school()).toMatchObject({ logo: 'wide.jpg', faces: [{ picture: 'wide.jpg#focus=30-15' }] });
    const { items } = await staff.call('content/changes', {});
    expect(items.find(({ id }) => id === 'sums')?.fields).toEqual([
      { label: 'Picture', from: 'wide.jpg', to: 'wide.jpg (focus point 30 % from the left, 15 % from the top)' },
    ]);
    await staff.call('content/undo-import', undo);
    expect((await staff.call('content/changes', {})).items).toEqual([]);
    await staff.call('content/focus', { path: 'wide.jpg', point: null });
    expect((await first())?.cropped).toBe('wide.jpg');
    await staff.call('content/publish', { note: '' });
    expect((await staff.call('content/overview', {})).draft.problems).toEqual([]);
  });

  it('is rejected if it is outside the picture', async () => {
    const { staff } = await openSchool();
    const wrong = { path: 'wide.jpg', point: { x: 101, y: 0 } };
    expect(await staff.fail('content/focus', wrong)).toMatchObject({ status: 422 });
  });
});
