import { createHash } from 'node:crypto';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accentByTheme } from '../../src/domain/embed/contrast.ts';
import { sampleSchool } from '../../src/domain/school.ts';
import { embedFiles } from '../../src/server/embed/files.ts';
import { frames } from '../../src/server/embed/frame.ts';
import { guide } from '../../src/server/embed/guide.ts';
import { oembed } from '../../src/server/embed/oembed.ts';
import { preview } from '../../src/server/embed/preview.ts';
import { archiveVersion } from '../../src/server/http/asset-archive.ts';
import { temporaryFolder } from './support/clean-up.ts';

const here = 'https://steam.example';
const origin = () => here;
const sha = (kind: 'sha256' | 'sha384', text: string) => createHash(kind).update(text).digest('base64');

const home = temporaryFolder();
const folder = join(home, 'embed');
const archive = join(home, 'archive');
beforeAll(async () => {
  await mkdir(folder);
  await mkdir(join(archive, '0.9.0'), { recursive: true });
  await writeFile(
    join(folder, 'steam.js'),
    `const host='%STEAM_API_HOST%',css=':host{/*%STEAM_ACCENT%*/display:block}',language='%STEAM_LANGUAGE%';import('./kit.Ab_3-x.js')`,
  );
  await writeFile(join(folder, 'kit.Ab_3-x.js'), 'export const kit=1');
  await writeFile(join(folder, 'faq.js'), '(()=>{})()');
  await writeFile(join(folder, 'custom-elements.json'), '{}');
  await writeFile(join(archive, '0.9.0', 'faq.js'), 'old');
  await writeFile(join(home, 'secret.js'), 'secret');
});

const school = { accent: '', language: 'en' };
afterEach(() => void Object.assign(school, { accent: '', language: 'en' }));
const options = (apiHost?: string) => ({
  folder,
  version: '1.2.3',
  archive,
  chunks: join(archive, 'chunks'),
  apiHost,
  school: () => school,
});
const files = (apiHost?: string) => embedFiles(options(apiHost));
const get = (path: string, headers: Record<string, string> = {}) => files().app.request(path, { headers });

