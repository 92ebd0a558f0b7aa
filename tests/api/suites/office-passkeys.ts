import { describe, expect, it } from 'vitest';
import type { NewDatabase } from '../support/api.ts';
import { type CeremonyOptions, createAuthenticator } from '../support/authenticator.ts';
import { type OfficeBrowser, officeOrigin, openOffice, password, type TestOffice } from '../support/office.ts';

const minuteMs = 60_000;
type Authenticator = ReturnType<typeof createAuthenticator>;

async function addPasskey(browser: OfficeBrowser, authenticator: Authenticator, ceremony: CeremonyOptions = {}) {
  const { options } = (await browser.call('me/passkey-options', {})).output;
  return browser.call('me/add-passkey', { name: 'Phone', response: authenticator.create(options, ceremony) });
}

const optionsFor = async (browser: OfficeBrowser) => (await browser.call('session/passkey-options', {})).output.options;

async function signIn(browser: OfficeBrowser, authenticator: Authenticator, ceremony: CeremonyOptions = {}) {
  const response = authenticator.get(await optionsFor(browser), ceremony);
  return browser.call('session/passkey-sign-in', { response });
}

/** The row of a preview that a member of staff shares. */
async function shared({ db, now }: TestOffice, email: string) {
  const { id } = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return { staff_id: id, is_shared: 'yes', expires_at: now() + 1_000 };
}

/** Signs in a member of staff, and adds a passkey. */
async function withPasskey(office: TestOffice, email = 'owner@school.pk') {
  const browser = await office.signedIn('owner', email);
  const authenticator = createAuthenticator(officeOrigin);
  expect((await addPasskey(browser, authenticator)).status).toBe(200);
  return { browser, authenticator };
}

/**
 * Sign-in and confirmation with a passkey of a software authenticator.
 *
 * @param isOther runs only the tests that depend on the database
 */
