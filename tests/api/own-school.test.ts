import { describe, expect, it } from 'vitest';
import { sampleContent } from '../../src/content/folder/sample.ts';
import { checkFolder } from '../../src/content/folder-commands.ts';
import { widgets } from '../../src/domain/embed/widgets.ts';
import { defaultSettings } from '../../src/domain/empty-school.ts';
import { sampleSettings } from '../../src/domain/school.ts';
import { article } from '../../src/sections/blog-article/article.ts';
import { posts } from '../../src/sections/blog-list/posts.ts';
import { contentRoutes, ownRoutes } from '../../src/server/api/routes.ts';
import { startNotifier } from '../../src/server/notify/notifier.ts';
import { routes } from '../../src/site/routes.ts';
import { levels, subjects } from '../../src/tokens/limits.ts';
import { message } from './support/api.ts';
import { catchMails } from './support/catch-mails.ts';
import { cleanUp } from './support/clean-up.ts';
import { openSite, testOrigin, writeFiles } from './support/site.ts';

/** Three courses and nothing else. */
const minimal = {
  'school.yaml': 'name: Own School\nemail: office@own.example\n',
  'courses.csv': [
    'id,name,category,level',
    'clay,Clay,Arts,Beginner',
    'tides,Tides,Science,Beginner',
    'sums,Sums,Maths,Advanced',
  ].join('\n'),
};
const site = await openSite(minimal);

/** Ids of the minimal school and of the sample school, and an id that neither has. */
const ids = ['clay', 'kitchen-chemistry', 'kitchen-chemistry-m1-l1', 'b1', 'nothing'];
const fill = (path: string) => (path.includes(':') ? ids.map((id) => path.replace(/:\w+/, id)) : [path]);

const addresses = [
  ...routes.flatMap(({ path }) => fill(path)),
  ...['/?denied=lecture', '/explore-allcourses?category=science', '/nothing-here'],
  ...['/site.webmanifest', '/robots.txt', '/sitemap.xml', '/blogs/feed.xml', '/favicon.ico', '/icons/192.png'],
  ...Object.keys({ ...contentRoutes, ...ownRoutes }).flatMap((path) => fill(`/api${path}`)),
  ...['/api/course?brief', '/api/openapi.json', '/readyz'],
  ...['/embed/guide', '/embed/guide.md', '/embed/preview', '/embed/v1/release.json'],
  ...Object.keys(widgets).map((name) => `/embed/v1/frame/${name}`),
  ...['explore-allcourses', 'contactus', 'steam-products'].map(
    (path) => `/embed/oembed?url=${encodeURIComponent(`${testOrigin}/${path}`)}`,
  ),
];

/** All texts inside a value, at any depth. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return /^\[".*\]$/s.test(value) ? textsOf(JSON.parse(value)) : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Words of the product that the sample content also uses. */
const productWords: ReadonlySet<string> = new Set([
  ...[...levels, ...subjects],
  ...textsOf(defaultSettings).flatMap((text) => text.split(/\W+/)),
  ...['English', 'Instagram', 'Minds', 'Nastaliq', 'Security', 'Unknown', 'Urdu'],
]);

/** Names of people and places: words that are always capitalised, also within a sentence. */
function properNouns(texts: readonly string[]): string[] {
  const all = texts.join('\n');
  const inSentence = all.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{3,}\b/gu);
  const lower = new Set(all.match(/\b\p{Ll}+\b/gu));
  return [...new Set(Array.from(inSentence, ([word]) => word))].filter(
    (word) => !lower.has(word.toLowerCase()) && !productWords.has(word),
  );
}

/** Texts, names, addresses and pictures that only the sample school has. */
async function sampleMarks(): Promise<string[]> {
  const { school, ...content } = (await sampleContent()).document;
  const isOwn = (text: string) =>
    text.length > 3 && ![...textsOf(defaultSettings), ...productWords, 'courses'].includes(text);
  const settings = textsOf(sampleSettings).filter(isOwn);
  const fixed = [...textsOf(article), ...textsOf(posts), 'cricket'].filter((text) => text.length > 3);
  const texts = textsOf(content).filter((text) => /[ /]/.test(text) && text.length > 10);
  const pictures = ['/media/hero.svg', '/media/badges/', '/media/blogs/', '/media/programs/', '/media/courses/'];
  const nouns = properNouns([...texts.filter((text) => !text.includes('/')), ...textsOf(article)]);
  expect(nouns).toEqual(expect.arrayContaining(['Baloch', 'Tharparkar']));
  return [
    ...new Set([...settings, ...fixed, ...texts, ...nouns, ...pictures, '$ 270', '12 Weeks', '2023', 'STEAM Words']),
  ];
}

