import { describe, expect, it } from 'vitest';
import { everyNth } from '../full.ts';
import { testServer } from './support/clean-up.ts';
import { raw, statuses } from './support/raw.ts';

const server = await testServer();

/** A smuggled request: if the server processes it, the test receives a second response. */
const smuggled = 'GET /api/winner HTTP/1.1\r\nHost: hidden\r\nConnection: close\r\n\r\n';
const post = (headers: string, body: string) =>
  `POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}${smuggled}`;
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const ask = async (bytes: string | Buffer, responses?: number) => statuses(await raw(server.url, bytes, responses));
/** Sends one request and reads the whole response. */
const once = (method: string, path: string, headers = '') =>
  raw(server.url, `${method} ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);

describe('A smuggled request', () => {
  it.each([
    ['both lengths', post('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n')],
    ['both lengths, in reverse order', post('Transfer-Encoding: chunked\r\nContent-Length: 4', '2\r\n{}\r\n0\r\n\r\n')],
    ['two lengths', post('Content-Length: 2\r\nContent-Length: 40', '{}')],
    ['the same length twice', post('Content-Length: 2\r\nContent-Length: 2', '{}')],
    ['an unknown encoding', post('Transfer-Encoding: xchunked', '0\r\n\r\n')],
    ['an encoding behind a vertical tab', post('Transfer-Encoding: \x0bchunked', '0\r\n\r\n')],
    ['chunked not last', post('Transfer-Encoding: chunked, identity', '0\r\n\r\n')],
    ['two encodings', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', '0\r\n\r\n')],
    ['a space before the colon', post('Content-Length : 2', '{}')],
    ['a length with a sign', post('Content-Length: +2', '{}')],
    ['a negative length', post('Content-Length: -2', '{}')],
    ['a length in hex', post('Content-Length: 0x2', '{}')],
    ['a folded header', post('X-A: b\r\n Content-Length: 2\r\nContent-Length: 2', '{}')],
    ['a chunk of no size', post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n')],
    ['a chunk of a negative size', post('Transfer-Encoding: chunked', '-1\r\n{}\r\n0\r\n\r\n')],
    ['chunks that end in a bare LF', post('Transfer-Encoding: chunked', '2\n{}\n0\n\n')],
    ['lines that end in a bare LF', `GET /api/faq HTTP/1.1\nHost: x\n\n${smuggled}`],
    ['a NUL in a header', get('/api/faq', 'X: a\0b\r\n') + smuggled],
    ['a NUL in the path', get('/api/f\0aq') + smuggled],
    ['no host', `GET /api/faq HTTP/1.1\r\n\r\n${smuggled}`],
    ['HTTP/0.9', `GET /\r\n\r\n${smuggled}`],
    ['HTTP/9.9', `GET / HTTP/9.9\r\nHost: x\r\n\r\n${smuggled}`],
    ['the preface of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${smuggled}`],
    ['an unknown method', `HACK / HTTP/1.1\r\nHost: x\r\n\r\n${smuggled}`],
    ['a TLS hello', Buffer.from('16030100c8010000c4', 'hex')],
    ['noise', Buffer.from(Array.from({ length: 2_000 }, (_, n) => (n * 7_919) % 256))],
    ['invalid UTF-8 in the path', Buffer.from(get('/api/course/single/\xff\xfe\xc0\x80') + smuggled, 'latin1')],
  ])('is never processed: %s closes the connection with 400', async (_what, bytes) => {
    expect(await ask(bytes)).toEqual([400]);
  });

  it.each([
    ['a header of 20 kB', get('/api/faq', `X: ${'a'.repeat(20_000)}\r\n`) + smuggled, [431]],
    ['3,000 headers', get('/api/faq', 'abcd: e\r\n'.repeat(3_000)) + smuggled, [431]],
    ['a path of 20 kB', get(`/${'a'.repeat(20_000)}`) + smuggled, [431]],
    [
      'a chunk with 100 kB of extensions',
      post('Transfer-Encoding: chunked', `2;${'a'.repeat(100_000)}\r\n{}\r\n0\r\n\r\n`),
      [413],
    ],
    [
      'trailers of 100 kB',
      post('Transfer-Encoding: chunked', `2\r\n{}\r\n0\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`),
      [431],
    ],
  ])('is never processed: %s is rejected', async (_what, bytes, expected) => {
    expect(await ask(bytes)).toEqual(expected);
  });

  it('is processed in order if it is a valid pipelined request', async () => {
    expect(await ask(get('/api/winner') + get('/api/nothing') + smuggled)).toEqual([200, 404, 200]);
    expect(await ask(post('Transfer-Encoding: chunked', '2\r\n{}\r\n0\r\nContent-Type: text/plain\r\n\r\n'))).toEqual([
      422, 200,
    ]);
    expect(await ask(get('/api/winner', `Content-Length: ${smuggled.length}\r\n`) + smuggled + smuggled)).toEqual([
      200, 200,
    ]);
  });
});

