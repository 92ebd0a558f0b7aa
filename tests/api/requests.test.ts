import { describe, expect, it } from 'vitest';
import { contentRoutes, postRoutes } from '../../src/server/api/routes.ts';
import { json, message, openApi } from './support/api.ts';
import { openApp } from './support/app.ts';
import { sqliteFiles } from './support/sqlite.ts';

const sqlite = sqliteFiles();
const api = await openApi(sqlite.create);

const sendText = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  api.send(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });

describe('A request', () => {
  it('to an unknown endpoint gets 404 and JSON', async () => {
    for (const path of ['/', '/nothing', '/course/', '/course/single', '/user', '/../package.json', '/.env']) {
      const response = await api.get(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await json(response)).toEqual({ message: expect.any(String) });
    }
  });

  it('with an unsupported method gets 405 and Allow', async () => {
    for (const path of Object.keys(contentRoutes)) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const response = await api.send(path, { method, headers: { 'X-HTTP-Method-Override': 'GET' } });
        expect([response.status, response.headers.get('allow')], `${method} ${path}`).toEqual([
          405,
          'GET, HEAD, OPTIONS',
        ]);
      }
    }
    for (const path of Object.keys(postRoutes)) {
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
        const response = await api.send(path, { method });
        expect([response.status, response.headers.get('allow')], `${method} ${path}`).toEqual([405, 'POST, OPTIONS']);
      }
    }
  });

  it.each([
    ['{"recipient":', 400],
    ['<xml/>', 400],
    ['[]', 400],
    ['null', 400],
    ['"text"', 400],
    ['', 422],
    ['{"__proto__":{"recipient":"a@b.pk"},"constructor":1}', 422],
    ['{"recipient":"a@b.pk","subject":"x","body":{"toString":"y"}}', 422],
  ])('with the body %j is rejected in the format of the contact endpoint', async (body, status) => {
    const response = await sendText('/contactus', body);
    expect(response.status).toBe(status);
    expect(await json(response)).toMatchObject({ success: false, data: { message: expect.any(String) } });
    expect(Object.hasOwn(Object.prototype, 'recipient')).toBe(false);
  });

  it('larger than 16 kB is rejected, with or without Content-Length', async () => {
    const large = JSON.stringify({ ...message, body: 'x'.repeat(17_000) });
    expect((await sendText('/contactus', large, { 'Content-Length': String(large.length) })).status).toBe(413);
    const chunks = new Blob([large]).stream();
    const response = await api.send('/contactus', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: chunks,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await json(response)).toMatchObject({
      success: false,
      data: { message: 'The request is larger than 16 kB.' },
    });
  });

  it('with thousands of nested lists gets 422', async () => {
    const body = `{"recipient":${'['.repeat(4_000)}${']'.repeat(4_000)}}`;
    expect((await sendText('/contactus', body)).status).toBe(422);
  });

  it('is accepted as JSON with a charset parameter', async () => {
    const response = await sendText('/contactus', JSON.stringify(message), {
      'Content-Type': 'Application/JSON; charset=utf-8',
    });
    expect(response.status).toBe(200);
  });
});

describe('Every response', () => {
  it('has security headers for JSON', async () => {
    const responses = [
      await api.get('/faq'),
      await api.get('/nothing'),
      await api.post('/user/signin', {}),
      await api.post('/contactus', message),
      await api.send('/faq', { method: 'OPTIONS' }),
    ];
    for (const { headers } of responses) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.has('strict-transport-security')).toBe(false);
      expect(headers.has('x-powered-by')).toBe(false);
    }
  });

  it('has Strict-Transport-Security if the site uses https', async () => {
    const https = await openApi(sqlite.create, { publicUrl: 'https://www.example.org' });
    expect((await https.get('/faq')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('has Strict-Transport-Security on each path behind an https proxy', async () => {
    const { get } = await openApp({ PUBLIC_URL: '', TRUST_PROXY: 'true' });
    for (const path of ['/', '/contactus', '/robots.txt', '/embed/v1/steam.js', '/api/faq']) {
      const { headers } = await get(`http://steam.example${path}`, { 'X-Forwarded-Proto': 'https' });
      expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000']);
    }
  });

  it('except a GET of content is no-store', async () => {
    const responses = [
      await api.get('/nothing'),
      await api.get('/course/single/nothing'),
      await api.post('/user/signin', {}),
      await api.post('/contactus', message),
    ];
    for (const { headers } of responses) expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('Every response to any request', () => {
  it('names its charset and reveals no internals', async () => {
    const paths = [...Object.keys(contentRoutes), ...Object.keys(postRoutes), '/nothing', '/%ff'];
    const bodies = ['', '{', '{}', '[]', '{"email":{}}', JSON.stringify(message), '\0', 'x'.repeat(20_000)];
    const types = ['application/json', 'text/plain', 'application/json; charset=utf-16', ''];
    for (const path of paths) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE']) {
        for (const [n, text] of (method === 'POST' ? bodies : ['']).entries()) {
          const body =
            method === 'POST' ? { body: text, headers: { 'Content-Type': types[n % types.length] ?? '' } } : {};
          const response = await api.send(path, { method, ...body });
          const received = await response.text();
          const where = `${method} ${path} ${text.slice(0, 20)}`;
          expect(response.status, where).toBeLessThan(500);
          if (received !== '')
            expect(response.headers.get('content-type'), where).toBe('application/json; charset=utf-8');
          if (!response.ok)
            expect(received, where).not.toMatch(/node_modules|\.ts\b|\bat \w+ \(|select |insert |sqlite|\/work|\/tmp/i);
          expect(response.headers.get('x-content-type-options'), where).toBe('nosniff');
        }
      }
    }
  });
});

describe('A server error', () => {
  it('has no stack, path or SQL in its response, and is logged with its reference and without the body', async () => {
    const broken = await openApi(sqlite.create);
    await broken.db.schema.dropTable('messages').execute();
    const response = await broken.post('/contactus', { ...message, body: 'a private matter' });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toMatch(/sqlite|messages|insert|node_modules|\.ts/i);
    const reference = /reference (\w+)/.exec(text)?.[1];
    expect(broken.log).toHaveLength(1);
    expect(broken.log[0]).toContain(`"reference":"${reference}"`);
    expect(broken.log[0]).not.toContain('a private matter');
  });

  it('is 503 if the database is lost, but content is still served', async () => {
    const lost = await openApi(sqlite.create);
    await lost.db.destroy();
    const list = await lost.get('/course');
    expect(list.status).toBe(200);
    const sent = await lost.post('/contactus', message);
    expect([sent.status, sent.headers.get('retry-after'), await json(sent)]).toEqual([
      503,
      '10',
      { success: false, data: { message: expect.any(String) } },
    ]);
  });
});