const marks = await sampleMarks();
/** Hashes and times, which may contain any digits. Removed before the search for texts of the sample school. */
const random = /\bsha\d+-[\w+/=]+|\?v=[\da-f]{8}|^(?:etag|date|content-length): .*$/gim;
const isIn = (mark: string, text: string) =>
  /^\p{L}+$/u.test(mark) ? new RegExp(`\\b${mark}\\b`).test(text) : text.includes(mark);
const marksIn = (text: string) => {
  const plain = text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll(random, '');
  return marks.filter((mark) => isIn(mark, plain));
};

describe('A school with three courses and nothing else', () => {
  it.each(addresses)('shows nothing of the sample school at %s', async (address) => {
    const response = await site.get(address, { Cookie: address.startsWith('/video') ? 'token=x' : '' });
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    const text = `${headers}\n${await response.text()}`;
    // The page for an unknown address repeats the address.
    expect(marksIn(text.replaceAll(address, ''))).toEqual([]);
    expect(response.status).toBeLessThan(500);
  });
});

describe('A mail about a message to a school with its own content', () => {
  it('has nothing of the sample school', async () => {
    const { mails, smtpUrl } = await catchMails();
    expect((await site.post('/api/contactus', JSON.stringify(message))).status).toBe(200);
    const notify = { webhook: undefined, mail: { smtpUrl, to: 'office@own.example' } };
    const settings = { publicUrl: undefined, notify };
    cleanUp(startNotifier(site.db, settings, () => undefined));
    await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(1);
    expect(mails[0]?.headers).toContain(message.subject);
    expect(marksIn(JSON.stringify(mails))).toEqual([]);
  });
});

describe('The menu, the footer and the sitemap of a school', () => {
  const links = async (from: typeof site) =>
    Array.from((await from.text('/')).matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = '']) => href);

  it('link only to pages with content, and pages without content get 404', async () => {
    const found = new Set(await links(site));
    const absent = ['/aboutus', '/blogs', '/steam-ambassadors', '/steam-products', '/vr-labs', '', 'tel:', 'mailto:'];
    expect(absent.filter((href) => found.has(href))).toEqual([]);
    expect([...found]).toEqual(
      expect.arrayContaining(['/explore-allcourses', '/contactus', 'mailto:office@own.example']),
    );
    const map = await site.text('/sitemap.xml');
    for (const path of absent.slice(0, 5)) {
      expect([path, (await site.get(path)).status]).toEqual([path, 404]);
      expect(map).not.toContain(path);
    }
    expect(map).toContain('/course-details/clay');
  });

  it('include a page after its first row is added, and show the year and the texts of school.yaml', async () => {
    const grown = await openSite({
      ...minimal,
      'school.yaml': `${minimal['school.yaml']}vr_labs: /vr-labs\nhome_text: We make pots.\nphone: 0300 1\n`,
      'team.csv': 'name\nZoe\n',
      'ambassadors.csv': 'name\nZed\n',
      'products.csv': 'name\nGlaze\n',
      'blogs/first.md': '---\ntitle: First\ndate: 2020-01-01\n---\n\nText.\n',
    });
    const found = await links(grown);
    const pages = ['/aboutus', '/blogs', '/steam-ambassadors', '/steam-products', '/vr-labs'];
    expect(found).toEqual(expect.arrayContaining([...pages, 'tel:03001']));
    for (const path of pages) expect([path, (await grown.get(path)).status]).toEqual([path, 200]);
    const home = await grown.text('/');
    expect(home).toContain('We make pots.');
    expect(home).toContain(`© <!-- -->${new Date().getFullYear()}`);
    expect(await grown.text('/steam-products')).not.toContain('/media/badges/');
  });
});

