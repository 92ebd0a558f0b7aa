import { describe, expect, it } from 'vitest';
import { checkFolder, exportFolder } from '../../src/content/folder-commands.ts';
import { runInProcess } from './provider/in-process.ts';
import { temporaryFolder } from './support/clean-up.ts';
import { openSite, writeFiles } from './support/site.ts';

const csv = (...rows: string[]) => rows.join('\n');
const post = (head: string) => `---\n${head}\n---\n\nText.\n`;
const files = {
  'school.yaml': 'name: Own School\nemail: office@own.example\ntime_zone: Asia/Karachi\n',
  'courses.csv': csv(
    'id,name,category,level,hidden,was,starts',
    'clay,Clay,Arts,Beginner,no,pots | old-pots,2026-03-09 | 2026-03-10',
    'tides,Secret Tides,Science,Beginner,YES,waves,',
  ),
  'courses/clay/modules.yaml': '- name: One\n  lessons:\n    - name: Knead\n      lectures:\n        - title: How\n',
  'courses/tides/modules.yaml': '- name: Two\n  lessons:\n    - name: Wait\n',
  'course-faq.csv': csv('course,question,answer', 'clay,Why?,Because.', 'tides,When?,Twice.'),
  'products.csv': csv('id,name,hidden', 'glaze,Glaze,', 'kiln,Secret Kiln,TRUE'),
  'blogs/first.md': post('title: First\ndate: 2026-01-01\nwas: one | erste'),
  'blogs/draft.md': post('title: Secret Draft\ndate: 2026-01-02\nhidden: yes'),
  'blogs/later.md': post('title: Later Post\ndate: 2026-03-10\nwas: planned'),
};
const hourMs = 3_600_000;
/** One hour before the 10th of March begins in Karachi, at 19:00 UTC. */
const hourBefore = Date.UTC(2026, 2, 9, 18, 0);
const site = await openSite(files, hourBefore);

describe('A URL followed by the punctuation of a sentence', () => {
  it.each(['clay)', 'clay.', 'clay%29.', 'clay!', 'clay%DB%94', 'clay%E2%80%8B', 'old-pots,'])(
    'leads to the page: %s',
    async (id) => {
      const response = await site.get(`/course-details/${id}?partner=zoe`);
      const { status, headers } = response;
      expect([status, headers.get('location')]).toEqual([308, '/course-details/clay?partner=zoe']);
    },
  );
});