describe('A malformed request', () => {
  it('with undecodable bytes in its path gets the response of an unknown URL', async () => {
    for (const path of [
      '/api/course/single/%ff%c0%80',
      '/course-details/%ff%c0%80',
      '/%',
      '/blog-details/%E0%A4%A',
      '/%00',
    ]) {
      const received = await once('GET', path);
      expect(statuses(received)[0], path).toBeLessThan(500);
      expect(received).not.toMatch(/node_modules|URIError|\n\s+at /);
    }
  });

  it('cannot choose the origin or the redirect target of a page', async () => {
    for (const host of ['a"><script>alert(1)</script>', 'evil/x?y', 'good@evil', 'a b', '']) {
      const received = await raw(server.url, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect([statuses(received), /alert|evil/.test(received)], host).toEqual([[400], false]);
    }
    for (const path of [
      '//evil.example/',
      '//evil.example//',
      '/\\evil.example/',
      '/%2f%2fevil.example/',
      '/x%0d%0aSet-Cookie:a=b/',
    ]) {
      const received = await once('GET', path);
      expect(received, path).not.toMatch(/^location: (https?:)?\/[/\\]/im);
      expect(received, path).not.toMatch(/^set-cookie/im);
    }
    expect(await ask(`GET http://evil.example/api/winner HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toEqual([
      200,
    ]);
  });

  it('with another method than GET or HEAD gets 405 and Allow', async () => {
    for (const path of ['/', '/explore-allcourses', '/assets/x.js', '/media/x.svg', '/embed/v1/steam.js', '/demo/']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']) {
        const received = await once(method, path, 'Content-Length: 0\r\nX-HTTP-Method-Override: GET\r\n');
        expect([statuses(received), /^allow: (.*)\r$/im.exec(received)?.[1]], `${method} ${path}`).toEqual([
          [405],
          'GET, HEAD',
        ]);
      }
    }
    expect(await once('PUT', '/contactus')).toMatch(/^allow: GET, HEAD, POST\r$/im);
    expect(statuses(await once('OPTIONS', '/'))).toEqual([204]);
    expect(statuses(await once('CONNECT', 'evil.example:443'))).toEqual([]);
  });

  it('that is incomplete is not logged as a failure', async () => {
    const before = server.output();
    const broken = post('Transfer-Encoding: chunked', 'zz\r\n');
    await raw(server.url, broken);
    await raw(server.url, broken.replace('/api/contactus', '/contactus'));
    await once('GET', '/api/winner');
    expect(server.output()).toBe(before);
  });
});

describe('A private file', () => {
  const climbs = [
    '..',
    '%2e%2e',
    '.%2e',
    '%2e.',
    '..%2f',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '....//',
    '..;',
    '.../.',
  ];
  const roots = [
    '/',
    '/assets/',
    '/media/',
    '/downloads/x/y',
    '/demo/',
    '/demo/npm/bootstrap/',
    '/embed/',
    '/embed/v1/',
    '/embed/0.0.1/',
    '/api/',
  ];
  const secrets = ['package.json', 'src/server/main.ts', '.data/steam.db', '.git/config', 'etc/passwd'];

  it('cannot be reached by path traversal from any folder', async () => {
    const steps = climbs.map((climb) => (/%2f$|\/$|%5c$|\\$/i.test(climb) ? climb : `${climb}/`));
    const depths = steps.flatMap((step) => [1, 3, 8].map((depth) => step.repeat(depth)));
    const paths = roots.flatMap((root) => depths.flatMap((up) => secrets.map((secret) => root + up + secret)));
    // 7 is coprime to the length of each list, so the sample has each pair of folder, step, depth and file.
    for (const path of everyNth(paths, 7)) {
      const received = await once('GET', path);
      expect(received, path).not.toMatch(/root:x:|"private": true|SQLite format|repositoryformat|import \{/);
      expect([200, 206, 500]).not.toContain(statuses(received)[0]);
    }
  });

  it('gets 404', async () => {
    const smuggled = [
      '.env',
      '.git/HEAD',
      '.data/steam.db',
      'steam.db',
      'steam.db-wal',
      'package.json',
      'index.js.map',
      '.htaccess',
      'dist/stamp',
    ];
    for (const root of roots) {
      for (const name of [
        ...smuggled,
        '.DS_Store',
        'server/entry-server.js',
        'style.css.map',
        'index.html%00.png',
        '~',
      ]) {
        expect(statuses(await once('GET', root + name))[0], root + name).toBe(404);
      }
    }
  });
});
