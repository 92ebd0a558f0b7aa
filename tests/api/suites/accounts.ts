import { beforeEach, describe, expect, it } from 'vitest';
import { createSessions } from '../../../src/server/api/users/sessions.ts';
import { full } from '../../full.ts';
import { ayesha, json, type NewDatabase, openApi, type TestApi } from '../support/api.ts';

const day = 86_400_000;
const sessionId = (response: Response) => /sid=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';

/** Sign-up, sign-in and sign-out. `isOther` skips the tests of validation, which does not use the database. */
export function accountsSuite(newDatabase: NewDatabase, isOther = false): void {
  describe('Sign-up', () => {
    let api: TestApi;
    beforeEach(async () => {
      api = await openApi(newDatabase);
    });
    const signUp = (fields: object = {}) => api.post('/user/signup', { ...ayesha, ...fields });

    it('creates an account that can sign in, and stores no password', async () => {
      const response = await signUp();
      expect([response.status, await json(response)]).toEqual([201, { success: true }]);
      const user = await api.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
      expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(JSON.stringify(user)).not.toContain(ayesha.password);
      expect(user).toMatchObject({ first_name: 'Ayesha', phone: '+923001234567' });
      expect((await api.post('/user/signin', ayesha)).status).toBe(200);
    });

    it.skipIf(isOther && !full)('names every missing field, with the messages of the forms', async () => {
      const response = await api.post('/user/signup', {});
      expect(response.status).toBe(422);
      expect(await json(response)).toEqual({
        success: false,
        message: 'First name is required',
        errors: {
          firstName: 'First name is required',
          lastName: 'Last name is required',
          email: 'Email is required',
          phone: 'Phone Number is required',
          password: 'Password is required',
          cpassword: 'Confirm password is required',
        },
      });
    });

    it.skipIf(isOther && !full).each([
      ['firstName', '   ', 'First name is required'],
      ['firstName', 'a\r\nb', 'First name must be one line of plain text'],
      ['lastName', 'x'.repeat(101), 'Last name must have at most 100 characters'],
      ['lastName', { $ne: '' }, 'Last name must be a text'],
      ['lastName', '\ud800', 'Last name holds a broken character'],
      ['email', 'no address', 'Invalid email address'],
      ['email', 'a@b,c@d', 'Invalid email address'],
      ['email', `${'a'.repeat(250)}@b.pk`, 'Email must have at most 254 characters'],
      ['phone', '12345', 'Phone Number must have 6 to 15 digits'],
      ['phone', '1234567890123456', 'Phone Number must have 6 to 15 digits'],
      ['phone', '0300 call me', 'Phone Number must have 6 to 15 digits'],
      ['password', 'short', 'Password must have at least 8 characters'],
      ['password', 'x'.repeat(257), 'Password must have at most 256 characters'],
      ['password', 'Password123', 'This password is among the most guessed; choose another'],
      ['cpassword', 'another one', 'Passwords do not match'],
    ])('rejects %s %j with a reason', async (field, value, why) => {
      const same = field === 'password' ? { cpassword: value } : {};
      const response = await signUp({ [field]: value, ...same });
      expect([response.status, await json(response)]).toEqual([
        422,
        { success: false, message: why, errors: { [field]: why } },
      ]);
    });

    it('accepts any long password unchanged, including surrounding spaces', async () => {
      const password = ` ${'پ'.repeat(64)} `;
      expect((await signUp({ password, cpassword: password })).status).toBe(201);
      expect((await api.post('/user/signin', { email: ayesha.email, password: password.trim() })).status).toBe(401);
      // The stored password is not truncated.
      const part = password.slice(0, -2);
      expect((await api.post('/user/signin', { email: ayesha.email, password: part })).status).toBe(401);
      expect((await api.post('/user/signin', { email: ayesha.email, password })).status).toBe(200);
    });

    it('ignores unknown fields', async () => {
      expect((await signUp({ id: 'mine', role: 'admin', success: true, __proto__: { admin: 1 } })).status).toBe(201);
      const user = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
      expect(user.id).not.toBe('mine');
    });

    it('accepts only one of several simultaneous sign-ups with the same e-mail address in any letter case', async () => {
      const emails = ['ayesha@example.pk', 'AYESHA@example.pk', 'Ayesha@Example.PK', ' ayesha@example.pk '];
      const responses = await Promise.all(emails.map((email) => signUp({ email })));
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      const refused = responses.find(({ status }) => status === 409);
      expect(refused && (await json(refused)).message).toMatch(/already/);
      expect(await api.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'ayesha@example.pk' }]);
    });
  });

  describe('Sign-in', () => {
    let api: TestApi;
    beforeEach(async () => {
      api = await openApi(newDatabase);
      await api.post('/user/signup', ayesha);
    });
    const signIn = (fields: object = {}, headers = {}) =>
      api.post('/user/signin', { email: ayesha.email, password: ayesha.password, ...fields }, headers);

    it('returns the user and a token, and sets an HttpOnly cookie', async () => {
      const response = await signIn({ email: 'AYESHA@example.pk' });
      expect(response.status).toBe(200);
      const [session, device] = response.headers.getSetCookie();
      expect(session).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(device).toMatch(/^device=[\w-]{43}; Path=\/api\/user; HttpOnly; SameSite=Lax; Max-Age=7776000$/);
      expect(await json(response)).toEqual({
        success: true,
        user: { _id: expect.any(String), firstName: 'Ayesha', lastName: 'Khan', email: 'ayesha@example.pk' },
        token: expect.stringMatching(/^[\w-]{43}$/),
      });
    });

    it('gives the same response for an unknown address and a wrong password', async () => {
      const wrong = await signIn({ password: 'seven red kites' });
      const unknown = await signIn({ email: 'nobody@example.pk' });
      const hostile = await signIn({ email: "' or 1=1 --\0" });
      expect([wrong.status, unknown.status, hostile.status]).toEqual([401, 401, 401]);
      const body = await wrong.text();
      expect(await unknown.text()).toBe(body);
      expect(await hostile.text()).toBe(body);
      expect(JSON.parse(body)).toEqual({ success: false, message: 'Wrong email or password' });
    });

    it('stores only hashes of the token and the cookie', async () => {
      const response = await signIn();
      const cookie = sessionId(response);
      const { token } = await json(response);
      const stored = JSON.stringify(await api.db.selectFrom('sessions').selectAll().execute());
      expect(stored).not.toContain(cookie);
      expect(stored).not.toContain(token);
    });

    it('starts a new session and ends the previous one, which prevents session fixation', async () => {
      const planted = await signIn({}, { Cookie: 'sid=planted' });
      const before = sessionId(planted);
      expect(before).not.toBe('planted');
      const after = sessionId(await signIn({}, { Cookie: `sid=${before}` }));
      const sessions = createSessions(api.db, () => Date.UTC(2026, 0, 1));
      expect(after).not.toBe(before);
      expect(await sessions.find(before)).toBeUndefined();
      expect(await sessions.find(after)).toMatchObject({ firstName: 'Ayesha' });
    });

    it('ends a session a week after its last use and a month after its start', async () => {
      let time = Date.UTC(2026, 0, 1);
      const sessions = createSessions(api.db, () => time);
      const { id } = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
      const left = (await sessions.begin(id)).sid;
      const used = (await sessions.begin(id)).sid;
      for (const days of [6, 12, 18, 24, 29]) {
        time = Date.UTC(2026, 0, 1) + days * day;
        expect(await sessions.find(used), `day ${days}`).toBeDefined();
      }
      expect(await sessions.find(left)).toBeUndefined();
      time += 2 * day;
      expect(await sessions.find(used)).toBeUndefined();
    });

    it('accepts the readable token for sign-out only', async () => {
      const response = await signIn();
      const { token } = await json(response);
      const sessions = createSessions(api.db, () => Date.UTC(2026, 0, 1));
      expect(await sessions.find(String(token))).toBeUndefined();
      expect((await api.post('/user/signout', { token })).status).toBe(200);
      expect(await sessions.find(sessionId(response))).toBeUndefined();
    });

    it('rehashes a password that was hashed with weaker parameters', async () => {
      const weak = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHRzYWx0$';
      const { hash } = await import('@node-rs/argon2');
      const old = await hash(ayesha.password, { memoryCost: 64, timeCost: 1 });
      expect(old.startsWith(weak.slice(0, 10))).toBe(true);
      await api.db.updateTable('users').set({ password_hash: old }).execute();
      expect((await signIn()).status).toBe(200);
      const { password_hash } = await api.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
      expect(password_hash).toContain('m=19456,t=2,p=1');
      expect((await signIn()).status).toBe(200);
    });
  });

  describe('Sign-out', () => {
    let api: TestApi;
    beforeEach(async () => {
      api = await openApi(newDatabase, { publicUrl: 'https://www.example.org' });
      await api.post('/user/signup', ayesha);
    });

    it('ends the session and clears the cookie, also if repeated', async () => {
      const cookie = sessionId(await api.post('/user/signin', ayesha));
      for (const _ of [1, 2]) {
        const response = await api.post('/user/signout', {}, { Cookie: `__Host-sid=${cookie}` });
        expect([response.status, await json(response)]).toEqual([200, { success: true }]);
        expect(response.headers.get('set-cookie')).toMatch(/^__Host-sid=; .*; Max-Age=0$/);
      }
      expect(await api.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    });

    it('binds the cookie to the host if the site uses https', async () => {
      const response = await api.post('/user/signin', ayesha);
      expect(response.headers.getSetCookie()[0]).toMatch(
        /^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      );
    });
  });
}
