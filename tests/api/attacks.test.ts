import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ayesha, message, openApi } from './support/api.ts';
import { postJson, temporaryFolder, testServer } from './support/clean-up.ts';
import { raw, statuses } from './support/raw.ts';
import { sqliteFiles } from './support/sqlite.ts';

const sqlite = sqliteFiles();

describe('A server under attack', async () => {
  const folder = join(temporaryFolder(), 'data');
  const server = await testServer({ DATA_DIR: folder });

  it('closes a connection with more than 16 pipelined requests in progress', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.pause();
    socket.write('GET /embed/v1/course-finder.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(6_000));
    // The client has not read or closed: only the server can close the connection.
    socket.resume();
    await closed;
    expect(socket.bytesRead).toBeLessThan(8_000_000);
  });

  it('rejects a path over 2 kB, and strips slashes in linear time', async () => {
    const at = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(statuses(await raw(server.url, at(`/${'/'.repeat(12_000)}x/`)))).toEqual([414]);
    const answer = await raw(server.url, at(`/${'/'.repeat(1_900)}x/`));
    expect(answer).toMatch(/^location: \/x\r$/im);
  });

  it('has one URL per page, on its own host', async () => {
    const to = async (path: string) => {
      const answer = await raw(server.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      return /^location: (.*)$/im.exec(answer)?.[1] ?? statuses(answer)[0];
    };
    expect(await to('/explore%2Dallcourses?page=2')).toBe('/explore-allcourses?page=2');
    expect(await to('/%63ourse-details/kitchen%2dchemistry/')).toBe('/course-details/kitchen-chemistry');
    expect(await to('/%62%6Cogs/')).toBe('/blogs');
    expect(await to('//example.org/%2D')).toBe('/example.org/-');
    // The redirect keeps escapes that a URL needs.
    expect(await to('/%d9%88')).toBe('/%D9%88');
    for (const path of ['/a%2Fb', '/a%252Db', '/%FF']) expect(await to(path)).toBe(404);
  });

  it('responds with 404 to bytes that are invalid in file names, under each prefix', async () => {
    for (const prefix of ['downloads', 'media', 'assets', 'demo', 'kit', 'embed/v1', 'share', 'go', 'p', 'pictures']) {
      for (const name of ['%00', 'a%00b.pdf', '%0d%0aX-A:%201', '%1F.png', '%7f', '%C2%80.svg']) {
        const { status, headers } = await fetch(`${server.url}/${prefix}/${name}`, { redirect: 'manual' });
        expect([prefix, name, status !== 500, headers.get('x-a')]).toEqual([prefix, name, true, null]);
        if (['downloads', 'media', 'assets'].includes(prefix))
          expect([prefix, name, status]).toEqual([prefix, name, 404]);
      }
    }
  });

  it('rejects two Host headers', async () => {
    expect(statuses(await raw(server.url, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'))).toEqual([400]);
  });

  it('responds to a pipelined Expect: 100-continue in order', async () => {
    const body = JSON.stringify(message);
    const head = `POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
    const faq = 'GET /api/faq HTTP/1.1\r\nHost: x\r\n';
    await raw(server.url, `${faq}Connection: close\r\n\r\n`);
    const heard = await raw(server.url, `${faq}\r\n${head}${body}${faq}Connection: close\r\n\r\n`);
    expect(statuses(heard)).toEqual([200, 100, 200, 200]);
  });

  it('sends Cross-Origin-Opener-Policy with every HTML document', async () => {
    for (const path of ['/', '/nothing', '/demo/', '/demo/strict/', '/kit/', '/embed/v1/frame/faq']) {
      const { headers } = await fetch(server.url + path);
      if (!headers.get('content-type')?.startsWith('text/html')) continue;
      expect([path, headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin']);
    }
  });

  it('serves each demo page of a partner only at the URL that sends its Content-Security-Policy', async () => {
    for (const path of ['/demo/strict/index.html', '/demo/index.html']) {
      const answer = await fetch(server.url + path, { redirect: 'manual' });
      expect([path, answer.status]).toEqual([path, 308]);
    }
    expect((await fetch(`${server.url}/demo/strict/INDEX.HTML`)).status).toBe(404);
  });

  it('makes its data folder readable only for its own user', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'steam.db')).mode & 0o777).toBe(0o600);
  });

  it('lets no shared cache store a response with a foreign Host', async () => {
    const oembed = `/embed/oembed?url=${encodeURIComponent(`${server.url}/contactus`)}`;
    for (const path of [
      '/',
      '/aboutus',
      '/sitemap.xml',
      '/robots.txt',
      '/embed/v1/frame/faq',
      '/embed/guide',
      oembed,
    ]) {
      const { headers } = await fetch(server.url + path);
      expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/^private/)]);
    }
  });

  it('renders no lectures for a forged token cookie', async () => {
    const [course] = (await (await fetch(`${server.url}/api/course`)).json()) as { _id: string }[];
    const [{ module }] = (await (await fetch(`${server.url}/api/module/course/${course?._id}`)).json()) as [
      { module: { lesson: { _id: string }[] }[] },
    ];
    const lesson = module[0]?.lesson[1]?._id ?? '';
    const video = await (await fetch(`${server.url}/api/lessonvideo/${lesson}`)).text();
    const clip = /"videourl":"([^"]+)"/.exec(video)?.[1] ?? '';
    expect(clip).not.toBe('');
    const page = async (cookie: string) =>
      (
        await fetch(`${server.url}/video/${lesson}?course=${course?._id}`, { headers: { cookie }, redirect: 'manual' })
      ).text();
    expect(await page('token=garbage')).not.toContain(clip);
    await postJson(`${server.url}/api/user/signup`, ayesha);
    const cookies = (await postJson(`${server.url}/api/user/signin`, ayesha)).headers
      .getSetCookie()
      .map((line) => line.split(';')[0]);
    expect(await page(['token=x', ...cookies].join('; '))).toContain(clip);
  });
});

describe('npm run dev', () => {
  it('listens only on localhost, for any HOST, and serves neither the database nor another file of its folder', async () => {
    const root = join(import.meta.dirname, '../..');
    // Inside the checkout, like .data, in a folder that Git and Vite's watcher ignore.
    const parent = temporaryFolder(join(root, 'node_modules'));
    const at = (path: string) => join(parent, path);
    for (const folder of ['data', '.data']) {
      mkdirSync(at(folder));
      writeFileSync(at(`${folder}/notes.txt`), ayesha.email);
    }
    writeFileSync(at('copy.db'), 'SQLite format 3');
    writeFileSync(at('plain.txt'), 'plain');
    const server = await testServer({ DATA_DIR: at('data'), HOST: '0.0.0.0' }, ['--dev']);
    await postJson(`${server.url}/api/user/signup`, ayesha);
    expect(readFileSync(at('data/steam.db-wal')).includes(ayesha.email)).toBe(true);

    const inBase64 = (text: string) =>
      Buffer.from(text)
        .toString('base64')
        .replace(/.{1,2}=*$/, '');
    const secret = new RegExp(
      [ayesha.email, 'SQLite format 3'].flatMap((text) => [text.replaceAll('.', '\\.'), inBase64(text)]).join('|'),
    );
    const queries = [
      '',
      '?raw',
      '?raw??',
      '?import&raw',
      '?import&raw??',
      '?inline&import',
      '?url',
      '?.svg?.wasm?init',
    ];
    for (const file of ['data/steam.db', 'data/steam.db-wal', 'data/notes.txt', '.data/notes.txt', 'copy.db']) {
      for (const path of [at(file).slice(root.length), `/@fs${at(file)}`]) {
        for (const query of queries) {
          const answer = await fetch(server.url + path + query);
          if (query === '') expect([path, answer.status]).toEqual([path, 403]);
          expect(await answer.text(), path + query).not.toMatch(secret);
        }
      }
    }
    expect(await (await fetch(`${server.url}/@fs${at('plain.txt')}`)).text()).toBe('plain');
    await expect(fetch(server.url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
  });
});

describe('The pages of the SHOW setting', () => {
  it('respond with 404 unless the setting lists them', async () => {
    const server = await testServer({ SHOW: 'none' });
    for (const path of ['/demo/', '/kit/', '/kit/iframe.html', '/add']) {
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404]);
    }
  });
});

describe('The OpenAPI document', () => {
  it('is generated from the schemas that validate requests', async () => {
    const api = await openApi(sqlite.create);
    const document = await (await api.get('/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const { schema } = document.paths['/contactus'].post.requestBody.content['application/json'];
    expect(schema.required).toEqual(['recipient', 'subject', 'body']);
  });
});
