import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoPages } from '../../src/server/showcase/demo.ts';
import { partners, partnersFolder } from '../partners.ts';

const root = join(import.meta.dirname, '../..');
const here = 'https://steam.example';

const pages = (apiHost?: string) =>
  demoPages({
    folder: partnersFolder,
    bootstrap: join(root, 'node_modules/bootstrap/dist/css'),
    version: '1.2.3',
    apiHost,
    origin: () => here,
    integrityOf: async (name) => `sha384-of-${name}`,
  });
const get = (path: string) => pages().request(path);
const text = async (path: string) => (await get(path)).text();
const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe('The demo pages of partners', () => {
  it('are all linked from the gallery', async () => {
    const links = [...(await text('/demo/')).matchAll(/<a href="([^"/]+)\/">/g)].map(([, name]) => name);
    expect([...new Set(links)].sort()).toEqual(partners);
  });

  it.each(partners)('%s shows exactly the snippet that it runs', async (name) => {
    const source = readFileSync(join(partnersFolder, name, 'index.html'), 'utf8');
    const label = /aria-label="[^"]+"><code><!-- the snippet -->/.exec(source)?.[0].split('<!--')[0] ?? '';
    const html = await text(`/demo/${name}/`);
    const shown = unescaped(html.split(label)[1]?.split('</code>')[0] ?? '').split('\n');
    const page = html.split('\n').map((line) => line.trim());
    expect(shown.filter((line) => line.includes('/embed/')).length).toBeGreaterThan(0);
    for (const line of shown) expect(page).toContain(line.trim());
  });

  it.each(partners)('%s has no placeholder for an origin, a version or a hash', async (name) => {
    const html = await text(`/demo/${name}/`);
    expect(html).not.toMatch(/https:\/\/HOST|VERSION|integrity="(?!sha384-)/);
    expect(html).toContain(`${here}/embed/`);
  });

  it.each(partners)('%s keeps a link in each widget as fallback', async (name) => {
    const html = await text(`/demo/${name}/`);
    const tags = html.match(/<(steam-[a-z-]+)[^>]*>[\s\S]*?<\/\1>|<div data-steam[^>]*>[\s\S]*?<\/div>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toMatch(new RegExp(`<a href="${here}/[^"]*partner=[a-z-]+">[^<]+</a>`));
  });

  it('serve every file that they reference', async () => {
    for (const path of ['', ...partners.map((name) => `${name}/`)]) {
      const html = await text(`/demo/${path}`);
      const files = Array.from(
        html.matchAll(/(?:src|href)="([^"#:]+\.(?:css|js|svg)[^"]*)"/g),
        ([, file = '']) => file,
      );
      for (const file of files) {
        const { pathname } = new URL(file, `${here}/demo/${path}`);
        const there = pathname.startsWith('/media/') || (await get(pathname)).status === 200;
        expect([path, file, there]).toEqual([path, file, true]);
      }
    }
  });

  it('may be framed by pages of the site only', async () => {
    for (const name of partners) {
      expect((await get(`/demo/${name}/`)).headers.get('content-security-policy')).toContain(`frame-ancestors 'self'`);
    }
  });

  it('send the strict page with the Content-Security-Policy that it shows and that embed/README.md promises', async () => {
    const policy = (await get('/demo/strict/')).headers.get('content-security-policy') ?? '';
    const shown = unescaped(/Content-Security-Policy:([\s\S]*?)<\/code>/.exec(await text('/demo/strict/'))?.[1] ?? '');
    expect(shown.trim().split(/;\s+/)).toEqual(policy.split('; '));
    expect(policy).toContain(
      `default-src 'none'; script-src ${here}; connect-src ${here}; img-src ${here} data:; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
    );
  });

  it('allow another API host in the policy of the strict page', async () => {
    const response = await pages('https://api.example/v2').request('/demo/strict/');
    expect(response.headers.get('content-security-policy')).toContain('connect-src https://api.example;');
    expect(await response.text()).toContain('href="https://api.example/v2/course" as="fetch"');
  });

  it('redirect other spellings to one URL each', async () => {
    for (const [path, to] of [
      ['/demo', '/demo/'],
      ['/demo/school', '/demo/school/'],
    ] as const) {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([308, to]);
    }
    expect((await get('/demo/nothing/')).status).toBe(404);
    expect((await get('/demo/..%2f..%2fpackage.json')).status).toBe(404);
  });
});
