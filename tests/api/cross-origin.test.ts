import { describe, expect, it } from 'vitest';
import { contentRoutes, postRoutes } from '../../src/server/api/routes.ts';
import { ayesha, message, openApi } from './support/api.ts';
import { sqliteFiles } from './support/sqlite.ts';

const sqlite = sqliteFiles();
const listed = 'https://site.example.org';
const api = await openApi(sqlite.create, { publicUrl: 'https://www.example.org', siteOrigins: [listed] });

const foreignOrigins = ['https://partner.example', 'null', 'https://www.example.org.evil.example', 'http://localhost'];
const sessionRoutes = Object.keys(postRoutes).filter((path) => path.startsWith('/user/'));
const allowOrigin = (response: Response) => response.headers.get('access-control-allow-origin');

describe('A page of another origin', () => {
  it('may read every GET and its errors, without credentials', async () => {
    for (const path of [...Object.keys(contentRoutes), '/nothing']) {
      for (const origin of foreignOrigins) {
        const response = await api.get(path, { Origin: origin, 'Sec-Fetch-Site': 'cross-site' });
        expect(allowOrigin(response), path).toBe('*');
        expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
        expect(response.headers.has('access-control-allow-credentials')).toBe(false);
      }
    }
  });

  it('gets CORS permission from a preflight', async () => {
    const ask = { Origin: 'https://partner.example', 'Access-Control-Request-Method': 'GET' };
    const response = await api.send('/course', { method: 'OPTIONS', headers: ask });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': '*, Authorization',
    });
  });

  it('may send the contact message, as a widget does', async () => {
    const origin = { Origin: 'https://partner.example', 'Sec-Fetch-Site': 'cross-site' };
    const preflight = await api.send('/contactus', { method: 'OPTIONS', headers: origin });
    expect([preflight.status, allowOrigin(preflight)]).toEqual([204, '*']);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    const response = await api.post('/contactus', message, origin);
    expect([response.status, allowOrigin(response)]).toEqual([200, '*']);
    const refused = await api.post('/contactus', {}, origin);
    expect([refused.status, allowOrigin(refused)]).toEqual([422, '*']);
  });

  it('may not call sign-in, sign-up or sign-out, and cannot read the response', async () => {
    for (const path of sessionRoutes) {
      for (const origin of foreignOrigins) {
        const preflight = await api.send(path, { method: 'OPTIONS', headers: { Origin: origin } });
        expect(allowOrigin(preflight), `${path} ${origin}`).toBeNull();
        const response = await api.post(path, ayesha, { Origin: origin });
        expect([response.status, allowOrigin(response)], `${path} ${origin}`).toEqual([403, null]);
        expect(response.headers.has('set-cookie')).toBe(false);
      }
      for (const site of ['cross-site', 'same-site']) {
        expect((await api.post(path, ayesha, { 'Sec-Fetch-Site': site })).status, path).toBe(403);
      }
    }
    expect(await api.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('may read Retry-After if a response has it', async () => {
    const exposed = (response: Response) => response.headers.get('access-control-expose-headers');
    expect(exposed(await api.get('/faq'))).toBeNull();
    const lost = await openApi(sqlite.create);
    await lost.db.destroy();
    const list = await lost.get('/course/seats/kitchen-chemistry', { Origin: 'https://partner.example' });
    expect([list.status, list.headers.has('retry-after'), exposed(list)]).toEqual([503, true, 'Retry-After']);
    // Another origin may not read the response of sign-in.
    const own = await lost.post('/user/signin', ayesha);
    expect([own.status, own.headers.has('retry-after'), exposed(own)]).toEqual([503, true, null]);
  });

  it('cannot send requests with a form, because forms cannot send JSON', async () => {
    for (const path of Object.keys(postRoutes)) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
        const response = await api.send(path, { method: 'POST', headers: { 'Content-Type': type }, body: '{}' });
        expect(response.status, `${path} ${type}`).toBe(415);
      }
    }
  });
});

describe('A site on another origin that SITE_ORIGINS lists', () => {
  it('may sign up and in, and read the response', async () => {
    const headers = { Origin: listed, 'Sec-Fetch-Site': 'cross-site' };
    const preflight = await api.send('/user/signin', { method: 'OPTIONS', headers });
    expect(allowOrigin(preflight)).toBe(listed);
    expect(preflight.headers.get('vary')).toBe('Origin');
    const up = await api.post('/user/signup', ayesha, headers);
    expect([up.status, allowOrigin(up)]).toEqual([201, listed]);
    const signedIn = await api.post('/user/signin', ayesha, headers);
    expect([signedIn.status, allowOrigin(signedIn)]).toEqual([200, listed]);
    expect(signedIn.headers.has('access-control-allow-credentials')).toBe(false);
  });
});

describe('A page of the site', () => {
  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://www.example.org' },
    { Origin: 'https://www.example.org' },
    { Origin: 'https://localhost' },
    {},
  ])('may sign in with the headers %j', async (headers) => {
    expect((await api.post('/user/signin', { email: 'a@b.pk', password: 'x' }, headers)).status).toBe(401);
  });
});
