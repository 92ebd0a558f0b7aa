import { describe, expect, it } from 'vitest';
import { type ActionName, actions, may, roles } from '../../../src/domain/office/actions.ts';
import { sampleSchool } from '../../../src/domain/school.ts';
import { officeDocument } from '../../../src/server/office/document.ts';
import { handlers } from '../../../src/server/office/handlers.ts';
import type { NewDatabase } from '../support/api.ts';
import { type OfficeBrowser, openOffice, password } from '../support/office.ts';

const names = Object.keys(handlers) as ActionName[];

/** Calls an action with invalid input: the status shows whether the checks of access passed. */
const status = async (browser: OfficeBrowser, name: ActionName) => {
  const response = await browser.send(`/office/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: '[]',
  });
  return response.status;
};
const rejectedInput = 400;
const noAssets = { entries: [], preloads: [], fonts: [] };

export function officeAccessSuite(newDatabase: NewDatabase): void {
  describe('The office', () => {
    it('responds with 404 until there is a member of staff', async () => {
      const office = await openOffice(newDatabase);
      const visitor = office.browser();
      for (const path of ['/office', '/office/messages', '/office/api/session/state']) {
        expect((await visitor.send(path)).status, path).toBe(404);
      }
      const state = await visitor.send('/office/api/session/state', { method: 'POST' });
      expect([state.status, await state.text()]).toEqual([404, '404 Not Found']);
      await office.addMember('owner');
      office.wait(3_000);
      expect((await visitor.send('/office')).status).toBe(200);
    });

    it('sends one document for all its pages, which cannot be cached, framed or indexed', async () => {
      const office = await openOffice(newDatabase);
      await office.addMember('owner');
      const texts = await Promise.all(
        ['/office', '/office/messages/x'].map(async (path) => {
          const response = await office.browser().send(path);
          expect(Object.fromEntries(response.headers)).toMatchObject({
            'cache-control': 'no-store',
            'content-type': 'text/html; charset=utf-8',
            'referrer-policy': 'no-referrer',
            'x-frame-options': 'DENY',
            'x-robots-tag': 'noindex',
            'content-security-policy': expect.stringContaining(`script-src 'self'; `),
          });
          return response.text();
        }),
      );
      expect(texts[0]).toBe(texts[1]);
      expect(texts[0]).toContain('<title>Office – STEAM Bazaar</title>');
      expect(texts[0]).toContain('<script type="module" src="/assets/office.js"></script>');
      expect(texts[0]).toContain('<div id="root"></div>');
    });

    it('escapes the name of the school in its document', () => {
      const html = officeDocument({ ...sampleSchool, name: '</title><script>x</script>' }, noAssets);
      expect(html).toContain('<title>Office – &lt;/title&gt;&lt;script&gt;x&lt;/script&gt;</title>');
    });

    it('runs each action only for the roles that may use it', async () => {
      const office = await openOffice(newDatabase);
      const visitor = office.browser();
      const staff = await Promise.all(roles.map(async (role) => ({ role, browser: await office.signedIn(role) })));
      expect(names.length).toBeGreaterThan(20);
      for (const name of names) {
        const isOpen = actions[name].for === 'anyone';
        expect(await status(visitor, name), `${name} without a session`).toBe(isOpen ? rejectedInput : 401);
        for (const { role, browser } of staff) {
          expect(await status(browser, name), `${name} as ${role}`).toBe(may(role, name) ? rejectedInput : 403);
        }
      }
    });

    it('asks for the password again, five minutes after it was entered', async () => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      const confirmed = names.filter((name) => 'confirmed' in actions[name]);
      expect(confirmed).toContain('staff/remove');
      const id = 'x';
      expect((await owner.call('staff/remove', { id })).status).toBe(404);
      office.wait(5 * 60_000);
      for (const name of confirmed) expect(await status(owner, name), name).toBe(403);
      expect((await owner.call('staff/remove', { id })).error).toEqual({
        message: 'Please enter your password again.',
        confirm: true,
      });
      const wrong = await owner.call('session/confirm', { password: 'six green kites' });
      expect([wrong.status, wrong.error.errors]).toEqual([422, { password: 'This is not your password' }]);
      expect((await owner.call('staff/remove', { id })).status).toBe(403);
      expect((await owner.call('session/confirm', { password })).status).toBe(200);
      expect((await owner.call('staff/remove', { id })).status).toBe(404);
    });

    it.each([
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['another host of the site', { 'Sec-Fetch-Site': 'same-site' }],
    ])('rejects the calls of %s', async (_, headers) => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      for (const name of names) expect((await owner.call(name, {}, headers)).status, name).toBe(403);
    });

    it('rejects a call with the Origin of another site and no Sec-Fetch-Site', async () => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      const send = (origin: string) =>
        owner.send('/office/api/me/read', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: origin },
          body: '{}',
        });
      for (const origin of ['https://evil.example', 'http://steam.example', 'null']) {
        expect((await send(origin)).status, origin).toBe(403);
      }
      expect((await send('https://steam.example')).status).toBe(200);
    });

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
      'rejects calls with the content type "%s", which a form of another site could send',
      async (type) => {
        const office = await openOffice(newDatabase);
        const owner = await office.signedIn('owner');
        const headers = type ? { 'Content-Type': type } : new Headers();
        const body = new TextEncoder().encode('{}');
        const response = await owner.send('/office/api/me/sign-out-others', { method: 'POST', headers, body });
        expect(response.status).toBe(415);
      },
    );

    it('rejects unknown actions, other methods, large bodies and invalid JSON', async () => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      const post = (path: string, body = '{}') =>
        owner.send(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      for (const name of ['', 'me', 'me/', 'me/read/', 'constructor', '__proto__', 'me%2Fread', 'toString/x']) {
        const response = await post(`/office/api/${name}`);
        expect([response.status, await response.json()], name).toEqual([404, { message: 'There is no such action.' }]);
      }
      expect((await owner.send('/office/api/me/read')).status).toBe(405);
      expect((await owner.send('/office', { method: 'POST' })).status).toBe(405);
      expect((await post('/office/api/me/read', `{"x":"${'x'.repeat(16 * 1024)}"}`)).status).toBe(413);
      expect((await post('/office/api/me/read', '{')).status).toBe(400);
    });
  });
}
