import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUp as deleteExpired } from '../../../src/server/retention.ts';
import { type AccountApi, changed, cookieOf, hourMs, openAccountApi, secretIn } from '../support/account-api.ts';
import { ayesha, highLimits, json, type NewDatabase } from '../support/api.ts';

export function forgottenPasswordSuite(newDatabase: NewDatabase): void {
  describe('The reset of a forgotten password', () => {
    let api: AccountApi;
    beforeEach(async () => {
      api = await openAccountApi(newDatabase);
    });
    const forgot = (email: string, headers = {}, address?: string) =>
      api.post('/user/forgot', { email }, headers, address);

    it('sends a link as HTML and text, which sets a new password once and ends all sessions', async () => {
      const session = cookieOf(await api.signIn());
      await forgot(' AYESHA@example.pk');
      const [mail] = await api.mails();
      expect(mail?.to).toEqual([ayesha.email]);
      expect(mail?.headers).toMatch(/^From: "?Green Valley"? <office@school\.pk>\r$/m);
      expect(mail?.headers).toMatch(/^Reply-To: "?Green Valley"? <help@school\.pk>\r$/m);
      expect(mail?.headers).toMatch(/^Auto-Submitted: auto-generated\r$/m);
      const link = api.catcher.linkIn(mail);
      expect(link).toMatch(/^https:\/\/www\.example\.org\/new-password#[\w-]{43}$/);
      expect(mail?.html).toContain(`href="${link}"`);
      for (const text of [mail?.text, mail?.html]) expect(text).toContain('until 2026-01-01 22:00 (Asia/Karachi)');

      const reset = { token: secretIn(link), ...changed };
      expect(await json(await api.post('/user/reset', reset))).toEqual({ success: true });
      expect((await api.post('/user/account', {}, session)).status).toBe(401);
      expect((await api.signIn()).status).toBe(401);
      expect((await api.signIn({ password: changed.password })).status).toBe(200);
      expect((await api.post('/user/reset', reset)).status).toBe(410);
      const [notice] = await api.mails();
      expect([notice?.to, notice?.text]).toEqual([
        [ayesha.email],
        expect.stringContaining('was changed on 2026-01-01 21:00'),
      ]);
      expect(api.log).toEqual([]);
    });

    it('responds equally, after the same work, to an unknown e-mail address, but sends no mail', async () => {
      const [known, unknown] = [await forgot(ayesha.email), await forgot('nobody@example.pk')];
      expect(unknown.status).toBe(known.status);
      expect(await unknown.text()).toBe(await known.text());
      expect([...unknown.headers]).toEqual([...known.headers]);
      expect((await api.mails()).map(({ to }) => to)).toEqual([[ayesha.email]]);
    });

    it('queues an equal row in account_mails for an e-mail address with and without an account', async () => {
      await forgot(ayesha.email);
      await forgot('nobody@example.pk');
      const time = api.now();
      const rows = await api.db.selectFrom('account_mails').selectAll().orderBy('recipient').execute();
      expect(rows.map(({ id, ...row }) => row)).toEqual(
        [ayesha.email, 'nobody@example.pk'].map((recipient) => ({
          ...{ kind: 'reset', recipient, user_id: '', created_at: time, due_at: time, tries: 0 },
        })),
      );
      expect(await api.db.selectFrom('account_links').selectAll().execute()).toEqual([]);
    });

    it('sends no link to a blocked account', async () => {
      await api.db.updateTable('users').set({ blocked_at: 1 }).execute();
      expect((await forgot(ayesha.email)).status).toBe(200);
      expect(await api.mails()).toEqual([]);
    });

    it('sends a link that is valid for one hour and stored only as a hash', async () => {
      const token = await api.forgottenSecret(ayesha.email);
      expect(JSON.stringify(await api.db.selectFrom('account_links').selectAll().execute())).not.toContain(token);
      api.wait(hourMs - 1);
      // A rejected password does not use the link up.
      const weak = await api.post('/user/reset', { token, password: 'short', cpassword: 'short' });
      expect(weak.status).toBe(422);
      api.wait(1);
      expect((await api.post('/user/reset', { token, ...changed })).status).toBe(410);
      await deleteExpired(api.db, 365, api.now());
      expect(await api.db.selectFrom('account_links').selectAll().execute()).toEqual([]);
    });

    it('accepts only one of several concurrent requests with the same link', async () => {
      const token = await api.forgottenSecret(ayesha.email);
      const answers = await Promise.all([1, 2, 3].map(() => api.post('/user/reset', { token, ...changed })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    });

    it('links to PUBLIC_URL, whatever the Host header of the request', async () => {
      const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
      await forgot(ayesha.email, headers);
      const [mail] = await api.mails();
      expect(api.catcher.linkIn(mail)).toMatch(/^https:\/\/www\.example\.org\//);
      expect(JSON.stringify(mail)).not.toContain('evil.example');
    });

    it('rejects links of another kind and invented links', async () => {
      const session = cookieOf(await api.signIn());
      await api.post('/user/email', { email: 'new@example.pk', current: ayesha.password }, session);
      const token = secretIn(api.catcher.linkIn((await api.mails())[0]));
      expect((await api.post('/user/reset', { token, ...changed })).status).toBe(410);
      for (const made of ['x'.repeat(43), 'x'.repeat(5_000), "' or 1=1", '\0']) {
        const answer = await api.post('/user/reset', { token: made, ...changed });
        expect([410, 422]).toContain(answer.status);
      }
      expect((await api.signIn()).status).toBe(200);
    });

    it('is limited for each e-mail address and network, with or without an account', async () => {
      for (const email of [ayesha.email, 'nobody@example.pk']) {
        const statuses = [];
        for (let n = 0; n < 6; n += 1) statuses.push((await forgot(email, {}, `198.51.100.${n}`)).status);
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      }
      const few = await openAccountApi(newDatabase, { limits: { ...highLimits, signin: 2 } });
      const answers = [];
      for (const n of [1, 2, 3]) answers.push(await few.post('/user/forgot', { email: `p${n}@example.pk` }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect(answers[2]?.headers.get('retry-after')).toBe('600');
      const guesses = [];
      for (const _ of [1, 2, 3]) guesses.push((await few.post('/user/reset', { token: 'guess', ...changed })).status);
      expect(guesses).toEqual([410, 410, 429]);
    });

    it('retries while the mail server is unavailable, and gives up after a day', async () => {
      const broken = await openAccountApi(
        newDatabase,
        {},
        { mail: { smtpUrl: 'smtp://127.0.0.1:1', to: 'a@school.pk' } },
      );
      await broken.post('/user/forgot', { email: ayesha.email });
      const tries = async () =>
        (await broken.db.selectFrom('account_mails').selectAll().execute()).map((row) => row.tries);
      await broken.mails();
      await broken.mails();
      expect(await tries()).toEqual([1]);
      broken.wait(5_000);
      await broken.mails();
      expect(await tries()).toEqual([2]);
      expect(broken.log).toEqual([
        expect.stringMatching(/^A mail to the owner of an account could not be sent and will be tried again: [^@]*$/),
      ]);
      await deleteExpired(broken.db, 365, broken.now() + 24 * hourMs - 5_001);
      expect(await tries()).toEqual([2]);
      await deleteExpired(broken.db, 365, broken.now() + 24 * hourMs - 5_000);
      expect(await tries()).toEqual([]);
    });

    it('responds with 404 on a server without a mail server', async () => {
      const off = await openAccountApi(newDatabase, { linkOrigin: undefined });
      const answer = await off.post('/user/forgot', { email: ayesha.email });
      expect([answer.status, await json(answer)]).toEqual([
        404,
        { success: false, message: expect.stringContaining('no mails') },
      ]);
    });
  });
}
