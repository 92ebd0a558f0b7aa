import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import type { DatabaseAddress } from '../../../src/settings/settings.ts';
import { full } from '../../full.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { ayesha, message, type NewDatabase, urlOf } from '../support/api.ts';
import { cleanUp, postJson, temporaryFolder } from '../support/clean-up.ts';
import { startPostgres } from '../support/postgres.ts';
import { sqliteFiles } from '../support/sqlite.ts';
import { run } from './commands.ts';
import { runInProcess } from './in-process.ts';

// `npm test` runs this on SQLite only: provider.test.ts and apply-while-serving.test.ts cover PostgreSQL.
const postgres = await startPostgres(full);
const sqlite = sqliteFiles();
const work = temporaryFolder();
const servers: RunningServer[] = [];
cleanUp(async () => {
  for (const server of servers) await server.stop();
});

const media = join(import.meta.dirname, '../../../demo/content/media');
/** One grey pixel. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z',
  'base64',
);
const logo = await sharp({ create: { width: 140, height: 120, channels: 3, background: '#0b6e4f' } })
  .png()
  .toBuffer();

const header = 'id;name;category;level;duration;short_text;highlights;picture;learn;includes;certificates';
const rows = [
  'kites;Kites;Science;Beginner;4 weeks;Fly what you fold.;Paper|String;kite.jpg;;;',
  'bread;Bread;Science;Beginner;5 weeks;Bake and measure.;Flour|Yeast;bread.jpg;;;',
  'radio;Radio;Technology;Advanced;6 weeks;"Hear; and build.";Coil|Wire;bread.jpg;;;',
];

/** Replaces the sample content in a folder by a school's own content. */
function writeSchool(folder: string): void {
  for (const name of readdirSync(folder)) if (name !== 'school.yaml') rmSync(join(folder, name), { recursive: true });
  const yaml = readFileSync(join(folder, 'school.yaml'), 'utf8')
    .replace(/^name: .*$/m, 'name: Karakoram School')
    .replace(/^provider: .*$/m, 'provider: Karakoram Learning')
    .replace(/^city: .*$/m, 'city: Gilgit')
    .replace(/^address: .*$/m, 'address: 1 River Road, Gilgit')
    .replace(/^(email|support_email): .*$/gm, '$1: office@karakoram.example')
    .replace(/^accent: .*$/m, 'accent: "#0b6e4f"')
    .replace(/^(logo|icon|sharing_picture): .*$/gm, '$1: logo.png')
    .replace(/^social:[\s\S]*?(?=^figures:)/m, '')
    .replace(/^faces:[\s\S]*/m, '');
  writeFileSync(join(folder, 'school.yaml'), yaml);
  writeFileSync(join(folder, 'courses.csv'), `\uFEFF${[header, ...rows].join('\r\n')}\r\n;;;;;;;;;;\r\n`);
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media/logo.png'), logo);
  for (const name of ['kite.jpg', 'bread.jpg']) writeFileSync(join(folder, 'media', name), jpeg);
  const [clip = ''] = readdirSync(join(media, 'clips')).filter((name) => name.endsWith('.mp4'));
  cpSync(join(media, 'clips', clip), join(folder, 'media/kite.mp4'));
  mkdirSync(join(folder, 'courses/kites'), { recursive: true });
  writeFileSync(
    join(folder, 'courses/kites/modules.yaml'),
    '- name: Paper\n  lessons:\n    - name: Fold\n      lectures:\n        - title: Folding\n          video: kite.mp4\n',
  );
  mkdirSync(join(folder, 'blogs'));
  writeFileSync(
    join(folder, 'blogs/wind.md'),
    '---\ntitle: Wind\ndate: 2026-03-01\npicture: kite.jpg\n---\n\nIt **blows**.\n',
  );
  writeFileSync(
    join(folder, 'blogs/rain.md'),
    '---\ntitle: Rain\ndate: 1 April 2026\n---\n\n<script>alert(1)</script>\n',
  );
}

