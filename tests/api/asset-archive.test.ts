import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleSchool } from '../../src/domain/school.ts';
import { embedFiles } from '../../src/server/embed/files.ts';
import { isChunk } from '../../src/server/embed/script-reader.ts';
import { archiveFiles, archiveVersion } from '../../src/server/http/asset-archive.ts';
import { staticFiles } from '../../src/server/http/static-files.ts';
import { temporaryFolder } from './support/clean-up.ts';

const home = temporaryFolder();

/** Writes a folder with the files of a build. */
async function build(name: string, files: Record<string, string>): Promise<string> {
  const folder = join(home, name);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}

describe('A browser with a page of another build', () => {
  it('gets its files from servers with the previous and with the next build', async () => {
    const older = await build('assets-1', { 'site-aaaa.js': 'one', 'same-cccc.css': 'same' });
    const newer = await build('assets-2', { 'site-bbbb.js': 'two', 'same-cccc.css': 'same' });
    const orElse = join(home, 'data/assets');
    for (const folder of [older, newer]) await archiveFiles(folder, orElse, expect.fail);
    for (const folder of [older, newer]) {
      const app = staticFiles({ at: '/assets', folder, orElse, cacheControl: 'public, max-age=9' });
      for (const [name, text] of [
        ['site-aaaa.js', 'one'],
        ['site-bbbb.js', 'two'],
        ['same-cccc.css', 'same'],
      ]) {
        const response = await app.request(`/assets/${name}`);
        expect([name, await response.text()]).toEqual([name, text]);
        expect(response.headers.get('cache-control')).toBe('public, max-age=9');
      }
    }
    expect((await readdir(orElse)).sort()).toEqual(['same-cccc.css', 'site-aaaa.js', 'site-bbbb.js']);
  });

  it('gets source maps only if a setting allows it', async () => {
    const folder = await build('assets-maps', { 'site-aaaa.js': 'one', 'site-aaaa.js.map': '{"version":3}' });
    const responses = async (sourceMaps: boolean) => {
      const app = staticFiles({ at: '/assets', folder, cacheControl: 'no-cache', sourceMaps });
      const [script, map] = await Promise.all(['js', 'js.map'].map((end) => app.request(`/assets/site-aaaa.${end}`)));
      return [script?.headers.get('sourcemap'), map?.status];
    };
    expect(await responses(false)).toEqual([null, 404]);
    expect(await responses(true)).toEqual(['/assets/site-aaaa.js.map', 200]);
  });

  it('gets an uncacheable 404 for a missing file', async () => {
    const folder = await build('assets-3', {});
    const response = await staticFiles({ at: '/assets', folder, cacheControl: 'public, max-age=9' }).request(
      '/assets/x.js',
    );
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

const scripts = (folder: string, archive: string, version: string) =>
  embedFiles({
    folder,
    version,
    archive,
    chunks: join(archive, 'chunks'),
    apiHost: undefined,
    school: () => sampleSchool,
  });

describe('A host page', () => {
  it('gets the chunks of an older loader that it has cached', async () => {
    const archive = join(home, 'data/embed');
    const older = await build('embed-1', { 'steam.js': 'import("./kit.aaaaaa.js")', 'kit.aaaaaa.js': 'old' });
    const newer = await build('embed-2', { 'steam.js': 'import("./kit.bbbbbb.js")', 'kit.bbbbbb.js': 'new' });
    for (const folder of [older, newer]) await archiveFiles(folder, join(archive, 'chunks'), expect.fail, isChunk);
    const { app } = scripts(newer, archive, '2.0.0');
    expect(await (await app.request('/embed/v1/kit.aaaaaa.js')).text()).toBe('old');
    expect(await (await app.request('/embed/v1/kit.bbbbbb.js')).text()).toBe('new');
    expect(await (await app.request('/embed/v1/steam.js')).text()).toContain('bbbbbb');
    expect(await readdir(join(archive, 'chunks'))).not.toContain('steam.js');
  });

  it('gets the files as first published under a version number, also after a rebuild with that number, which the server logs', async () => {
    const archive = join(home, 'data/versions');
    const first = await build('embed-3', { 'faq.js': 'as published' });
    const again = await build('embed-4', { 'faq.js': 'changed' });
    await archiveVersion(first, archive, '1.0.0', expect.fail);
    const { integrityOf } = scripts(first, archive, '1.0.0');
    const hash = await integrityOf('faq.js');

    const lines: string[] = [];
    await archiveVersion(again, archive, '1.0.0', (line) => lines.push(line));
    expect(lines.join()).toContain('Raise the version in package.json');
    const next = scripts(again, archive, '1.0.0');
    expect(await (await next.app.request('/embed/1.0.0/faq.js')).text()).toBe('as published');
    expect(await next.integrityOf('faq.js')).toBe(hash);
    expect(await (await next.app.request('/embed/v1/faq.js')).text()).toBe('changed');
  });

  it('gets all files of a version that several servers archive at the same time', async () => {
    const archive = join(home, 'data/at-once');
    const files = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`part-${index}.js`, `${index}`]));
    const folder = await build('embed-5', files);
    await Promise.all(Array.from({ length: 4 }, () => archiveVersion(folder, archive, '1.0.0', expect.fail)));
    expect(await readdir(archive)).toEqual(['1.0.0']);
    expect((await readdir(join(archive, '1.0.0'))).length).toBe(20);
  });
});
