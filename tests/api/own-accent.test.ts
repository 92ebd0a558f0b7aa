import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPurple } from '../../src/domain/accent.ts';
import { siteMedia } from '../../src/server/http/media-files.ts';
import { themeCss } from '../../src/style/theme.ts';
import { openSite } from './support/site.ts';

const school = (accent: string) => ({
  'school.yaml': `name: Own School\nemail: office@own.example\nvr_labs: /vr-labs\naccent: '${accent}'\n`,
  'courses.csv': 'id,name,category,level\nclay,Clay,Arts,Beginner\ntides,Tides,Science,Beginner\n',
  'team.csv': 'name\nZoe\n',
  'products.csv': 'name\nGlaze\n',
  'blogs/first.md': '---\ntitle: First\ndate: 2020-01-01\n---\n\nText.\n',
});

const pages = [
  ...['/', '/explore-allcourses', '/course-details/clay', '/enroll-now/clay', '/contactus', '/contactus?course=clay'],
  ...['/nothing-here', '/vr-labs', '/aboutus', '/blogs', '/steam-products', '/terms', '/privacy', '/forgot-password'],
  ...['/embed', '/embed/guide', '/share/sheet?of=/course-details/clay', '/account', '/?auth=login', '/?auth=signup'],
];
const drawings = readdirSync(siteMedia, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));

/** The product's tokens come first; the accent replaces them. */
const productTheme = themeCss(':root', 'rem');
const purplesIn = (text: string) => {
  const own = text.replace(productTheme, '');
  return [...new Set(own.match(/(?:#|%23)(?:[\da-f]{6}|[\da-f]{3})\b/gi))].filter((hex) =>
    isPurple(hex.replace('%23', '#')),
  );
};

const yellow = await openSite(school('#ffd400'));

describe('A school with a yellow accent', () => {
  it.each(pages)('has none of the product’s purple at %s', async (path) => {
    const html = await yellow.text(path);
    expect(html).toContain('</html>');
    expect(purplesIn(html)).toEqual([]);
  });
});

describe('The drawings of the site', () => {
  it.each(['#ffd400', '#0b6e4f', '#d0021b', '#000000', '#f4f4f0'])('take the accent %s', async (accent) => {
    await yellow.apply(school(accent));
    const purple: string[] = [];
    for (const file of drawings) {
      const response = await yellow.get(`/media/${file}`);
      expect([file, response.status]).toEqual([file, 200]);
      if (purplesIn(await response.text()).length > 0) purple.push(file);
    }
    expect(purple).toEqual([]);
  });

  it('change with the accent, and are the product’s without one', async () => {
    const site = await openSite(school('#0b6e4f'));
    const green = await site.get('/media/not-found.svg');
    expect(green.headers.get('cache-control')).toMatch(/^public, max-age=300,/);
    await site.apply(school('#ffd400'));
    const yellow = await site.get('/media/not-found.svg', { 'If-None-Match': green.headers.get('etag') ?? '' });
    expect([yellow.status, await yellow.text()]).not.toEqual([200, await green.text()]);
    expect(yellow.status).toBe(200);
    await site.apply({ ...school(''), 'school.yaml': 'name: Own School\nemail: office@own.example\n' });
    expect(purplesIn(await site.text('/media/not-found.svg'))).toContain('#6d28d9');
  });
});
