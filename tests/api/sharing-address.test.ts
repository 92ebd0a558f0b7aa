import { describe, expect, it } from 'vitest';
import { openSite, testOrigin } from './support/site.ts';

describe('A picture replaced under its old name', () => {
  it('gets a new URL in the link previews of pages, frames and oEmbed, because platforms cache pictures for weeks', async () => {
    const drawing = (colour: string) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="${colour}" d="M0 0h20v20"/></svg>`,
      );
    const school = (colour: string) => ({
      'school.yaml': `name: Own School\nemail: office@own.example\nsharing_picture: 'کلاس #1.svg'\n`,
      'courses.csv': 'id,name,category,level,picture\nclay,Clay,Arts,Beginner,clay.svg\n',
      'media/clay.svg': drawing(colour),
      'media/کلاس #1.svg': drawing(colour),
    });
    const own = await openSite(school('red'));
    const addresses = async () => [
      ...(await Promise.all(
        ['/', '/course-details/clay', '/embed/v1/frame/faq'].map(
          async (path) => /og:image" content="(.*?)"/.exec(await own.text(path))?.[1] ?? '',
        ),
      )),
      JSON.parse(await own.text(`/embed/oembed?url=${testOrigin}/course-details/clay`)).thumbnail_url,
    ];
    const before = await addresses();
    for (const address of before) {
      expect(address).toMatch(/\?v=[0-9a-f]{8}$/);
      expect((await own.get(address.slice(testOrigin.length))).headers.get('content-type')).toBe('image/jpeg');
    }
    await own.apply(school('blue'));
    const after = await addresses();
    for (const [index, address] of after.entries()) expect(address).not.toBe(before[index]);
    await own.apply(school('red'));
    expect(await addresses()).toEqual(before);
  });
});
