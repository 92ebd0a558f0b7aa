import { describe, expect, it } from 'vitest';
import { cleanUp as cleanUpRows } from '../../../src/server/retention.ts';
import type { NewDatabase } from '../support/api.ts';
import { lightHash } from '../support/light-passwords.ts';
import { type OfficeBrowser, openOffice, password } from '../support/office.ts';

const minuteMs = 60_000;
const cookieName = '__Host-office';
const readMe = async (browser: OfficeBrowser) => (await browser.call('me/read', {})).status;

export function officeSessionsSuite(newDatabase: NewDatabase): void {
  describe('A session of the office', () => {
    it('starts with the password, in a cookie that scripts and other sites cannot use', async () => {
      const office = await openOffice(newDatabase);
      await office.addMember('desk');
      const browser = office.browser();
      expect((await browser.call('session/state', {})).output).toEqual({
        school: { name: 'STEAM Bazaar', logo: expect.any(String), timeZone: 'Asia/Karachi', language: 'en' },
        sendsMail: false,
        origin: 'https://steam.example',
      });
      const { output, headers } = await browser.call('session/sign-in', { email: ' DESK@school.pk ', password });
      expect(output.staff).toEqual({ id: expect.any(String), email: 'desk@school.pk', name: 'The desk', role: 'desk' });
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/),
        expect.stringMatching(
          /^__Host-office-device=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=7776000$/,
        ),
      ]);
      expect(await readMe(browser)).toBe(200);
      const rows = JSON.stringify(await office.db.selectFrom('staff_sessions').selectAll().execute());
      expect(rows).not.toContain(browser.cookies.get(cookieName));
    });

    it('uses a plain cookie on http', async () => {
      const office = await openOffice(newDatabase, { PUBLIC_URL: 'http://localhost' });
      await office.addMember('desk');
      const { headers } = await office.browser().call('session/sign-in', { email: 'desk@school.pk', password });
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
        expect.stringMatching(/^office-device=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=7776000$/),
      ]);
    });

    it('gets a new secret at each sign-in, which ends the previous session', async () => {
      const office = await openOffice(newDatabase);
      await office.addMember('desk');
      const browser = office.browser();
      browser.cookies.set(cookieName, 'chosen-by-an-attacker');
      await browser.call('session/sign-in', { email: 'desk@school.pk', password });
      const first = browser.cookies.get(cookieName) ?? '';
      expect(first).not.toBe('chosen-by-an-attacker');
      await browser.call('session/sign-in', { email: 'desk@school.pk', password });
      expect(browser.cookies.get(cookieName)).not.toBe(first);
      const thief = office.browser();
      thief.cookies.set(cookieName, first);
      expect([await readMe(browser), await readMe(thief)]).toEqual([200, 401]);
    });

    it('ends at sign-out, also for a stolen cookie', async () => {
      const office = await openOffice(newDatabase);
      const browser = await office.signedIn('desk');
      const thief = office.browser();
      thief.cookies.set(cookieName, browser.cookies.get(cookieName) ?? '');
      expect(await readMe(thief)).toBe(200);
      expect((await browser.call('session/sign-out', {})).status).toBe(200);
      expect(browser.cookies.has(cookieName)).toBe(false);
      expect([await readMe(browser), await readMe(thief)]).toEqual([401, 401]);
      expect((await browser.call('session/sign-out', {})).status).toBe(200);
    });

    it('ends after half an hour without a request, and after twelve hours with requests', async () => {
      const office = await openOffice(newDatabase);
      const idle = await office.signedIn('desk');
      const busy = await office.signedIn('editor');
      for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
        expect(await readMe(busy), `after ${minutes} minutes`).toBe(200);
        office.wait(20 * minuteMs);
        if (minutes === 0) expect(await readMe(idle)).toBe(200);
        if (minutes === 40) expect(await readMe(idle)).toBe(401);
      }
      expect(await readMe(busy)).toBe(401);
      await cleanUpRows(office.db, 365, office.now());
      expect(await office.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([]);
    });

    it('ends on other devices when the password changes, or on request', async () => {
      const office = await openOffice(newDatabase);
      const browser = await office.signedIn('desk');
      const other = office.browser();
      const signIn = (secret: string) => other.call('session/sign-in', { email: 'desk@school.pk', password: secret });
      await signIn(password);
      expect((await browser.call('me/read', {})).output.sessions).toBe(2);
      expect((await browser.call('me/sign-out-others', {})).status).toBe(200);
      expect([await readMe(browser), await readMe(other)]).toEqual([200, 401]);
      await signIn(password);
      const newPassword = 'nine orange boats';
      const change = (given: string, chosen: string) =>
        browser.call('me/change-password', { password: given, newPassword: chosen });
      expect((await change('wrong', newPassword)).error.errors).toEqual({ password: 'This is not your password' });
      expect((await change(password, 'password')).error.errors).toHaveProperty('newPassword');
      expect(await readMe(other)).toBe(200);
      expect((await change(password, newPassword)).status).toBe(200);
      expect([await readMe(browser), await readMe(other)]).toEqual([200, 401]);
      expect((await signIn(password)).status).toBe(401);
      expect((await signIn(newPassword)).status).toBe(200);
    });
  });

  describe('The sign-in of the office', () => {
    it('does not reveal who is a member of staff', async () => {
      const office = await openOffice(newDatabase);
      await office.addMember('desk');
      await office.db
        .insertInto('staff')
        .values({ id: 'i', email: 'invited@school.pk', name: '', role: 'desk', password_hash: '', created_at: 1 })
        .execute();
      const replies = await Promise.all(
        ['desk@school.pk', 'invited@school.pk', 'nobody@school.pk', 'no\0body', '%'].map(async (email) => {
          const { status, error } = await office.browser().call('session/sign-in', { email, password: 'guess' });
          return { status, error };
        }),
      );
      for (const reply of replies)
        expect(reply).toEqual({ status: 401, error: { message: 'Wrong email or password' } });
      const empty = await office.browser().call('session/sign-in', { email: 'invited@school.pk', password: '' });
      expect(empty.status).toBe(422);
    });

    it('delays guesses at one account, whether it exists or not', async () => {
      const office = await openOffice(newDatabase);
      await office.addMember('desk');
      for (const email of ['desk@school.pk', 'nobody@school.pk']) {
        const guess = (secret: string) => office.browser().call('session/sign-in', { email, password: secret });
        for (let n = 0; n < 5; n += 1) expect((await guess(`guess ${n}`)).status, `${email} ${n}`).toBe(401);
        const { status, headers } = await guess(password);
        expect([status, headers.get('retry-after')], email).toEqual([429, '1']);
      }
      office.wait(1_000);
      const right = await office.browser().call('session/sign-in', { email: 'desk@school.pk', password });
      expect(right.status).toBe(200);
    });

    it('accepts a browser that has signed in before, during guesses from many networks', async () => {
      const office = await openOffice(newDatabase, { LIMIT_SIGNIN: '10' });
      const owner = await office.signedIn('owner');
      const email = 'owner@school.pk';
      for (let network = 0; network < 120; network += 1) {
        const thief = office.browser(`2001:db8:7:${network.toString(16)}::1`);
        await thief.call('session/sign-in', { email, password: 'guess' });
        office.wait(31_000);
      }
      for (let n = 0; n < 12; n += 1) {
        await office.browser().call('session/sign-in', { email: `x${n}@school.pk`, password: 'guess' });
        await office.browser().call('session/passkey-options', {});
      }
      expect((await office.browser().call('session/sign-in', { email, password })).status).toBe(429);
      expect((await owner.call('session/sign-in', { email, password })).status).toBe(200);
      expect((await owner.call('session/passkey-options', {})).status).toBe(200);
      // The limit applies despite a device cookie of another account, or of an earlier password.
      const other = await office.addMember('desk');
      const forged = office.browser();
      const value = owner.cookies.get('__Host-office-device') ?? '';
      forged.cookies.set('__Host-office-device', value.replace(/^[^.]*/, other));
      expect((await forged.call('session/sign-in', { email: 'desk@school.pk', password })).status).toBe(429);
      await office.db
        .updateTable('staff')
        .set({ password_hash: await lightHash('nine orange boats') })
        .where('email', '=', email)
        .execute();
      const late = await owner.call('session/sign-in', { email, password: 'nine orange boats' });
      expect(late.status).toBe(429);
    });

    it('delays guesses with a stolen cookie of a known browser', async () => {
      const office = await openOffice(newDatabase);
      const thief = await office.signedIn('desk');
      const guess = () => thief.call('session/sign-in', { email: 'desk@school.pk', password: 'guess' });
      for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(401);
      expect((await guess()).status).toBe(429);
    });

    it('limits guesses from one network, also at unknown e-mail addresses', async () => {
      const office = await openOffice(newDatabase, { LIMIT_SIGNIN: '6' });
      await office.addMember('desk');
      const from = (address: string) => office.browser(address);
      for (let n = 0; n < 6; n += 1) {
        await from('192.0.2.7').call('session/sign-in', { email: `${n}@school.pk`, password: 'guess' });
      }
      const signIn = { email: 'desk@school.pk', password };
      expect((await from('192.0.2.7').call('session/sign-in', signIn)).status).toBe(429);
      expect((await from('198.51.100.1').call('session/sign-in', signIn)).status).toBe(200);
    });

    it('limits guesses at the password with a stolen session', async () => {
      const office = await openOffice(newDatabase);
      const thief = await office.signedIn('owner');
      for (let n = 0; n < 5; n += 1) {
        expect((await thief.call('session/confirm', { password: `guess ${n}` })).status).toBe(422);
      }
      expect((await thief.call('session/confirm', { password })).status).toBe(429);
      const change = { password, newPassword: 'nine orange boats' };
      expect((await thief.call('me/change-password', change)).status).toBe(429);
    });
  });
}
