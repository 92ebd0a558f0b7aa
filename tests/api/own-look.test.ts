import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPurple } from '../../src/domain/accent.ts';
import { siteMedia } from '../../src/server/http/media-files.ts';
import { themeCss } from '../../src/style/theme.ts';
import { openSite, testOrigin } from './support/site.ts';

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
  ...['/embed', '/embed/guide', '/share/sheet?of=/course-details/clay', '/account', '/?auth=signin', '/?auth=signup'],
  '/embed/v1/frame/course-finder',
];
const drawings = readdirSync(siteMedia, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));

/** Each page has the product's purple tokens first; the school's accent overrides them. */
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
  it.each(['#ffd400', '#0b6e4f', '#d0021b', '#000000', '#f4f4f0'])('use the school’s accent %s', async (accent) => {
    await yellow.apply(school(accent));
    const purple: string[] = [];
    for (const file of drawings) {
      const response = await yellow.get(`/media/${file}`);
      expect([file, response.status]).toEqual([file, 200]);
      if (purplesIn(await response.text()).length > 0) purple.push(file);
    }
    expect(purple).toEqual([]);
  });

  it('change with the accent, and have the product’s colours without an accent', async () => {
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

describe('A course without a picture', () => {
  const files = {
    ...school('#0b6e4f'),
    'courses.csv': [
      'id,name,category,level,hidden,picture',
      'clay,Clay,Arts,Beginner,,',
      'tides,Tides,Science,Beginner,,',
      'secret,Secret,Science,Beginner,yes,',
      '',
    ].join('\n'),
  };
  const address = '/media/drawings/course/clay.svg';

  it('has a generated drawing on its page, in every list, in a widget’s frame and in link previews', async () => {
    const site = await openSite(files);
    for (const path of ['/course', '/course?brief', '/course?counts', '/course/single/clay']) {
      expect(await site.text(`/api${path}`)).toContain(`"homecourse":"${address}"`);
    }
    for (const path of ['/explore-allcourses', '/course-details/clay', '/embed/v1/frame/course-finder']) {
      expect([path, await site.text(path)]).toEqual([path, expect.stringContaining(address)]);
    }
    const drawing = await site.get(address);
    expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(drawing.headers.get('access-control-allow-origin')).toBe('*');
    expect(await drawing.text()).not.toBe(await site.text('/media/drawings/course/tides.svg'));
    const [, preview = ''] = /property="og:image" content="http:\/\/localhost([^"]*)"/.exec(
      await site.text('/course-details/clay'),
    ) ?? [''];
    expect(preview).toMatch(/^\/sharing\/drawings\/course\/clay\.svg\.jpg\?v=[\da-f]{8}$/);
    const picture = await site.get(preview);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('has no drawing if it is hidden or unknown, or if there is a picture or file of that name', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"><path d="M0 0h8v5H0z"/></svg>';
    const site = await openSite({
      ...files,
      'courses.csv': `${files['courses.csv']}wood,Wood,Arts,Beginner,,wood.svg\n`,
      'media/wood.svg': svg,
      'media/drawings/course/clay.svg': svg,
    });
    for (const id of ['secret', 'nothing', 'wood', '%2e%2e', 'clay.svg/']) {
      expect([id, (await site.get(`/media/drawings/course/${id}.svg`)).status]).toEqual([id, 404]);
      expect([id, (await site.get(`/sharing/drawings/course/${id}.svg.jpg`)).status]).not.toEqual([id, 200]);
    }
    expect(await site.text('/api/course/single/wood')).toContain('"homecourse":"/media/wood.svg"');
    expect(await site.text(address)).toBe(svg);
  });
});

describe('A school without a picture for its home page', () => {
  it('shows a drawing of the five subjects', async () => {
    const home = await yellow.text('/');
    expect(home).toContain('src="/media/drawings/home.svg"');
    expect((await yellow.get('/media/drawings/home.svg')).status).toBe(200);
  });
});

/** Three courses and nothing else. */
const minimal = {
  'school.yaml': 'name: Own School\nemail: office@own.example\n',
  'courses.csv':
    'id,name,category,level\nclay,Clay,Arts,Beginner\ntides,Tides,Science,Beginner\nsums,Sums,Maths,Advanced\n',
};
const bare = await openSite(minimal);