export function officePasskeysSuite(newDatabase: NewDatabase, isOther = false): void {
  describe('A passkey of the office', () => {
    it('signs in without e-mail address and password', async () => {
      const office = await openOffice(newDatabase);
      const { browser, authenticator } = await withPasskey(office);
      const other = office.browser();
      const { output } = await signIn(other, authenticator);
      expect(output.staff?.email).toBe('owner@school.pk');
      expect([...other.cookies.keys()]).toEqual(['__Host-office', '__Host-office-device']);
      office.wait(1);
      expect((await signIn(other, authenticator)).status).toBe(200);
      const { passkeys } = (await browser.call('me/read', {})).output;
      expect(passkeys).toEqual([
        { id: authenticator.id, name: 'Phone', createdAt: expect.any(Number), usedAt: office.now() },
      ]);
      expect((await browser.call('staff/list', {})).output.staff[0]?.passkeys).toBe(1);
    });

    it.skipIf(isOther)('is not revealed before the sign-in', async () => {
      const office = await openOffice(newDatabase);
      await withPasskey(office);
      const options = await optionsFor(office.browser());
      expect(options).toMatchObject({ rpId: 'steam.example', userVerification: 'required' });
      expect(JSON.stringify(options)).not.toContain('"id"');
    });

    it.skipIf(isOther)('confirms an action, but not for another member', async () => {
      const office = await openOffice(newDatabase);
      const { browser, authenticator } = await withPasskey(office);
      const other = await withPasskey(office, 'other@school.pk');
      office.wait(5 * minuteMs);
      const remove = async () => (await browser.call('staff/remove', { id: 'x' })).status;
      const confirm = async (by: Authenticator) =>
        (await browser.call('session/confirm-passkey', { response: by.get(await optionsFor(browser)) })).status;
      expect([await remove(), await confirm(other.authenticator), await remove()]).toEqual([403, 422, 403]);
      expect([await confirm(authenticator), await remove()]).toEqual([200, 404]);
    });

    it.skipIf(isOther)('can be added only after entering the password', async () => {
      const office = await openOffice(newDatabase);
      const browser = await office.signedIn('owner');
      office.wait(5 * minuteMs);
      expect((await browser.call('me/passkey-options', {})).error.confirm).toBe(true);
    });

    it.each<[string, CeremonyOptions]>([
      ['at another site', { origin: 'https://steam.example.evil.example' }],
      ['at another port', { origin: `${officeOrigin}:8443` }],
      ['without a fingerprint, face or PIN', { isUserVerified: false }],
    ])('is rejected if it was used %s', async (_, ceremony) => {
      const office = await openOffice(newDatabase);
      const { browser, authenticator } = await withPasskey(office);
      const added = await addPasskey(browser, createAuthenticator(officeOrigin), ceremony);
      const used = await signIn(office.browser(), authenticator, ceremony);
      expect([added.status, used.status]).toEqual([422, 422]);
      expect((await signIn(office.browser(), authenticator)).status).toBe(200);
    });

    it('is removed by a new invitation, and by a new password unless the member keeps it', async () => {
      const office = await openOffice(newDatabase);
      const { browser: owner } = await withPasskey(office);
      const { browser: thief, authenticator } = await withPasskey(office, 'stolen@school.pk');
      const newPassword = 'nine orange boats';
      const change = (keepPasskeys: boolean) =>
        thief.call('me/change-password', { password, newPassword, keepPasskeys });
      expect((await change(true)).status).toBe(200);
      expect((await signIn(office.browser(), authenticator)).status).toBe(200);
      await office.db
        .insertInto('preview_links')
        .values({ id: 'p', ...(await shared(office, 'stolen@school.pk')) })
        .execute();
      const { output } = await owner.call('staff/invite', { email: 'stolen@school.pk', role: 'owner' });
      const token = output.link?.split('#')[1] ?? '';
      const accepted = await office.browser().call('invitation/accept', { token, name: 'Back', password: newPassword });
      expect(accepted.status).toBe(200);
      expect((await signIn(office.browser(), authenticator)).status).toBe(422);
      expect(await office.db.selectFrom('preview_links').select('id').execute()).toEqual([]);
      const changed = await owner.call('me/change-password', { password, newPassword });
      expect([changed.status, (await owner.call('me/read', {})).output.passkeys]).toEqual([200, []]);
    });

    it('is rejected with a challenge that was used, has expired, or belongs to another browser', async () => {
      const office = await openOffice(newDatabase);
      const { authenticator } = await withPasskey(office);
      const browser = office.browser();
      const cookieName = '__Host-office-challenge';
      const options = await optionsFor(browser);
      const kept = browser.cookies.get(cookieName) ?? '';
      const response = authenticator.get(options);
      const send = async (from: OfficeBrowser) => (await from.call('session/passkey-sign-in', { response })).status;
      const victim = office.browser();
      await optionsFor(victim);
      expect([await send(office.browser()), await send(victim), await send(browser)]).toEqual([422, 422, 200]);
      browser.cookies.set(cookieName, kept);
      expect(await send(browser)).toBe(422);
      const late = office.browser();
      const lateResponse = authenticator.get(await optionsFor(late));
      office.wait(5 * minuteMs);
      expect((await late.call('session/passkey-sign-in', { response: lateResponse })).status).toBe(422);
    });

    it.skipIf(isOther)('is rejected with a challenge for another purpose', async () => {
      const office = await openOffice(newDatabase);
      const { browser, authenticator } = await withPasskey(office);
      const { options } = (await browser.call('me/passkey-options', {})).output;
      const signingIn = await browser.call('session/passkey-sign-in', { response: authenticator.get(options) });
      const response = createAuthenticator(officeOrigin).create(await optionsFor(browser));
      const adding = await browser.call('me/add-passkey', { name: 'x', response });
      expect([signingIn.status, adding.status]).toEqual([422, 422]);
    });

    it.skipIf(isOther)('is rejected if its signature counter goes back, which reveals a copy', async () => {
      const office = await openOffice(newDatabase);
      const { authenticator } = await withPasskey(office);
      await office.db.updateTable('staff_passkeys').set({ counter: 1_000 }).execute();
      expect((await signIn(office.browser(), authenticator)).status).toBe(422);
    });

    it.skipIf(isOther)('is rejected if its signature or id is wrong', async () => {
      const office = await openOffice(newDatabase);
      const { authenticator } = await withPasskey(office);
      const forger = createAuthenticator(officeOrigin);
      const browser = office.browser();
      expect((await signIn(browser, forger)).status).toBe(422);
      const forged = { ...forger.get(await optionsFor(browser)), id: authenticator.id, rawId: authenticator.id };
      expect((await browser.call('session/passkey-sign-in', { response: forged })).status).toBe(422);
      for (const response of [{}, { id: '\0' }, { ...forged, response: 'x' }, { ...forged, type: '__proto__' }]) {
        expect((await browser.call('session/passkey-sign-in', { response })).status).toBe(422);
      }
      expect(office.log).toEqual([]);
    });

    it('cannot sign in after it or its member is removed', async () => {
      const office = await openOffice(newDatabase);
      const first = await withPasskey(office);
      const second = await withPasskey(office, 'second@school.pk');
      const { id } = (await second.browser.call('me/read', {})).output.self;
      const foreign = await first.browser.call('me/remove-passkey', { id: second.authenticator.id });
      expect(foreign.status).toBe(404);
      expect((await first.browser.call('me/remove-passkey', { id: first.authenticator.id })).status).toBe(200);
      expect((await first.browser.call('staff/remove', { id })).status).toBe(200);
      for (const { authenticator } of [first, second]) {
        expect((await signIn(office.browser(), authenticator)).status).toBe(422);
      }
    });
  });
}