describe('The widgets’ scripts', () => {
  it('may be loaded by any page, including a cross-origin isolated one', async () => {
    for (const path of ['/embed/v1/steam.js', '/embed/1.2.3/faq.js', '/embed/1.2.3/integrity.json']) {
      const { status, headers } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    expect((await get('/embed/v1/steam.js')).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/embed/v1/custom-elements.json')).headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('are revalidated after minutes in the channel, and immutable if the URL names a version or hash', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept('/embed/v1/steam.js')).toBe('public, max-age=300');
    expect(await kept('/embed/v1/kit.Ab_3-x.js')).toMatch(/immutable/);
    expect(await kept('/embed/1.2.3/steam.js')).toMatch(/immutable/);
    expect(await kept('/embed/v1/gone.Ab_3-x.js')).toBe('no-store');
  });

  it('are not sent again to a client that has them', async () => {
    const etag = (await get('/embed/v1/steam.js')).headers.get('etag') ?? '';
    expect((await get('/embed/v1/steam.js', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('request the API host of the server’s settings, without a rebuild', async () => {
    const { app } = files("https://api.example/o'clock");
    const text = await (await app.request('/embed/v1/steam.js')).text();
    expect(text).toContain(`const host='https://api.example/o%27clock'`);
    expect(await (await get('/embed/v1/steam.js')).text()).toContain('%STEAM_API_HOST%');
  });

  it('contain the school’s accent and language in the channel after an apply, and never in a version', async () => {
    const { app } = files();
    const text = async (path: string) => (await app.request(path)).text();
    const [channel, version] = ['/embed/v1/steam.js', '/embed/1.2.3/steam.js'];
    const before = await text(version);
    const hashes = await text('/embed/1.2.3/integrity.json');
    expect(await text(channel)).toBe(before);
    for (const accent of ['#0b6e4f', '#ffd400']) {
      school.accent = accent;
      const colours = accentByTheme(accent);
      const own = `--school-accent:${colours?.accent};--school-on-accent:${colours?.onAccent};`;
      expect(await text(channel)).toBe(before.replace('/*%STEAM_ACCENT%*/', own));
      expect(await text(version)).toBe(before);
      expect(await text('/embed/1.2.3/integrity.json')).toBe(hashes);
    }
    Object.assign(school, { accent: '', language: 'ur' });
    expect(await text(channel)).toBe(before.replace('%STEAM_LANGUAGE%', 'ur'));
    expect(await text(version)).toBe(before);
  });

  it('are read once for the channel and once for the version, which share a file before the first archive', async () => {
    const { app } = files();
    school.accent = '#0b6e4f';
    const file = join(folder, 'steam.js');
    const text = await readFile(file, 'utf8');
    /** Keeps the modification time: only another read can find the difference. */
    const write = async (content: string) => {
      await writeFile(file, content);
      await utimes(file, 1e9, 1e9);
    };
    const both = () =>
      Promise.all(['v1', '1.2.3'].map(async (at) => (await app.request(`/embed/${at}/steam.js`)).text()));
    await write(text);
    const [channel, version] = await both();
    await write(`${text}//`);
    const again = await both();
    await write(text);
    expect(channel).not.toBe(version);
    expect(again).toEqual([channel, version]);
  });

  it('match integrity.json byte for byte', async () => {
    const { app, integrityOf } = files('https://api.example');
    const hashes: Record<string, string> = await (await app.request('/embed/1.2.3/integrity.json')).json();
    expect(Object.keys(hashes)).toEqual(['faq.js', 'kit.Ab_3-x.js', 'steam.js']);
    for (const [name, hash] of Object.entries(hashes)) {
      const text = await (await app.request(`/embed/1.2.3/${name}`)).text();
      expect([name, hash]).toEqual([name, `sha384-${sha('sha384', text)}`]);
      expect(await integrityOf(name)).toBe(hash);
    }
  });

  it('stay available under their version after a newer release', async () => {
    expect(await (await get('/embed/0.9.0/faq.js')).text()).toBe('old');
    await archiveVersion(folder, archive, '1.2.3', expect.fail);
    const next = embedFiles({ ...options(), folder: home, version: '1.3.0' }).app;
    expect(await (await next.request('/embed/1.2.3/faq.js')).text()).toBe('(()=>{})()');
    expect((await next.request('/embed/1.2.4/faq.js')).status).toBe(404);
  });

  it('are served although the archive cannot be written, which is logged', async () => {
    const lines: string[] = [];
    await archiveVersion(folder, join(home, 'secret.js'), '1.2.3', (line) => lines.push(line));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('could not be kept');
  });

  it.each([
    '/embed/v1/nothing.js',
    '/embed/v1/..%2fsecret.js',
    '/embed/0.9.0/..%2f..%2fsecret.js',
    '/embed/1.2.3..%2f/secret.js',
    '/embed/v1/steam',
    '/embed/9.9.9/integrity.json',
  ])('are the only files there: %s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

const frame = (query: string, name = 'course-finder') =>
  frames({ apiHost: undefined, origin, school: () => sampleSchool }).request(`${here}/embed/v1/frame/${name}${query}`);

describe('The framed page', () => {
  it('contains the element with the attributes of its URL', async () => {
    const html = await (await frame('?category=science&limit=6&partner=green-valley&lang=ur&dir=rtl')).text();
    expect(html).toContain(
      '<steam-course-finder category="science" limit="6" partner="green-valley" lang="ur" dir="rtl" link-target="_blank">',
    );
    expect(html).toContain(`<a href="${here}/explore-allcourses?partner=green-valley" target="_blank">`);
    expect(html).toContain('<html lang="ur"');
  });

  it('ignores unknown attributes and another API host, and escapes HTML', async () => {
    const html = await (
      await frame(`?api-host=https://evil.example&onclick=alert(1)&category="><script>alert(1)</script>&partner='<b>`)
    ).text();
    expect(html).not.toContain('evil.example');
    expect(html).not.toContain('onclick');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('category="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it('opens its links outside the frame', async () => {
    for (const query of ['', '?link-target=_self', '?link-target=_blank'])
      expect(await (await frame(query)).text()).toContain('link-target="_blank"');
    expect(await (await frame('?link-target=_top')).text()).toContain('link-target="_top"');
  });

  it('may be framed by any page, and runs only the kit’s scripts', async () => {
    const response = await frame('');
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    // `*` would exclude sandboxed ancestors (tests/hosts/12-platforms).
    expect(policy).not.toContain('frame-ancestors');
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).not.toContain('unsafe');
    for (const kind of ['script', 'style']) {
      const inline = new RegExp(`<${kind}>([\\s\\S]*?)</${kind}>`).exec(html)?.[1] ?? '';
      expect(policy).toContain(`'sha256-${sha('sha256', inline)}'`);
    }
  });

  it('links to its oEmbed endpoint', async () => {
    const html = await (await frame('?category=arts')).text();
    const href = /application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const response = await oembed(origin, () => sampleSchool).request(href.replaceAll('&amp;', '&'));
    expect(response.status).toBe(200);
    expect((await response.json()).html).toContain(`${here}/embed/v1/frame/course-finder?category=arts`);
  });

  it('exists for the four widgets only', async () => {
    for (const name of ['course-finder', 'contact-form', 'faq', 'product-list']) {
      expect([name, (await frame('', name)).status]).toEqual([name, 200]);
    }
    expect((await frame('', 'toString')).status).toBe(404);
    expect((await frame('', 'login')).status).toBe(404);
  });
});

const ask = (query: Record<string, string>) =>
  oembed(origin, () => sampleSchool).request(`${here}/embed/oembed?${new URLSearchParams(query)}`);

describe('The oEmbed endpoint', () => {
  it('supports a frame and the pages that show the same content', async () => {
    const pages = {
      '/embed/v1/frame/faq?limit=3': '/embed/v1/frame/faq?limit=3',
      '/explore-allcourses?level=beginner&utm=x': '/embed/v1/frame/course-finder?level=beginner',
      '/contactus': '/embed/v1/frame/contact-form',
      '/steam-products/': '/embed/v1/frame/product-list',
      '/steam-products/steam-words?partner=green-valley':
        '/embed/v1/frame/product-list?partner=green-valley&amp;products=steam-words',
    };
    for (const [page, framed] of Object.entries(pages)) {
      const response = await ask({ url: here + page, format: 'json' });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const found = await response.json();
      expect(found).toMatchObject({ version: '1.0', type: 'rich', provider_url: `${here}/` });
      expect(found.html).toMatch(/^<iframe [^>]*><\/iframe>$/);
      expect(found.html).toContain(`src="${here}${framed}"`);
      expect(found.html).toMatch(/ title="[^"]+"/);
    }
  });

  it('respects the maximum size of the editor', async () => {
    const found = await (await ask({ url: `${here}/contactus`, maxwidth: '500', maxheight: '300' })).json();
    expect(found).toMatchObject({ width: 500, height: 300 });
    expect(found.html).toContain('width="500" height="300"');
    expect((await (await ask({ url: `${here}/contactus`, maxwidth: '9"x' })).json()).width).toBeGreaterThan(500);
  });

  it.each([
    'https://evil.example/explore-allcourses',
    'https://steam.example.evil.example/contactus',
    'http://steam.example/contactus',
    'https://steam.example:8443/contactus',
    'https://steam.example@evil.example/contactus',
    `${here}/embed/v1/frame/constructor`,
    `${here}/aboutus`,
    'javascript:alert(1)',
    '/contactus',
  ])('rejects %s', async (url) => {
    expect((await ask({ url })).status).toBe(404);
  });

  it('has an error status for what it does not support', async () => {
    expect((await ask({ url: `${here}/contactus`, format: 'xml' })).status).toBe(501);
    expect((await ask({})).status).toBe(400);
  });
});

describe('Documents around the widgets', () => {
  const options = {
    version: '1.2.3',
    versions: async () => ['1.2.3'],
    origin,
    school: () => sampleSchool,
    showsDemo: true,
  };
  it.each([
    ['/embed/guide', guide(options)],
    ['/embed/preview', preview({ apiHost: undefined, origin })],
    ['/embed/v1/frame/faq', frames({ apiHost: undefined, origin, school: () => sampleSchool })],
  ])('require Trusted Types, and allow no policy: %s', async (path, app) => {
    const policy = (await app.request(path)).headers.get('content-security-policy');
    expect(policy).toContain(`require-trusted-types-for 'script'`);
    expect(policy).toContain(`trusted-types 'none'`);
  });
});

describe('The builder’s preview', () => {
  it.each(['bootstrap', 'wordpress'])('links the style sheet of its %s page', async (page) => {
    const app = preview({ apiHost: undefined, origin });
    const html = await (await app.request(`/embed/preview?page=${page}`)).text();
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const response = await app.request(sheet);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});
