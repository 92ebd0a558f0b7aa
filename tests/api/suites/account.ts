import { beforeEach, describe, expect, it } from 'vitest';
import { exportPerson } from '../../../src/records/people.ts';
import { type AccountApi, changed, cookieOf, openAccountApi, secretIn } from '../support/account-api.ts';
import { ayesha, json, message, type NewDatabase } from '../support/api.ts';

/** The API calls of the page `/account`. */
export function accountSuite(newDatabase: NewDatabase): void {
  describe('An account', () => {
    let api: AccountApi;
    let session: { Cookie: string };
    const call = (path: string, body: object = {}) => api.post(`/user/${path}`, body, session);
    const current = ayesha.password;
    beforeEach(async () => {
      api = await openAccountApi(newDatabase);
      session = cookieOf(await api.signIn());
    });

    it('is shown and changed by its owner only', async () => {
      expect(await json(await call('account'))).toEqual({
        success: true,
        account: {
          ...{ firstName: 'Ayesha', lastName: 'Khan', email: ayesha.email },
          ...{ emailConfirmed: false, phone: '+923001234567' },
        },
      });
      const profile = { firstName: 'Aisha', lastName: 'Khan', phone: '0300 7654321' };
      expect(await json(await call('profile', { ...profile, email: 'x@example.pk', role: 'admin' }))).toEqual({
        success: true,
        user: { _id: expect.any(String), firstName: 'Aisha', lastName: 'Khan', email: ayesha.email },
      });
      expect(await json(await call('account'))).toMatchObject({
        account: { firstName: 'Aisha', phone: '03007654321' },
      });
      expect((await call('profile', { ...profile, phone: 'call me' })).status).toBe(422);
      const calls = ['account', 'profile', 'email', 'password', 'signouteverywhere', 'data', 'erase'];
      for (const path of calls) {
        const answer = await api.post(`/user/${path}`, { ...profile, current, email: ayesha.email, ...changed });
        expect(answer.status, path).toBe(401);
      }
    });

    it('changes its e-mail address by a link to the new address, and sends a notice to the old one', async () => {
      const waiting = await api.forgottenSecret(ayesha.email);
      expect((await call('email', { email: 'New@example.pk', current: 'wrong' })).status).toBe(422);
      expect((await call('email', { email: 'New@example.pk', current })).status).toBe(200);
      const [mail] = await api.mails();
      expect(mail?.to).toEqual(['new@example.pk']);
      expect(`${mail?.text}${mail?.html}`).not.toContain('Ayesha');
      const link = api.catcher.linkIn(mail);
      expect(link).toMatch(/^https:\/\/www\.example\.org\/confirm-email#/);
      expect((await api.signIn()).status).toBe(200);

      const stranger = { ...ayesha, email: 'stranger@example.pk' };
      await api.post('/user/signup', stranger);
      const token = { token: secretIn(link) };
      expect((await api.post('/user/confirm', token)).status).toBe(401);
      expect((await api.post('/user/confirm', token, cookieOf(await api.signIn(stranger)))).status).toBe(403);
      expect((await call('confirm', token)).status).toBe(200);
      expect((await call('confirm', token)).status).toBe(410);
      expect(await json(await call('account'))).toMatchObject({
        account: { email: 'new@example.pk', emailConfirmed: true },
      });
      expect((await api.mails()).map(({ to, text }) => [to, /new e-mail address/.test(text)])).toEqual([
        [[ayesha.email], true],
      ]);
      expect((await api.signIn({ email: 'new@example.pk' })).status).toBe(200);
      // A link that was mailed to the old address no longer works.
      expect((await api.post('/user/reset', { token: waiting, ...changed })).status).toBe(410);
    });

    it('cannot take the e-mail address of another account, or find out that the account exists', async () => {
      await api.post('/user/signup', { ...ayesha, email: 'other@example.pk' });
      const free = await call('email', { email: 'free@example.pk', current });
      const taken = await call('email', { email: 'other@example.pk', current });
      expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()]);
      const [confirm, notice] = (await api.mails()).sort((a, b) => a.to.join().localeCompare(b.to.join()));
      expect([notice?.to, api.catcher.linkIn(notice)]).toEqual([['other@example.pk'], '']);
      // Another account takes the address after the mail.
      await api.post('/user/signup', { ...ayesha, email: 'free@example.pk' });
      expect((await call('confirm', { token: secretIn(api.catcher.linkIn(confirm)) })).status).toBe(409);
    });

    it('sends at most five mails in an hour', async () => {
      const statuses = [];
      for (let n = 0; n < 6; n += 1)
        statuses.push((await call('email', { email: `n${n}@example.pk`, current })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    it('sends one e-mail address at most five mails in an hour, from all accounts and of all kinds', async () => {
      const email = 'stranger@example.pk';
      for (let n = 0; n < 3; n += 1) {
        const account = { ...ayesha, email: `new${n}@example.pk` };
        await api.post('/user/signup', account);
        const cookie = cookieOf(await api.signIn(account));
        for (let mail = 0; mail < 3; mail += 1) await api.post('/user/email', { email, current }, cookie);
      }
      await api.post('/user/signup', { ...ayesha, email });
      const cookie = cookieOf(await api.signIn({ ...ayesha, email }));
      for (let n = 0; n < 8; n += 1) {
        const [now, next] = n % 2 === 0 ? [current, changed.password] : [changed.password, current];
        const change = { current: now, password: next, cpassword: next };
        expect((await api.post('/user/password', change, cookie)).status).toBe(200);
      }
      const rows = await api.db.selectFrom('account_mails').select(['kind', 'recipient']).execute();
      const count = (kind: string) => rows.filter((row) => row.recipient === email && row.kind === kind).length;
      expect([count('confirm'), count('password-changed')]).toEqual([5, 5]);
    });

    it('changes its password with the current one, and ends its other sessions', async () => {
      const other = cookieOf(await api.signIn());
      expect(await json(await call('password', { current: 'wrong', ...changed }))).toMatchObject({
        errors: { current: 'This is not your current password' },
      });
      expect((await call('password', { current, ...changed })).status).toBe(200);
      expect((await call('account')).status).toBe(200);
      expect((await api.post('/user/account', {}, other)).status).toBe(401);
      expect((await api.signIn({ password: changed.password })).status).toBe(200);
      expect((await api.mails()).map(({ to }) => to)).toEqual([[ayesha.email]]);
    });

    it('counts a wrong current password as a failed sign-in', async () => {
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await call('erase', { current: `wrong ${n}` })).status);
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
      expect((await api.signIn()).status).toBe(429);
      api.wait(2_000);
      expect((await api.signIn()).status).toBe(200);
    });

    it('ends all its sessions with “sign out everywhere”', async () => {
      const other = cookieOf(await api.signIn());
      const answer = await call('signouteverywhere');
      expect(answer.headers.get('set-cookie')).toMatch(/^__Host-sid=; .*; Max-Age=0$/);
      expect((await call('account')).status).toBe(401);
      expect((await api.post('/user/account', {}, other)).status).toBe(401);
    });

    it('downloads the same data as the office exports, with messages only if its e-mail address is confirmed', async () => {
      await api.post('/contactus', { ...message, recipient: ayesha.email });
      const file = async () => Object((await json(await call('data'))).data);
      // Anyone can register with another person's address: before its confirmation, the file has no messages.
      expect(await file()).toMatchObject({
        account: { phone: '+923001234567', email_confirmed_at: null },
        messages: [],
      });
      await api.post('/user/reset', { token: await api.forgottenSecret(ayesha.email), ...changed });
      session = cookieOf(await api.signIn({ password: changed.password }));
      await api.mails();
      const own = await file();
      expect(own).toMatchObject({
        messages: [{ subject: message.subject }],
        sessions: [{ created_at: '2026-01-01 21:00 (Asia/Karachi)' }],
      });
      expect(own).toEqual(JSON.parse(await exportPerson(api.db, ayesha.email, api.live.school().timeZone)));
      expect(JSON.stringify(own)).not.toMatch(/argon2|token_hash|password/);
    });

    it('is erased after entering the password, with its messages if its e-mail address is confirmed', async () => {
      await api.post('/contactus', { ...message, recipient: ayesha.email });
      expect((await call('erase', { current: 'wrong' })).status).toBe(422);
      await call('email', { email: ayesha.email, current });
      await call('confirm', { token: secretIn(api.catcher.linkIn((await api.mails())[0])) });
      expect(await api.mails()).toEqual([]);
      expect((await call('erase', { current })).status).toBe(200);
      for (const table of ['users', 'sessions', 'devices', 'account_links', 'account_mails', 'messages'] as const) {
        expect(await api.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
      }
      expect((await api.signIn()).status).toBe(401);
    });

    it('is erased, but messages of an unconfirmed e-mail address stay', async () => {
      await api.post('/contactus', { ...message, recipient: ayesha.email });
      expect((await call('erase', { current })).status).toBe(200);
      expect(await api.db.selectFrom('messages').select('subject').execute()).toEqual([{ subject: message.subject }]);
    });
  });
}