function school(newDatabase: NewDatabase): void {
  /** The database that the first test fills and the second test uses. */
  let address: DatabaseAddress;

  it('has its own name, courses and posts, and nothing of the sample', {
    timeout: 120_000,
  }, async () => {
    address = await newDatabase();
    const url = urlOf(address);
    const env = { DATABASE_URL: url, DATA_DIR: mkdtempSync(join(work, 'data-')) };
    const server = await startServer(env);
    servers.push(server);
    const get = async (path: string) => (await fetch(server.url + path)).text();
    const post = (path: string, body: unknown) => postJson(server.url + path, body);
    expect((await post('/api/user/signup', ayesha)).status).toBe(201);
    expect((await post('/api/contactus', message)).status).toBe(200);

    const folder = join(mkdtempSync(join(work, 'school-')), 'content');
    expect(await runInProcess('content', ['sample', folder], env)).toMatchObject({ code: 0 });
    writeSchool(folder);

    const good = readFileSync(join(folder, 'courses.csv'), 'utf8');
    appendFileSync(
      join(folder, 'courses.csv'),
      'kites;Again;Science;Begginer;;;;kites.jpg;;;\r\nsea;;Scence;Beginner;;;;;;;\r\n',
    );
    appendFileSync(join(folder, 'blogs/rain.md'), '');
    writeFileSync(join(folder, 'blogs/snow.md'), '---\ntitle: Snow\ndate: soon\n---\n\nWhite.\n');
    writeFileSync(join(folder, 'faq.csv'), 'question;anwser\r\nWhy?;\r\n');
    const { code, err } = await runInProcess('content', ['check', folder], env);
    expect(code).toBe(1);
    for (const mistake of [
      'courses.csv, row 6, column level: level `Begginer`: did you mean `Beginner`?',
      'courses.csv, row 6, column picture: there is no file `kites.jpg` in media/: did you mean `kite.jpg`?',
      'courses.csv, row 7, column name: is empty, but must be filled',
      'courses.csv, row 7, column category: category `Scence`: did you mean `Science`?',
      'blogs/snow.md, row 3, column date: `soon` is no date such as 2027-01-11',
      'faq.csv, row 1, column 2: unknown column `anwser`: did you mean `answer`?',
    ]) {
      expect(err).toContain(mistake);
    }
    writeFileSync(join(folder, 'courses.csv'), good);
    rmSync(join(folder, 'blogs/snow.md'));
    rmSync(join(folder, 'faq.csv'));

    expect(await run('content', ['apply', folder], env)).toMatchObject({ code: 0, err: '' });
    await expect.poll(() => get('/'), { timeout: 10_000 }).toContain('og:site_name" content="Karakoram School"');
    const pages = [
      '/',
      '/explore-allcourses',
      '/contactus',
      '/aboutus',
      '/blogs',
      '/blog-details/wind',
      '/course-details/kites',
    ];
    for (const path of [
      ...pages,
      '/privacy',
      '/embed/v1/frame/course-finder',
      '/sitemap.xml',
      '/site.webmanifest',
      '/blogs/feed.xml',
    ]) {
      const text = await get(path);
      expect([path, text.match(/steam ?bazaar|kitchen-chemistry|canal view/i)?.[0]]).toEqual([path, undefined]);
    }
    const home = await get('/');
    expect(home).toContain('--accent:#0b6e4f');
    expect(home).toContain('src="/media/logo.png"');
    expect(home).toContain('"name":"Karakoram Learning"');
    expect(await get('/explore-allcourses')).toContain('"@type":"ItemList","numberOfItems":3');
    expect(await get('/course-details/kites')).toMatch(
      /og:image" content="http:\S+\/sharing\/kite\.jpg\.jpg\?v=[0-9a-f]{8}"/,
    );
    expect(await get('/blogs')).toContain('1 April 2026');
    const wind = await get('/blog-details/wind');
    expect(wind).toContain('<strong>blows</strong>');
    expect(wind).toContain('"@type":"BlogPosting"');
    expect(await get('/blog-details/rain')).not.toContain('<script>alert');
    expect((await fetch(`${server.url}/blog-details/none`)).status).toBe(404);
    const map = await get('/sitemap.xml');
    for (const path of ['course-details/radio', 'blog-details/rain']) expect(map).toContain(path);
    expect(map).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(await get('/blogs/feed.xml')).toContain('<title>Wind</title>');
    expect(JSON.parse(await get('/site.webmanifest'))).toMatchObject({
      name: 'Karakoram School',
      theme_color: '#0b6e4f',
    });
    const icon = await fetch(`${server.url}/icons/192.png`);
    const bytes = Buffer.from(await icon.arrayBuffer());
    expect([icon.headers.get('content-type'), bytes.readUInt32BE(16)]).toEqual(['image/png', 192]);
    const clip = async (Cookie: string) => {
      const { status, headers } = await fetch(`${server.url}/media/kite.mp4`, {
        headers: { Cookie, Range: 'bytes=0-9' },
      });
      return [status, headers.get('content-type')];
    };
    expect(await clip('')).toEqual([401, 'text/plain; charset=UTF-8']);
    for (const name of ['steam', 'course-finder', 'contact-form', 'faq', 'product-list']) {
      expect(await get(`/embed/v1/${name}.js`)).toContain(':host{--school-accent:light-dark(#0b6e4f, ');
    }

    const again = await runInProcess('content', ['apply', folder], env);
    expect(again.out).toContain('Nothing has changed since the last apply.');
    const exported = join(mkdtempSync(join(work, 'export-')), 'content');
    expect(await runInProcess('content', ['export', exported], env)).toMatchObject({ code: 0 });
    const imported = await runInProcess('content', ['apply', exported], env);
    expect(imported.out).toContain('Nothing has changed since the last apply.');
    const files = (of: string) => readdirSync(of, { recursive: true }).map(String).sort();
    expect(files(exported)).toEqual(files(folder));

    const signIn = await post('/api/user/signin', { email: ayesha.email, password: ayesha.password });
    expect(signIn.status).toBe(200);
    expect(await clip(signIn.headers.get('set-cookie')?.split(';')[0] ?? '')).toEqual([206, 'video/mp4']);
    const db = await prepareDatabase(address);
    expect((await db.selectFrom('messages').select('subject').execute()).map(({ subject }) => subject)).toEqual([
      message.subject,
    ]);
    await db.destroy();
  });

  it('keeps the visitor’s partner on every link and in the message', { timeout: 60_000 }, async () => {
    const [server] = servers.slice(-1);
    const origin = server?.url ?? '';
    const html = await (await fetch(`${origin}/?partner=lahore-school`)).text();
    const own = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((href) => !/partner=lahore-school|auth=|^\/(embed|ambassador)$/.test(href))).toEqual([]);
    expect(html).toContain('<link rel="canonical" href="http://127.0.0.1');
    const contact = await (await fetch(`${origin}/contactus?partner=lahore-school`)).text();
    expect(contact).toContain('action="/contactus?partner=lahore-school#message-sent"');
    const sent = await fetch(`${origin}/contactus?partner=lahore-school`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
      body: new URLSearchParams({ ...message, subject: 'From a partner' }),
    });
    expect(sent.status).toBe(200);
    const db = await prepareDatabase(address);
    const stored = await db.selectFrom('messages').select('partner').where('subject', '=', 'From a partner').execute();
    await db.destroy();
    expect(stored).toEqual([{ partner: 'lahore-school' }]);
  });
}

describe('A school that is set up in ten minutes on SQLite', () => school(sqlite.create));
describe.skipIf(postgres.isMissing)('A school that is set up in ten minutes on PostgreSQL', () =>
  school(postgres.create),
);
