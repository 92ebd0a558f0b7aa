import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { createDetails } from '../../src/server/health/details.ts';
import { createHealth } from '../../src/server/health/health.ts';
import { createMetrics } from '../../src/server/health/metrics.ts';
import { healthRoutes } from '../../src/server/health/routes.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { message } from './support/api.ts';
import { cleanUp, postJson, testServer } from './support/clean-up.ts';
import { healthySchool } from './support/healthy-school.ts';
import { sqliteFiles } from './support/sqlite.ts';

const sqlite = sqliteFiles();

describe('/readyz?details and /metrics', () => {
  const token = 'token-of-the-monitor';
  const bearer = (given: string) => ({ headers: { Authorization: `Bearer ${given}` } });

  async function openRoutes(changed: Record<string, string> = {}) {
    const school = await healthySchool(sqlite.create);
    const settings = readSettings({ ...school.env, HEALTH_TOKEN: token, ...changed });
    let time = Date.now();
    const health = createHealth({ db: school.db, apiHost: undefined });
    const details = await createDetails({ settings, db: school.db }, () => time);
    const metrics = createMetrics(school.db, settings.notify);
    cleanUp(metrics.close);
    const wait = (ms: number) => {
      time += ms;
    };
    return {
      ...school,
      app: healthRoutes(health, { token, details, metrics }),
      bare: healthRoutes(health, undefined),
      wait,
    };
  }

  it('return the checks as JSON with the token, without a test mail, and at most one run a minute', async () => {
    const { app, mail, site, wait } = await openRoutes();
    const first = await app.request('/readyz?details', bearer(token));
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const body = await first.json();
    expect(body).toMatchObject({ ready: true, ok: true, version: packageJson.version });
    const names = body.checks.map(({ name }: { name: string }) => name);
    expect(names.sort().join()).toBe(
      'Address,Backup,Backup disk,Clock,Database,Disk,Mail,Media,Messages,Proxy,Version,Webhook',
    );
    const connections = mail.connections();
    await app.request('/readyz?details', bearer(token));
    expect(mail.connections()).toBe(connections);
    wait(61_000);
    await app.request('/readyz?details', bearer(token));
    expect(mail.connections()).toBeGreaterThan(connections);
    expect([mail.mails, site.events]).toEqual([[], []]);
  });

  it('return 503 with the problem, while /readyz still returns 200', async () => {
    const { app } = await openRoutes({ TRUST_PROXY: 'false' });
    const forwarded = { headers: { ...bearer(token).headers, 'X-Forwarded-For': '192.0.2.1' } };
    const details = await app.request('/readyz?details', forwarded);
    expect(details.status).toBe(503);
    expect((await details.json()).checks).toContainEqual(
      expect.objectContaining({
        name: 'Proxy',
        state: 'problem',
        whatToDo: expect.stringContaining('TRUST_PROXY=true'),
      }),
    );
    expect((await app.request('/readyz', forwarded)).status).toBe(200);
  });

  it.each([
    ['no token', {}],
    ['a wrong token', bearer('token-of-the-monitoR')],
    ['an empty token', bearer('')],
  ])('respond as if HEALTH_TOKEN was not set, with %s', async (_, init) => {
    const { app, bare } = await openRoutes();
    for (const path of ['/readyz?details', '/readyz', '/metrics']) {
      const [one, other] = await Promise.all([app.request(path, init), bare.request(path, bearer(token))]);
      expect([one.status, [...one.headers], await one.text()]).toEqual([
        other.status,
        [...other.headers],
        await other.text(),
      ]);
    }
    expect((await app.request('/metrics', init)).status).toBe(404);
    expect(await (await app.request('/readyz?details', init)).json()).toEqual({ ready: true, database: 'answers' });
  });

  it('count requests by route and status, and the messages that wait for their mail', async () => {
    const server = await testServer({
      HEALTH_TOKEN: token,
      SMTP_URL: 'smtp://127.0.0.1:1',
      NOTIFY_EMAIL: 'office@school.pk',
    });
    await Promise.all(
      ['/', '/faq?x=1', '/api/faq', '/api/nothing'].map(async (path) => (await fetch(server.url + path)).text()),
    );
    await postJson(`${server.url}/api/contactus`, message);
    const response = await fetch(`${server.url}/metrics`, bearer(token));
    const text = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(/^steam_http_request_duration_seconds_count\{route="page",status="2xx"\} [12]$/m);
    expect(text).toMatch(/^steam_http_request_duration_seconds_count\{route="api",status="4xx"\} 1$/m);
    expect(text).toMatch(/^steam_outbox_messages\{channel="mail",state="waiting"\} 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });
});
