import { describe, expect, it } from 'vitest';
import { openApp, site } from './support/app.ts';

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'office@school.pk' };
const paths = ['/account', '/forgot-password', '/new-password', '/confirm-email'];

type TestApp = Awaited<ReturnType<typeof openApp>>;

const post = ({ app }: TestApp, body: string, headers: Record<string, string> = {}) =>
  app.fetch(
    new Request(`${site}/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site, ...headers },
      body,
    }),
  );

describe('The pages for the owners of accounts', () => {
  it('are served, and exclude search engines with noindex', async () => {
    const server = await openApp(mail);
    for (const path of paths) {
      const answer = await server.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    }
    const sitemap = await server.text('/sitemap.xml');
    expect(paths.filter((path) => sitemap.includes(`${path}<`))).toEqual([]);
  });

  it('respond with 404 if API_HOST names another server, which does not have their API calls', async () => {
    const server = await openApp({ ...mail, API_HOST: 'http://127.0.0.1:1' });
    for (const path of paths) expect((await server.get(path)).status).toBe(404);
  });

  it('show the form for a forgotten password only with a mail server and PUBLIC_URL, which the links need', async () => {
    const hasForm = async (env: Record<string, string>) =>
      (await (await openApp(env)).text('/forgot-password')).includes('action="/forgot-password"');
    expect(await hasForm(mail)).toBe(true);
    expect(await hasForm({})).toBe(false);
    expect(await hasForm({ ...mail, PUBLIC_URL: '' })).toBe(false);
  });
});

describe('The form for a forgotten password, posted without scripts', () => {
  it('redirects every e-mail address to the same confirmation', async () => {
    const server = await openApp(mail);
    const answer = await post(server, 'email=nobody%40example.pk');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/forgot-password?sent']);
    expect(await server.text('/forgot-password?sent')).toContain('If there is an account with this e-mail address');
    const queued = await server.db.selectFrom('account_mails').select('recipient').execute();
    expect(queued).toEqual([{ recipient: 'nobody@example.pk' }]);
  });

  it('shows a message for an invalid e-mail address, and for too many requests', async () => {
    const server = await openApp({ ...mail, LIMIT_SIGNIN: '1' });
    const outcomes = [];
    for (const body of ['email=no', '', 'email=a%40b.pk', 'email=c%40d.pk'])
      outcomes.push((await post(server, body)).headers.get('location'));
    expect(outcomes.map((to) => to?.split('?')[1])).toEqual(['invalid', 'invalid', 'sent', 'later']);
  });

  it('rejects a POST from another site, and other methods than POST', async () => {
    const server = await openApp(mail);
    expect((await post(server, 'email=a%40b.pk', { Origin: 'https://evil.example' })).status).toBe(403);
    expect(await server.db.selectFrom('account_mails').selectAll().execute()).toEqual([]);
    const answer = await server.get('/forgot-password', {}, 'PUT');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});
