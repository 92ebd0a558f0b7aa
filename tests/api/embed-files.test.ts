import { createHash } from 'node:crypto';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isPurple } from '../../src/domain/accent.ts';
import { accentByTheme } from '../../src/domain/embed/contrast.ts';
import { embedFiles } from '../../src/server/embed/files.ts';
import { schoolCss } from '../../src/server/embed/school-css.ts';
import { archiveVersion } from '../../src/server/http/asset-archive.ts';
import { temporaryFolder } from './support/clean-up.ts';

const sha384 = (text: string) => createHash('sha384').update(text).digest('base64');

/** The first bytes of a gzip file, which are invalid UTF-8. */
const tarball = Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0xff, 0xfe]);

const home = temporaryFolder();
const folder = join(home, 'embed');
const archive = join(home, 'archive');
beforeAll(async () => {
  await mkdir(folder);
  await mkdir(join(archive, '0.9.0'), { recursive: true });
  await writeFile(
    join(folder, 'steam.js'),
    `const host='%STEAM_API_HOST%',css=':host{/*%STEAM_ACCENT%*/display:block}',language='%STEAM_LANGUAGE%',name='%STEAM_SCHOOL%';import('./kit.Ab_3-x.js')`,
  );
  await writeFile(join(folder, 'kit.Ab_3-x.js'), 'export const kit=1');
  await writeFile(join(folder, 'faq.js'), '(()=>{})()');
  await writeFile(join(folder, 'custom-elements.json'), '{}');
  await writeFile(join(folder, 'steam-kit.tgz'), tarball);
  await writeFile(join(archive, '0.9.0', 'faq.js'), 'old');
  await writeFile(join(home, 'secret.js'), 'secret');
});

const unset = { accent: '', language: 'en', name: '' };
const school = { ...unset };
afterEach(() => void Object.assign(school, unset));
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
  it('have stable names for preload links, and import each other by these names', async () => {
    const chunk = `import{a as b}from"./kit.Ab_3-x.js";import('./search.Cd_4-y.js');export{b as mount}`;
    const built = temporaryFolder();
    await writeFile(join(built, 'kit.Ab_3-x.js'), 'export const kit=1');
    await writeFile(join(built, 'faq.Ef_5-z.js'), chunk);
    await mkdir(join(archive, 'chunks'), { recursive: true });
    // A chunk of the previous build: an open page may still import it.
    await writeFile(join(archive, 'chunks', 'search.Cd_4-y.js'), 'import"./kit.Ab_3-x.js"');
    const { app } = embedFiles({ ...options(), folder: built });
    const text = async (name: string) => (await app.request(`/embed/v1/${name}`)).text();
    expect(await text('faq.chunk.js')).toBe(
      `import{a as b}from"./kit.js";import('./search.Cd_4-y.chunk.js');export{b as mount}`,
    );
    expect(await text('kit.js')).toBe(await text('kit.Ab_3-x.js'));
    expect(await text('search.Cd_4-y.chunk.js')).toBe('import"./kit.js"');
    // Files with a hash in their name stay unchanged.
    expect(await text('faq.Ef_5-z.js')).toBe(chunk);
    const { headers } = await app.request('/embed/v1/faq.chunk.js');
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const again = await app.request('/embed/v1/faq.chunk.js', {
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await app.request('/embed/v1/gone.chunk.js')).status).toBe(404);
  });

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

  it('are revalidated after five minutes under /embed/v1/, and immutable if the URL names a version or hash', async () => {
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

  it('contain the school’s accent, language and name under /embed/v1/, and never under a version number', async () => {
    const { app } = files();
    const text = async (path: string) => (await app.request(path)).text();
    const [channel, version] = ['/embed/v1/steam.js', '/embed/1.2.3/steam.js'];
    const before = await text(version);
    const hashes = await text('/embed/1.2.3/integrity.json');
    expect(await text(channel)).toBe(before);
    for (const accent of ['#0b6e4f', '#ffd400']) {
      school.accent = accent;
      const colours = accentByTheme(accent);
      const own = schoolCss(accent);
      expect(own).toContain(`--school-accent:${colours?.accent};--school-on-accent:${colours?.onAccent};`);
      expect(own.match(/#[\da-f]{6}/g)?.filter(isPurple)).toEqual([]);
      expect(await text(channel)).toBe(before.replace('/*%STEAM_ACCENT%*/', own));
      expect(await text(version)).toBe(before);
      expect(await text('/embed/1.2.3/integrity.json')).toBe(hashes);
    }
    Object.assign(school, { accent: '', language: 'ur' });
    expect(await text(channel)).toBe(before.replace('%STEAM_LANGUAGE%', 'ur'));
    Object.assign(school, { language: 'en', name: "Ali's `School`" });
    expect(await text(channel)).toBe(before.replace('%STEAM_SCHOOL%', 'Ali\\u0027s \\u0060School\\u0060'));
    expect(await text(version)).toBe(before);
  });

  it('are cached separately for /embed/v1/ and for a version, although both read the same file before the version is archived', async () => {
    const { app } = files();
    school.accent = '#0b6e4f';
    const file = join(folder, 'steam.js');
    const text = await readFile(file, 'utf8');
    /** Keeps the modification time: the server notices the change only if it reads the file again. */
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
      expect([name, hash]).toEqual([name, `sha384-${sha384(text)}`]);
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

  it('are served if the archive cannot be written, which is logged', async () => {
    const lines: string[] = [];
    await archiveVersion(folder, join(home, 'secret.js'), '1.2.3', (line) => lines.push(line));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('could not be kept');
  });

  it('include the npm package of each version that was built with one', async () => {
    await archiveVersion(folder, archive, '1.2.3', expect.fail);
    const newer = embedFiles({ ...options(), folder: home, version: '1.3.0' }).app;
    const response = await newer.request('/embed/1.2.3/steam-kit.tgz');
    expect(response.headers.get('content-type')).toBe('application/gzip');
    expect(response.headers.get('cache-control')).toMatch(/immutable/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(tarball);
    expect((await newer.request('/embed/0.9.0/steam-kit.tgz')).status).toBe(404);
    // Early archives have no package: the running version's own package is served.
    const again = embedFiles({ ...options(), version: '0.9.0' }).app;
    expect((await again.request('/embed/0.9.0/steam-kit.tgz')).status).toBe(200);
  });

  it.each([
    '/embed/v1/nothing.js',
    '/embed/v1/steam-kit.tgz',
    '/embed/v1/..%2fsecret.js',
    '/embed/0.9.0/..%2f..%2fsecret.js',
    '/embed/1.2.3..%2f/secret.js',
    '/embed/v1/steam',
    '/embed/9.9.9/integrity.json',
  ])('are the only files in /embed: %s gets 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
