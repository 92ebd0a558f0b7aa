import { describe, expect, it } from 'vitest';
import { staffCommands } from '../../../src/cli/staff.ts';
import type { Role } from '../../../src/domain/office/actions.ts';
import { cleanUp as cleanUpRows } from '../../../src/server/retention.ts';
import type { NewDatabase } from '../support/api.ts';
import { type OfficeBrowser, officeOrigin, openOffice, password, type TestOffice } from '../support/office.ts';

const hourMs = 3_600_000;
const tokenOf = (link: string | undefined) => link?.split('#')[1] ?? '';
const chosen = { name: 'Sana', password: 'nine orange boats' };

const invite = async (owner: OfficeBrowser, email: string, role: Role) =>
  tokenOf((await owner.call('staff/invite', { email, role })).output.link);

const logOf = async (office: TestOffice) =>
  (await office.db.selectFrom('staff_log').select(['by_email', 'action', 'subject']).orderBy('at').execute()).map(
    ({ by_email, action, subject }) => `${by_email} ${action} ${subject}`.trim(),
  );

export function officeStaffSuite(newDatabase: NewDatabase): void {
  describe('An invitation to the office', () => {
    it('lets a new member choose a name and a password, once', async () => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      const { link } = (await owner.call('staff/invite', { email: 'Sana@School.pk', role: 'editor' })).output;
      expect(link).toMatch(/^https:\/\/steam\.example\/office\/invitation#[\w-]{43}$/);
      const token = tokenOf(link);
      const { staff } = (await owner.call('staff/list', {})).output;
      expect(staff.map(({ email, isInvited }) => `${email} ${isInvited}`).sort()).toEqual([
        'owner@school.pk false',
        'sana@school.pk true',
      ]);
      const sana = office.browser();
      const read = await sana.call('invitation/read', { token });
      expect(read.output).toEqual({ email: 'sana@school.pk', role: 'editor' });
      const weak = await sana.call('invitation/accept', { token, name: ' ', password: 'password' });
      expect(Object.keys(weak.error.errors ?? {})).toEqual(['name', 'password']);
      const { output } = await sana.call('invitation/accept', { token, ...chosen });
      expect(output.staff).toMatchObject({ email: 'sana@school.pk', name: 'Sana', role: 'editor' });
      expect((await sana.call('me/read', {})).status).toBe(200);
      const again = office.browser();
      expect((await again.call('invitation/read', { token })).status).toBe(404);
      expect((await again.call('invitation/accept', { token, ...chosen })).status).toBe(404);
      const signIn = { email: 'sana@school.pk', password: chosen.password };
      expect((await again.call('session/sign-in', signIn)).status).toBe(200);
      expect(JSON.stringify(await office.db.selectFrom('staff_log').selectAll().execute())).not.toContain(token);
    });

    it('accepts only one of two simultaneous requests', async () => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      const token = await invite(owner, 'sana@school.pk', 'desk');
      const accept = () => office.browser().call('invitation/accept', { token, ...chosen });
      const replies = await Promise.all([accept(), accept()]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    });

    it('expires after 48 hours, and when another one replaces it', async () => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      const first = await invite(owner, 'sana@school.pk', 'desk');
      const second = await invite(owner, 'sana@school.pk', 'desk');
      const status = async (token: string) => (await office.browser().call('invitation/read', { token })).status;
      expect([await status(first), await status(second)]).toEqual([404, 200]);
      office.wait(48 * hourMs);
      expect(await status(second)).toBe(404);
      expect((await office.browser().call('invitation/accept', { token: second, ...chosen })).status).toBe(404);
      await cleanUpRows(office.db, 365, office.now());
      expect(await office.db.selectFrom('staff_links').selectAll().execute()).toEqual([]);
    });

    it('replaces a lost password, and ends existing sessions', async () => {
      const office = await openOffice(newDatabase);
      const before = await office.signedIn('desk');
      const options = { email: 'desk@school.pk', role: undefined, origin: officeOrigin, timeZone: 'UTC' };
      const token = tokenOf(await staffCommands.link(office.db, options));
      // The command uses the real time: set the office's clock to it.
      office.wait(Date.now() - office.now());
      const after = office.browser();
      await after.call('invitation/accept', { token, ...chosen });
      expect((await after.call('me/read', {})).status).toBe(200);
      expect((await before.call('me/read', {})).status).toBe(401);
      const old = { email: 'desk@school.pk', password };
      expect((await office.browser().call('session/sign-in', old)).status).toBe(401);
    });

    it('does not change the role of a member', async () => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      await office.addMember('desk');
      const { status, error } = await owner.call('staff/invite', { email: 'desk@school.pk', role: 'owner' });
      expect([status, Object.keys(error.errors ?? {})]).toEqual([409, ['email']]);
    });
  });

  describe('The command for staff', () => {
    it('creates an owner first, lists the staff, and requires a role for each further member', async () => {
      const { db } = await openOffice(newDatabase);
      const run = (command: keyof typeof staffCommands, email = '', role?: string) =>
        staffCommands[command](db, { email, role, origin: officeOrigin, timeZone: 'UTC' });
      expect(await run('list')).toBe('Nobody. Add an owner: npm run office -- staff add EMAIL');
      expect(await run('add', ' Sana@School.pk')).toMatch(
        /as owner\.[^#]*\nhttps:\/\/steam\.example\/office\/invitation#/,
      );
      await expect(run('add', 'sana@school.pk', 'desk')).rejects.toThrow('is a member of staff already');
      await expect(run('add', 'desk@school.pk')).rejects.toThrow('Name the role');
      await expect(run('add', 'desk@school.pk', 'admin')).rejects.toThrow('Name the role');
      await expect(run('add', 'desk', 'desk')).rejects.toThrow('desk is no e-mail address');
      await run('add', 'desk@school.pk', 'desk');
      const lines = (await run('list')).split('\n').map((line) => line.replace(/^.*?\) +/, ''));
      expect(lines.sort()).toEqual(['desk    desk@school.pk  (invited)', 'owner   sana@school.pk  (invited)']);
      expect(await run('remove', 'desk@school.pk')).toBe('Removed.');
      await expect(run('link', 'desk@school.pk')).rejects.toThrow('is no member of staff');
      await expect(run('remove', 'sana@school.pk')).rejects.toThrow('the only owner');
    });
  });

  describe('A member of staff', () => {
    it('loses sessions, passkeys, invitations and draft when removed', async () => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      const editor = await office.signedIn('editor');
      const { id } = (await editor.call('me/read', {})).output.self;
      const plain = {
        base: '',
        source: 'folder',
        author: '',
        note: '',
        summary: '',
        document: '',
        media: '[]',
      } as const;
      await office.db
        .insertInto('versions')
        .values({ id, owner: id, ...plain, at: 1 })
        .execute();
      expect((await owner.call('staff/remove', { id })).status).toBe(200);
      expect((await editor.call('me/read', {})).status).toBe(401);
      expect((await owner.call('staff/remove', { id })).status).toBe(404);
      for (const table of ['staff_sessions', 'versions'] as const) {
        const rows = await office.db.selectFrom(table).selectAll().execute();
        expect(
          rows.filter((row) => Object.values(row).includes(id)),
          table,
        ).toEqual([]);
      }
    });

    it('can use a new role immediately', async () => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      const desk = await office.signedIn('desk');
      const { id } = (await desk.call('me/read', {})).output.self;
      expect((await desk.call('staff/list', {})).status).toBe(403);
      await owner.call('staff/change-role', { id, role: 'owner' });
      expect((await desk.call('staff/list', {})).status).toBe(200);
    });

    it('stays an owner if no other owner can sign in', async () => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      const { id } = (await owner.call('me/read', {})).output.self;
      await invite(owner, 'invited@school.pk', 'owner');
      const tries = () => [owner.call('staff/remove', { id }), owner.call('staff/change-role', { id, role: 'desk' })];
      for (const { status, error } of await Promise.all(tries())) {
        expect([status, error.message]).toEqual([409, expect.stringContaining('the only owner')]);
      }
      const options = { email: 'owner@school.pk', role: undefined, origin: officeOrigin, timeZone: 'UTC' };
      await expect(staffCommands.remove(office.db, options)).rejects.toThrow('the only owner');
      await office.addMember('owner', 'second@school.pk');
      expect((await owner.call('staff/change-role', { id, role: 'desk' })).status).toBe(200);
    });

    it('stays as the only owner if two owners remove each other at the same time', async () => {
      const office = await openOffice(newDatabase);
      const owners = [await office.signedIn('owner', 'a@school.pk'), await office.signedIn('owner', 'b@school.pk')];
      const ids = await Promise.all(owners.map(async (one) => (await one.call('me/read', {})).output.self.id));
      await Promise.all(owners.map((one, index) => one.call('staff/remove', { id: ids[1 - index] ?? '' })));
      expect(await office.db.selectFrom('staff').select('role').execute()).toEqual([{ role: 'owner' }]);
    });
  });

  describe('The log of the office', () => {
    it('has an entry for each change, without secrets, and is paginated', async () => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      office.wait(1);
      await invite(owner, 'sana@school.pk', 'desk');
      office.wait(1);
      await owner.call('me/change-name', { name: '<b>=1+1</b>' });
      office.wait(1);
      await owner.call('me/change-password', { password, newPassword: chosen.password });
      expect(await logOf(office)).toEqual([
        'owner@school.pk signed in',
        'owner@school.pk invited a member of staff as desk sana@school.pk',
        'owner@school.pk changed their name <b>=1+1</b>',
        'owner@school.pk changed their password',
      ]);
      for (let n = 0; n < 200; n += 1) {
        const values = { id: `n${n}`, at: office.now() + (n % 3), by_email: 'x', action: `did ${n}`, subject: '' };
        await office.db.insertInto('staff_log').values(values).execute();
      }
      const seen: string[] = [];
      for (let before: string | undefined, hasMore = true; hasMore; before = seen.at(-1)) {
        const { output } = await owner.call('staff/log', { ...(before !== undefined && { before }) });
        seen.push(...output.entries.map(({ id }) => id));
        hasMore = output.hasMore;
      }
      expect([seen.length, new Set(seen).size]).toEqual([204, 204]);
    });

    it('is kept for a year', async () => {
      const office = await openOffice(newDatabase);
      const entry = (id: string, days: number) => ({
        ...{ id, by_email: 'x', action: 'did', subject: '' },
        at: office.now() - days * 24 * hourMs,
      });
      await office.db
        .insertInto('staff_log')
        .values([entry('old', 367), entry('new', 365)])
        .execute();
      await cleanUpRows(office.db, 365, office.now());
      expect(await office.db.selectFrom('staff_log').select('id').execute()).toEqual([{ id: 'new' }]);
    });
  });
}