describe('The home page of a school', () => {
  const cardsIn = (html: string) => Array.from(html.matchAll(/href="\/course-details\/([\w-]+)"/g), ([, id]) => id);

  it('shows the courses that start next, if the school does not describe its subjects', async () => {
    expect(cardsIn(await bare.text('/'))).toEqual(['clay', 'tides', 'sums']);
    const rows = Array.from({ length: 31 }, (_, index) => `c${index},Course ${index},Arts,Beginner,${startOf(index)}`);
    const large = await openSite({ ...minimal, 'courses.csv': ['id,name,category,level,starts', ...rows].join('\n') });
    expect(cardsIn(await large.text('/'))).toEqual(['c9', 'c7', 'c0', 'c1', 'c2', 'c3']);
    const described = await openSite({ ...minimal, 'categories.csv': 'name\nArts\n' });
    expect(cardsIn(await described.text('/'))).toEqual([]);
    expect(await described.text('/')).toContain('?category=arts');
  });

  const startOf = (index: number) => (index === 7 ? '2090-03-01' : index === 9 ? '2090-02-01|2091-01-01' : '');

  it('lists only subjects that have courses, also on the 404 page', async () => {
    const home = (await bare.text('/')).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
    expect(home).toContain('Online courses in science, arts and maths for children.');
    expect(home).not.toMatch(/technology|engineering/i);
    const missing = await bare.text('/nothing-here');
    expect(Array.from(missing.matchAll(/\?category=(\w+)/g), ([, subject]) => subject)).toEqual([
      ...['science', 'arts', 'maths'],
    ]);
    expect(await bare.text('/explore-allcourses')).toContain('Science, arts and maths: choose a subject');
  });

  it('has the headline and footer of school.yaml, or neutral defaults', async () => {
    const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
    const before = plain(await bare.text('/'));
    expect(before).toContain('Welcome to Own School');
    expect(before).not.toMatch(/Empowering Minds|curious children/);
    const own = await openSite({
      ...minimal,
      'school.yaml': `${minimal['school.yaml']}city: Multan\nheadline: '{name}: clay & tides'\nfooter_text: '{name} of {city}.'\n`,
    });
    const after = plain(await own.text('/'));
    expect(after).toContain('Own School: clay &amp; tides');
    expect(after).toContain('Own School of Multan.');
  });
});

describe('The private page with an ambassador’s counts', () => {
  it('shows no broken image for a school without a logo, and uses its accent', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: testOrigin };
    const sent = await yellow.send('/ambassador', {
      method: 'POST',
      headers,
      body: 'partner=Zoe+Hunza',
      redirect: 'manual',
    });
    const html = await yellow.text(
      new URL(sent.headers.get('location') ?? '', testOrigin).href.slice(testOrigin.length),
    );
    expect(html).toContain('What came from the links of <bdi>Zoe Hunza</bdi>');
    expect(html).not.toMatch(/(?:src|href)=""/);
    expect(purplesIn(html)).toEqual([]);
    // No visits yet: empty charts would look broken.
    expect(html).not.toContain('class="chart"');
  });
});

describe('The page of a course without texts and lessons', () => {
  it('has no empty section, and no “Try Demo” without a lecture', async () => {
    const page = await bare.text('/course-details/clay');
    expect(page).not.toMatch(/Welcome to|Try Demo/);
    const modules = (free: string) =>
      `- name: First\n  lessons:\n    - name: One\n      ${free}lectures:\n        - title: Clip\n          video: https://example.org/a.mp4\n`;
    const closed = await openSite({ ...minimal, 'courses/clay/modules.yaml': modules('') });
    expect(await closed.text('/course-details/clay')).not.toContain('Try Demo');
    const open = await openSite({
      ...minimal,
      'courses/clay/modules.yaml': modules('free: yes\n      '),
      'courses/clay.md': 'We make a bowl.\n',
    });
    const full = await open.text('/course-details/clay');
    expect(full).toContain('Try Demo');
    expect(full).toContain('Welcome to');
  });
});

describe('Without scripts', () => {
  it.each(['/', '/?auth=signin', '/account'])(
    '%s tells what needs scripts, and offers an alternative',
    async (path) => {
      expect(await yellow.text(path)).toMatch(
        /<noscript>.*Accounts need JavaScript.*href="\/contactus".*<\/noscript>/s,
      );
    },
  );

  it('a sent message shows its confirmation: the form posts to #message-sent', async () => {
    const before = await yellow.text('/contactus');
    expect(before).toContain('action="/contactus#message-sent"');
    expect(before).not.toContain('id="message-sent"');
    const message = { recipient: 'zoe@example.org', subject: 'Clay', body: 'When does it start?' };
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: testOrigin };
    const sent = await yellow.send('/contactus', { method: 'POST', headers, body: `${new URLSearchParams(message)}` });
    expect(await sent.text()).toMatch(/id="message-sent"[^>]*data-outcome="sent"/);
  });
});

it('A page has no comments in its style sheets', async () => {
  const styles = Array.from((await yellow.text('/')).matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => css);
  expect(styles.join().length).toBeGreaterThan(1_000);
  expect(styles.filter((css) => css.includes('/*'))).toEqual([]);
});