describe('A URL typed in another letter case', () => {
  it.each([
    ['/course-details/CLAY?partner=zoe', '/course-details/clay?partner=zoe'],
    ['/Course-Details/Clay', '/course-details/clay'],
    ['/course-details/OLD-POTS', '/course-details/clay'],
    ['/enroll-now/CLAY', '/enroll-now/clay'],
    ['/steam-products/GLAZE.', '/steam-products/glaze'],
    ['/blog-details/FIRST', '/blog-details/first'],
    ['/video/CLAY-M1-L1?course=CLAY', '/video/clay-m1-l1?course=clay'],
    ['/api/course/single/CLAY', '/api/course/single/clay'],
  ])('leads to the page: %s', async (from, to) => {
    const { status, headers } = await site.get(from);
    expect([status, headers.get('location')]).toEqual([308, to]);
  });

  it.each([
    '/course-details/TIDES',
    '/course-details/WAVES',
    '/enroll-now/TIDES',
    '/steam-products/KILN',
    '/blog-details/DRAFT',
    '/api/lessonvideo/TIDES-M1-L1',
    '/course-details/CLAYS',
  ])('gets 404 if it leads to a hidden row or to no row: %s', async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});

it('Two ids may differ only in letter case, and a third spelling gets 404', async () => {
  const twins = await openSite({
    'school.yaml': files['school.yaml'],
    'courses.csv': csv(
      'id,name,category,level',
      'Kites-A,Big Kites,Arts,Beginner',
      'kites-a,Small Kites,Arts,Beginner',
    ),
  });
  const statuses = ['Kites-A', 'kites-a', 'KITES-A'].map(
    async (id) => (await twins.get(`/course-details/${id}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
});

describe('A hidden row', () => {
  it('is in no page, list, feed, sitemap or widget', async () => {
    const lists = [
      '/',
      '/explore-allcourses',
      '/blogs',
      '/steam-products',
      '/embed',
      '/sitemap.xml',
      '/blogs/feed.xml',
    ];
    const calls = ['course', 'course?brief', 'product', 'blog'].map((path) => `/api/${path}`);
    for (const path of [...lists, ...calls]) {
      const response = await site.get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text(), path).not.toMatch(/Secret|tides|kiln|draft/);
    }
  });

  it('returns 404 for its page, its lessons and its old ids', async () => {
    const pages = ['/course-details/tides', '/course-details/waves', '/enroll-now/tides', '/blog-details/draft'];
    const parts = ['course/single/tides', 'course/single/waves', 'module/course/tides', 'module/single/tides-m1'];
    const more = ['lessonvideo/tides-m1-l1', 'coursefaq/single/tides', 'coursetest/course/tides', 'blog/single/draft'];
    for (const path of [...pages, ...[...parts, ...more].map((call) => `/api/${call}`)]) {
      expect([path, (await site.get(path)).status]).toEqual([path, 404]);
    }
  });
});

describe('An old id', () => {
  it.each([
    ['/course-details/pots?partner=sahil', '/course-details/clay?partner=sahil'],
    ['/course-details/old-pots', '/course-details/clay'],
    ['/enroll-now/pots', '/enroll-now/clay'],
    ['/blog-details/erste?a=b&c', '/blog-details/first?a=b&c'],
    ['/video/pots-m1-l1?course=pots', '/video/clay-m1-l1?course=clay'],
    ['/api/course/single/pots', '/api/course/single/clay'],
    ['/api/module/course/pots', '/api/module/course/clay'],
    ['/api/coursefaq/single/pots?x=1', '/api/coursefaq/single/clay?x=1'],
    ['/api/coursetest/course/pots', '/api/coursetest/course/clay'],
    ['/api/lessonvideo/pots-m1-l1', '/api/lessonvideo/clay-m1-l1'],
    ['/api/blog/single/one', '/api/blog/single/first'],
  ])('redirects %s to %s', async (from, to) => {
    const response = await site.get(from);
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
    if (from.startsWith('/api/')) expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await site.get(to, { Cookie: 'token=x' })).status).toBeLessThan(402);
  });

  it('still preselects the course in the contact form', async () => {
    expect(await site.text('/contactus?course=pots')).toContain('Enrolment: Clay');
  });

  it('is rejected by validation if another row has it as id or old id', async () => {
    const folder = writeFiles({
      ...files,
      'courses.csv': csv(
        'id,name,category,level,was',
        'clay,Clay,Arts,Beginner,tides',
        'tides,Tides,Science,Beginner,pots',
        'sums,Sums,Maths,Beginner,pots|not an id',
        'sets,Sets,Maths,Beginner,pots',
      ),
      'blogs/draft.md': post('title: Draft\ndate: 2026-01-02\nhidden: maybe\nwas: first'),
      'blogs/other.md': post('title: Other\ndate: 2026-01-02\nwas: first'),
    });
    const mistakes = await checkFolder(folder).catch(String);
    for (const mistake of [
      'courses.csv, row 2, column was: `tides` is an id in use',
      'courses.csv, row 4, column was: `not an id` is no id',
      'courses.csv, row 5, column was: `pots` is an old id of `tides` too',
      'blogs/draft.md, row 4, column hidden: `maybe` must be yes or no',
      'blogs/other.md, row 4, column was: `first` is an id in use',
    ]) {
      expect(mistakes).toContain(mistake);
    }
  });
});

it('Hidden rows and old ids are the same after an export', async () => {
  const folder = `${temporaryFolder()}/export`;
  const { document: exported } = await exportFolder(site.db, { dataDir: '' }, folder);
  const { document: content } = await checkFolder(folder);
  expect({ courses: content.courses, blogs: content.blogs, products: content.products }).toEqual({
    courses: exported.courses,
    blogs: exported.blogs,
    products: exported.products,
  });
  expect(content.courses.map(({ hidden, was }) => [hidden, was])).toEqual([
    ['', 'pots | old-pots'],
    ['yes', 'waves'],
  ]);
});

it('A course no longer lists a starting day that has ended in the time zone of the school', async () => {
  const school = await openSite(files, hourBefore);
  const starts = async () => JSON.parse(await school.text('/api/course/single/clay')).course.starts;
  expect(await starts()).toEqual(['2026-03-09', '2026-03-10']);
  await school.wait(hourMs);
  expect(await starts()).toEqual(['2026-03-10']);
  expect(await school.text('/api/course?brief')).toContain('"starts":["2026-03-10"]');
  expect(await school.text('/course-details/clay')).not.toContain('9 March 2026');
});

it('A course, an announcement and a fee appear, change and disappear on their day', async () => {
  const dated = {
    'school.yaml': files['school.yaml'],
    'courses.csv': csv(
      'id,name,category,level,fee,next_fee,next_fee_from,shown_from,shown_until',
      'clay,Clay,Arts,Beginner,Rs 100,Rs 200,2026-03-10,,',
      'spring,Spring Course,Arts,Beginner,,,,10 March 2026,',
      'winter,Winter Course,Arts,Beginner,,,,,2026-03-09',
    ),
    'announcements.csv': csv('title,shown_from,shown_until', 'New term,2026-03-10,', 'Snow,,2026-03-09'),
  };
  const school = await openSite(dated, hourBefore);
  const shown = async () => {
    const pages = ['/api/course', '/explore-allcourses', '/sitemap.xml', '/api/banner', '/'];
    const text = (await Promise.all(pages.map((path) => school.text(path)))).join();
    const words = ['Spring Course', 'Winter Course', 'New term', 'Snow', 'Rs 100', 'Rs 200'];
    return words.filter((word) => text.includes(word));
  };
  expect(await shown()).toEqual(['Winter Course', 'Snow', 'Rs 100']);
  expect((await school.get('/course-details/spring')).status).toBe(404);
  await school.wait(hourMs);
  expect(await shown()).toEqual(['Spring Course', 'New term', 'Rs 200']);
  expect([
    (await school.get('/course-details/spring')).status,
    (await school.get('/course-details/winter')).status,
  ]).toEqual([200, 404]);
});

// Keep this last: it advances the clock.
describe('A post with a future date', () => {
  const places = ['/blogs', '/sitemap.xml', '/blogs/feed.xml', '/api/blog'];
  const shown = async () => {
    const texts = await Promise.all(places.map((path) => site.text(path)));
    return texts.map((text) => /later/i.test(text));
  };

  it('appears everywhere when its day starts in the time zone of the school, and not before', async () => {
    expect(await shown()).toEqual([false, false, false, false]);
    expect((await site.get('/blog-details/later')).status).toBe(404);
    expect((await site.get('/blog-details/planned')).status).toBe(404);
    expect((await site.get('/api/blog/single/planned')).status).toBe(404);
    await site.wait(hourMs - 1_000);
    expect(await shown()).toEqual([false, false, false, false]);
    await site.wait(1_000);
    expect(await shown()).toEqual([true, true, true, true]);
    expect((await site.get('/blog-details/later')).status).toBe(200);
    expect((await site.get('/blog-details/planned')).headers.get('location')).toBe('/blog-details/later');
  });

  it('is mentioned when the folder is validated', async () => {
    const folder = writeFiles({ ...files, 'blogs/later.md': post('title: Later\ndate: 2999-03-10') });
    const { out } = await runInProcess('content', ['check', folder], { DATA_DIR: folder });
    expect(out).toContain('2 courses, 3 posts, 0 files. Posts that wait for their date: later (2999-03-10).');
  });

  it('adds Blogs to the menu if it is the first post of a school', async () => {
    const { 'blogs/first.md': _first, 'blogs/draft.md': _draft, ...rest } = files;
    const fresh = await openSite(rest, hourBefore);
    expect(await fresh.text('/')).not.toContain('href="/blogs"');
    expect((await fresh.get('/blogs')).status).toBe(404);
    await fresh.wait(hourMs);
    expect(await fresh.text('/')).toContain('href="/blogs"');
    expect((await fresh.get('/blogs')).status).toBe(200);
  });
});