describe('Enroll Now', () => {
  const school = (enrol: string) => `${minimal['school.yaml']}${enrol}\n`;
  const files = (enrol: string) => ({
    'school.yaml': school(enrol),
    'courses.csv': [
      'id,name,category,level,enrol',
      'clay,Clay & Glaze,Arts,Beginner,',
      'tides,Tides,Science,Beginner,https://forms.example/tides?a=b',
      'sums,Sums,Maths,Advanced,contact',
    ].join('\n'),
  });
  const target = async (from: typeof site, course: string) => {
    const html = await from.text(`/course-details/${course}`);
    return /href="([^"]*)"[^>]*>Enroll Now/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  };

  it('leads to the contact form with the course filled in, also without scripts', async () => {
    const asked = await openSite(files('enrol: contact'));
    expect(await target(asked, 'clay')).toBe('/contactus?course=clay');
    const form = await asked.text('/contactus?course=clay');
    expect(form).toMatch(/<input[^>]*name="subject"[^>]*value="Enrolment: Clay &amp; Glaze"/);
    expect(form).toMatch(/<textarea[^>]*>I would like to enrol in the course “Clay &amp; Glaze”\.<\/textarea>/);
    expect(await asked.text('/contactus?course=nothing')).not.toContain('Enrolment:');
    expect(await asked.text('/enroll-now/clay')).toMatch(/href="\/contactus\?course=clay".*Write to Us/);
  });

  it.each([
    'enrol: whatsapp:+923001234567',
    'enrol:\n  whatsapp: 0092 300 (123) 4567',
    'enrol: WhatsApp +92-300-1234567',
  ])('opens a chat that names the course with `%s`, unless the course has its own target', async (enrol) => {
    const own = await openSite(files(enrol));
    const chat = 'https://wa.me/923001234567?text=';
    const text = encodeURIComponent('I would like to enrol in the course “Clay & Glaze”.');
    expect(await target(own, 'clay')).toBe(chat + text);
    expect(await target(own, 'tides')).toBe('https://forms.example/tides?a=b');
    expect(await target(own, 'sums')).toBe('/contactus?course=sums');
    expect(await own.text('/enroll-now/clay')).toContain('Open WhatsApp');
    expect(await own.text('/enroll-now/tides')).toContain('https://forms.example/tides?a=b');
    expect(await (await own.get('/api/course/single/tides')).json()).toMatchObject({
      course: { enrol: 'https://forms.example/tides?a=b' },
    });
  });

  it('is validated with the content folder', async () => {
    const mistakes = await Promise.all(
      ['enrol: whatsapp:0300 1234567', 'enrol: by mail', 'enrol:\n  phone: 1'].map((enrol) =>
        checkFolder(writeFiles(files(enrol))).catch(String),
      ),
    );
    expect(mistakes[0]).toContain('`0300 1234567` must be a phone number with the code of its country');
    expect(mistakes[1]).toContain('`by mail` must be request, contact, whatsapp: with a phone number, or an address');
    expect(mistakes[2]).toContain('row 4, column enrol: must be request, contact, a web address, or whatsapp:');
  });
});

describe('A school’s own terms and privacy policy', () => {
  it('replace the built-in texts, each on its own page, until they are removed', async () => {
    const builtIn = 'Who May Use This Site';
    const own = await openSite({
      ...minimal,
      'terms.md': '# House rules\n\nWash the **wheel**. <script>alert(1)</script>\n',
      'privacy.md': '## What we store\n\nYour size of apron.\n',
    });
    const terms = await own.text('/terms');
    expect(terms).toContain('Wash the <strong>wheel</strong>.');
    expect(terms).not.toContain('<script>alert');
    expect(terms).not.toContain(builtIn);
    expect(terms).not.toContain('apron');
    const privacy = await own.text('/privacy');
    expect(privacy).toContain('Your size of apron.');
    expect(privacy).not.toContain('What We Do Not Do');
    expect(await own.text('/')).not.toMatch(/wheel|apron/);
    const text = '## What we store\n\nYour size of apron.';
    expect(await (await own.get('/api/document/privacy')).json()).toEqual({ id: 'privacy', text });
    expect((await own.get('/api/document/none')).status).toBe(404);

    await own.apply(minimal);
    expect(await own.text('/terms')).toContain(builtIn);
    expect((await own.get('/api/document/terms')).status).toBe(404);
  });

  it('are validated with the content folder', async () => {
    const folder = writeFiles({
      ...minimal,
      'terms.md': '\n',
      'privacy.md': '![](door.jpg)\n',
      'Term.MD': 'x',
      'NOTES.md': 'x',
    });
    const mistakes = await checkFolder(folder).catch(String);
    expect(mistakes).toContain('terms.md: has no text: delete the file to show the built-in text');
    expect(mistakes).toContain('privacy.md, row 1: there is no file `door.jpg` in media/');
    expect(mistakes).toContain('Term.MD: is ignored under this name: rename it to `terms.md`');
    expect(mistakes).not.toContain('NOTES.md');
  });
});

describe('A database without content', () => {
  it('shows one page with instructions, with noindex, and /readyz is not ready', async () => {
    const empty = await openSite();
    for (const path of ['/', '/aboutus', '/sitemap.xml', '/site.webmanifest', '/embed/v1/frame/faq', '/robots.txt']) {
      const response = await empty.get(path);
      expect([path, response.status, response.headers.get('x-robots-tag')]).toEqual([path, 503, 'noindex']);
      const text = await response.text();
      expect(text).toContain('npm run content -- apply my-school');
      expect(marksIn(text)).toEqual([]);
    }
    const health = await empty.get('/readyz');
    const content = expect.stringContaining('npm run content -- apply');
    expect([health.status, await health.json()]).toEqual([503, { ready: false, database: 'answers', content }]);
    expect((await empty.get('/healthz')).status).toBe(200);
    expect(await (await empty.get('/api/course')).json()).toEqual([]);

    await empty.apply(minimal);
    expect(await (await empty.get('/readyz')).json()).toEqual({ ready: true, database: 'answers' });
    expect(await empty.text('/')).toContain('Own School');
  });
});
