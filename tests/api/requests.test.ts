import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentCalls, postCalls } from '../../src/server/api/routes.ts';
import { json, message, openApi, type TestApi } from './support/api.ts';
import { sqliteFiles } from './support/sqlite.ts';

const sqlite = sqliteFiles();
let api: TestApi;
beforeAll(async () => {
  api = await openApi(sqlite.create);
});
afterAll(async () => {
  await api.close();
  sqlite.remove();
});

const sendText = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  api.send(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });

describe('A request', () => {
  it('for a call that does not exist is answered with 404 and JSON', async () => {
    for (const path of ['/', '/nothing', '/course/', '/course/single', '/user', '/../package.json', '/.env']) {
      const answer = await api.get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await json(answer)).toEqual({ message: expect.any(String) });
    }
  });

  it('with a method that the call does not take is answered with 405 and what it takes', async () => {
    for (const path of Object.keys(contentCalls)) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await api.send(path, { method, headers: { 'X-HTTP-Method-Override': 'GET' } });
        expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, 'GET, HEAD, OPTIONS']);
      }
    }
    for (const path of Object.keys(postCalls)) {
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
        const answer = await api.send(path, { method });
        expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, 'POST, OPTIONS']);
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
  ])('with the body %j is refused in the contact message’s shape', async (body, status) => {
    const answer = await sendText('/contactus', body);
    expect(answer.status).toBe(status);
    expect(await json(answer)).toMatchObject({ success: false, data: { message: expect.any(String) } });
    expect(Object.hasOwn(Object.prototype, 'recipient')).toBe(false);
  });

  it('larger than 16 kB is refused, whether it says so or not', async () => {
    const large = JSON.stringify({ ...message, body: 'x'.repeat(17_000) });
    expect((await sendText('/contactus', large, { 'Content-Length': String(large.length) })).status).toBe(413);
    const chunks = new Blob([large]).stream();
    const answer = await api.send('/contactus', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: chunks,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await json(answer)).toMatchObject({
      success: false,
      data: { message: 'The request is larger than 16 kB.' },
    });
  });

  it('nested a thousand deep is read without harm', async () => {
    const body = `{"recipient":${'['.repeat(4_000)}${']'.repeat(4_000)}}`;
    expect((await sendText('/contactus', body)).status).toBe(422);
  });

  it('with the character set named is JSON too', async () => {
    const answer = await sendText('/contactus', JSON.stringify(message), {
      'Content-Type': 'Application/JSON; charset=utf-8',
    });
    expect(answer.status).toBe(200);
  });
});

describe('Every answer', () => {
  it('carries the headers that keep JSON from being anything else', async () => {
    const answers = [
      await api.get('/faq'),
      await api.get('/nothing'),
      await api.post('/user/signin', {}),
      await api.post('/contactus', message),
      await api.send('/faq', { method: 'OPTIONS' }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.has('strict-transport-security')).toBe(false);
      expect(headers.has('x-powered-by')).toBe(false);
    }
  });

  it('sends Strict-Transport-Security where the site is on https', async () => {
    const https = await openApi(sqlite.create, { publicUrl: 'https://www.example.org' });
    expect((await https.get('/faq')).headers.get('strict-transport-security')).toBe('max-age=31536000');
    await https.close();
  });

  it('to any request but a GET of content is no-store', async () => {
    const answers = [
      await api.get('/nothing'),
      await api.get('/course/single/nothing'),
      await api.post('/user/signin', {}),
      await api.post('/contactus', message),
    ];
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('Every answer to everything', () => {
  it('names its character set and reveals no internals', async () => {
    const paths = [...Object.keys(contentCalls), ...Object.keys(postCalls), '/nothing', '/%ff'];
    const bodies = ['', '{', '{}', '[]', '{"email":{}}', JSON.stringify(message), '\0', 'x'.repeat(20_000)];
    const types = ['application/json', 'text/plain', 'application/json; charset=utf-16', ''];
    for (const path of paths) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE']) {
        for (const [n, text] of (method === 'POST' ? bodies : ['']).entries()) {
          const body =
            method === 'POST' ? { body: text, headers: { 'Content-Type': types[n % types.length] ?? '' } } : {};
          const answer = await api.send(path, { method, ...body });
          const told = await answer.text();
          const where = `${method} ${path} ${text.slice(0, 20)}`;
          expect(answer.status, where).toBeLessThan(500);
          if (told !== '') expect(answer.headers.get('content-type'), where).toBe('application/json; charset=utf-8');
          if (!answer.ok)
            expect(told, where).not.toMatch(/node_modules|\.ts\b|\bat \w+ \(|select |insert |sqlite|\/work|\/tmp/i);
          expect(answer.headers.get('x-content-type-options'), where).toBe('nosniff');
        }
      }
    }
  });
});

describe('A failure on our side', () => {
  it('is answered without a stack, a path or SQL, and logged with its reference but without the body', async () => {
    const broken = await openApi(sqlite.create);
    await broken.db.schema.dropTable('messages').execute();
    const answer = await broken.post('/contactus', { ...message, body: 'a private matter' });
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).not.toMatch(/sqlite|messages|insert|node_modules|\.ts/i);
    const reference = /reference (\w+)/.exec(text)?.[1];
    expect(broken.log).toHaveLength(1);
    expect(broken.log[0]).toContain(`"reference":"${reference}"`);
    expect(broken.log[0]).not.toContain('a private matter');
    await broken.close();
  });

  it('is a 503 where the database is gone', async () => {
    const lost = await openApi(sqlite.create);
    await lost.db.destroy();
    const list = await lost.get('/course');
    expect([list.status, list.headers.get('retry-after')]).toEqual([503, '10']);
    const sent = await lost.post('/contactus', message);
    expect([sent.status, await json(sent)]).toEqual([503, { success: false, data: { message: expect.any(String) } }]);
  });
});
