import { describe, expect, it } from 'vitest';
import type { Db } from '../../../src/db/schema.ts';
import { listMessages } from '../../../src/records/messages.ts';
import { listPeople } from '../../../src/records/people.ts';
import type { NewDatabase } from '../support/api.ts';
import { catchMails } from '../support/catch-mails.ts';
import { openOffice, type TestOffice } from '../support/office.ts';

const hostile = '<img src=x onerror=alert(1)> %_\\ \u202e=1+1';

async function addMessages(
  db: Db,
  count: number,
  values: Partial<{ subject: string; spam_at: number; partner: string }> = {},
) {
  const rows = Array.from({ length: count }, (_, n) => ({
    ...{ id: `${values.subject ?? 'message'}-${n}`, recipient: `parent${n}@example.pk`, body: `Text ${n}` },
    ...{ partner: null, created_at: 1_000 + n, read_at: null, answered_at: null, spam_at: null },
    ...{ webhook_at: 1, mail_at: 1, subject: `Subject ${n}`, ...values },
  }));
  await db.insertInto('messages').values(rows).execute();
}

async function addPerson(
  db: Db,
  values: Partial<{ id: string; email: string; first_name: string; phone: string }> = {},
) {
  const row = {
    ...{ id: 'ayesha', first_name: 'Ayesha', last_name: 'Khan', email: 'ayesha@example.pk', phone: '+923001234567' },
    ...{ password_hash: 'x', created_at: 1, blocked_at: null, ...values },
  };
  await db.insertInto('users').values(row).execute();
  return row.id;
}

const subjects = async ({ db }: TestOffice) =>
  (await db.selectFrom('staff_log').select(['action', 'subject']).orderBy('at').execute()).map(({ action, subject }) =>
    `${action} ${subject}`.trim(),
  );

export function officeDeskSuite(newDatabase: NewDatabase): void {
  describe('The inbox of the office', () => {
    it('exports messages and accounts as CSV, without marking them as read', async () => {
      const office = await openOffice(newDatabase);
      const desk = await office.signedIn('desk');
      await addMessages(office.db, 60);
      await office.db.updateTable('messages').set({ subject: '=SUM(1)' }).execute();
      const { output } = await desk.call('desk/table', { box: 'inbox', find: 'SUM' });
      expect(output.fileName).toBe('messages-2026-11-27.csv');
      const lines = output.csv.split('\r\n');
      expect(lines).toHaveLength(61);
      expect(lines[1]).toBe("message-59,1970-01-01 05:00,new,parent59@example.pk,'=SUM(1),Text 59,");
      const people = (await desk.call('people/table', {})).output.csv;
      expect(people).toMatch(/^\uFEFFid,first name,last name,e-mail,phone,since \(Asia\/Karachi\),blocked/);
    });

    it('lists, searches and paginates messages without spam', async () => {
      const office = await openOffice(newDatabase);
      await addMessages(office.db, 120);
      await addMessages(office.db, 2, { subject: 'Bait', spam_at: 5 });
      const desk = await office.signedIn('desk');
      const list = async (input: object) => (await desk.call('desk/messages', { box: 'inbox', ...input })).output;
      const first = await list({});
      expect([first.messages.length, first.total, first.pages]).toEqual([50, 120, 3]);
      expect(first.messages[0]).toEqual({
        ...{ id: 'message-119', at: 1_119, state: 'new', from: 'parent119@example.pk', subject: 'Subject 119' },
        ...{ body: 'Text 119', partner: '' },
      });
      expect((await list({ page: 3 })).messages.length).toBe(20);
      expect((await list({ page: 4 })).messages).toEqual([]);
      expect((await list({ find: 'TEXT 77' })).messages.map(({ id }) => id)).toEqual(['message-77']);
      expect((await list({ find: '%' })).total).toBe(0);
      expect((await list({ find: 'bait' })).total).toBe(0);
      expect((await list({ box: 'spam' })).messages.map(({ state }) => state)).toEqual(['spam', 'spam']);
      expect((await desk.call('desk/overview', {})).output).toEqual({ newMessages: 120, newSpam: 2, newRequests: 0 });
      expect((await subjects(office)).filter((line) => line.includes('list'))).toEqual([
        'looked at the list of messages',
      ]);
    });

    it('marks an opened message as read, and moves it between lists', async () => {
      const office = await openOffice(newDatabase);
      await addMessages(office.db, 1);
      const desk = await office.signedIn('desk');
      const id = 'message-0';
      const state = async () => (await desk.call('desk/message', { id })).output.message.state;
      expect(await state()).toBe('read');
      const stateAfter = async (change: 'answer' | 'unanswer' | 'spam' | 'unspam') =>
        (await desk.call('desk/change-message', { id, change })).status === 200 && state();
      expect(await stateAfter('answer')).toBe('answered');
      expect((await desk.call('desk/messages', { box: 'answered' })).output.total).toBe(1);
      expect(await stateAfter('unanswer')).toBe('read');
      expect(await stateAfter('spam')).toBe('spam');
      expect(await listMessages(office.db, { fresh: false, spam: true, csv: undefined, timeZone: 'UTC' })).toContain(
        id,
      );
      expect(await stateAfter('unspam')).toBe('read');
      expect((await desk.call('desk/delete-message', { id })).status).toBe(200);
      expect((await desk.call('desk/message', { id })).status).toBe(404);
      expect((await desk.call('desk/change-message', { id, change: 'answer' })).status).toBe(404);
      expect(await subjects(office)).toContain('deleted a message parent0@example.pk');
    });

    it('stores the saved answers of staff, and rejects one without a title and text', async () => {
      const office = await openOffice(newDatabase);
      const desk = await office.signedIn('desk');
      expect((await desk.call('desk/answers', {})).output).toEqual({ answers: [] });
      const answers = [{ title: 'Fees', text: 'A second child pays half.' }];
      expect((await desk.call('desk/save-answers', { answers: [{ title: ' ', text: '' }] })).status).toBe(422);
      expect((await desk.call('desk/save-answers', { answers })).status).toBe(200);
      expect((await desk.call('desk/answers', {})).output).toEqual({ answers });
    });

    it('does not show editors the number of unread messages', async () => {
      const office = await openOffice(newDatabase);
      await addMessages(office.db, 1);
      const editor = await office.signedIn('editor');
      expect((await editor.call('desk/overview', {})).output).toEqual({});
    });
  });

  describe('The accounts in the office', () => {
    it('can be found by any text, and corrected with validation', async () => {
      const office = await openOffice(newDatabase);
      const id = await addPerson(office.db, { first_name: hostile });
      await addPerson(office.db, { id: 'other', email: 'other@example.pk' });
      const desk = await office.signedIn('desk');
      const found = async (find: string) =>
        (await desk.call('people/list', { find })).output.people.map((person) => person.id);
      expect(await found('=1+1 khan')).toEqual([id]);
      expect(await found('\\')).toEqual([id]);
      expect(await found('no\0body')).toEqual([]);
      await addPerson(office.db, { id: 'elan', first_name: 'ÉLAN', email: 'e@x.pk', phone: '+923331234567' });
      const spellings = ['0333 1234567', '03331234567', '0333-1234567', '+92 333 123 4567', '0092 (0)333 1234567'];
      for (const find of [...spellings, '۰۳۳۳ ۱۲۳۴۵۶۷', '333-123', 'élan', 'Elan']) {
        expect([find, await found(find)]).toEqual([find, ['elan']]);
        expect(await listPeople(office.db, find, undefined, 'UTC')).toMatch(/ÉLAN.*$/);
      }
      for (const find of ['+443331234567', '0333 1234568']) expect([find, await found(find)]).toEqual([find, []]);
      await office.db.updateTable('users').set({ phone: '0333 1234567' }).where('id', '=', 'elan').execute();
      expect(await found('+923331234567')).toEqual(['elan']);
      const { person } = (await desk.call('people/read', { id })).output;
      expect(person.firstName).toBe(hostile);
      const values = { id, firstName: 'Aisha', lastName: 'Khan', email: 'Aisha@example.pk', phone: '+92 300 7654321' };
      const taken = await desk.call('people/correct', { ...values, email: 'other@example.pk' });
      expect([taken.status, Object.keys(taken.error.errors ?? {})]).toEqual([409, ['email']]);
      const wrong = await desk.call('people/correct', { ...values, firstName: '', phone: 'x' });
      expect(Object.keys(wrong.error.errors ?? {})).toEqual(['firstName', 'phone']);
      expect((await desk.call('people/correct', values)).status).toBe(200);
      const corrected = { firstName: 'Aisha', email: 'aisha@example.pk', phone: '+923007654321' };
      expect((await desk.call('people/read', { id })).output.person).toMatchObject(corrected);
    });

    it('lose their sessions when they are blocked', async () => {
      const office = await openOffice(newDatabase);
      const id = await addPerson(office.db);
      const session = { id: 's', token_hash: 't', user_id: id, created_at: 1, used_at: 1 };
      await office.db.insertInto('sessions').values(session).execute();
      const desk = await office.signedIn('desk');
      await desk.call('people/block', { id, isBlocked: true });
      expect((await desk.call('people/read', { id })).output.person.isBlocked).toBe(true);
      expect(await office.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
      await desk.call('people/block', { id, isBlocked: false });
      expect((await desk.call('people/read', { id })).output.person.isBlocked).toBe(false);
    });

    it('get one certificate for a course from staff, who can revoke it', async () => {
      const office = await openOffice(newDatabase);
      const id = await addPerson(office.db);
      const desk = await office.signedIn('desk');
      const give = (course: string, isGiven = true) => desk.call('people/certificate', { id, course, isGiven });
      const given = async () => (await desk.call('people/learning', { id })).output;
      expect((await give('nothing')).status).toBe(404);
      for (let n = 0; n < 2; n += 1) expect((await give('kitchen-chemistry')).status).toBe(200);
      const { certificates, progress, courses } = await given();
      expect(certificates).toEqual([
        { course: 'kitchen-chemistry', courseName: 'Kitchen Chemistry', name: 'Ayesha Khan', code: expect.any(String) },
      ]);
      expect([progress, courses.length > 1]).toEqual([[], true]);
      expect((await give('kitchen-chemistry', false)).status).toBe(200);
      expect((await given()).certificates).toEqual([]);
    });

    it('can be exported, and erased, also from the log', async () => {
      const office = await openOffice(newDatabase);
      const id = await addPerson(office.db);
      await addMessages(office.db, 1);
      await office.db.updateTable('messages').set({ recipient: 'Ayesha@example.pk' }).execute();
      const desk = await office.signedIn('desk');
      const { fileName, json } = (await desk.call('people/export', { id })).output;
      expect(fileName).toBe('ayesha@example.pk.json');
      expect(JSON.parse(json)).toMatchObject({
        account: { email: 'ayesha@example.pk' },
        messages: [{ body: 'Text 0' }],
      });
      expect(json).not.toContain('password');
      expect((await desk.call('people/erase', { id })).status).toBe(200);
      for (const table of ['users', 'messages'] as const) {
        expect(await office.db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
      const log = JSON.stringify(await office.db.selectFrom('staff_log').selectAll().execute());
      expect(log).toContain('exported the data about a person');
      expect(log).not.toContain('ayesha@');
      expect((await desk.call('people/erase', { id })).status).toBe(404);
    });

    it('get a link for a new password by mail, or from staff if the server sends none', async () => {
      const env = { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'office@school.pk' };
      const sending = await openOffice(newDatabase, env);
      const id = await addPerson(sending.db);
      const desk = await sending.signedIn('desk');
      expect((await desk.call('session/state', {})).output.sendsMail).toBe(true);
      expect((await desk.call('people/reset-link', { id })).output).toEqual({});
      const queued = await sending.db.selectFrom('account_mails').select(['kind', 'recipient']).execute();
      expect(queued).toEqual([{ kind: 'reset', recipient: 'ayesha@example.pk' }]);
      const silent = await openOffice(newDatabase);
      await addPerson(silent.db);
      const { link } = (await (await silent.signedIn('desk')).call('people/reset-link', { id })).output;
      expect(link).toMatch(/^https:\/\/steam\.example\/new-password#[\w-]{43}$/);
    });

    it('have no valid link at a former e-mail address', async () => {
      const office = await openOffice(newDatabase);
      const id = await addPerson(office.db);
      const desk = await office.signedIn('desk');
      await desk.call('people/reset-link', { id });
      await office.db.updateTable('users').set({ email_confirmed_at: 1 }).execute();
      const values = { id, firstName: 'Ayesha', lastName: 'Khan', email: 'new@example.pk', phone: '+923001234567' };
      await desk.call('people/correct', values);
      expect(await office.db.selectFrom('account_links').selectAll().execute()).toEqual([]);
      expect(await office.db.selectFrom('users').select('email_confirmed_at').execute()).toEqual([
        { email_confirmed_at: null },
      ]);
    });
  });

  describe('An invitation by mail', () => {
    it('is sent to the new member in the school’s name', async () => {
      const { mails, smtpUrl } = await catchMails();
      const office = await openOffice(newDatabase, { SMTP_URL: smtpUrl, NOTIFY_EMAIL: 'office@school.pk' });
      const owner = await office.signedIn('owner');
      const { output } = await owner.call('staff/invite', { email: 'sana@school.pk', role: 'desk' });
      expect(output).toEqual({});
      expect(mails[0]?.to).toEqual(['sana@school.pk']);
      expect(mails[0]?.headers).toMatch(/Subject: .*STEAM Bazaar/);
      expect(mails[0]?.text).toMatch(/https:\/\/steam\.example\/office\/invitation#[\w-]{43}/);
    });

    it('is shown as a link to copy if the mail server rejects it', async () => {
      const office = await openOffice(newDatabase, {
        SMTP_URL: 'smtp://127.0.0.1:1',
        NOTIFY_EMAIL: 'office@school.pk',
      });
      const owner = await office.signedIn('owner');
      const { link } = (await owner.call('staff/invite', { email: 'sana@school.pk', role: 'desk' })).output;
      expect(link).toMatch(/\/office\/invitation#[\w-]{43}$/);
      expect(office.log).toEqual(['A mail of the office could not be sent: ESOCKET']);
    });
  });

  describe('The doctor in the office', () => {
    it('lists problems and their solutions', async () => {
      const office = await openOffice(newDatabase);
      const owner = await office.signedIn('owner');
      const { findings } = (await owner.call('doctor/run', {})).output;
      expect(findings).toContainEqual({ name: 'Database', state: 'ok', message: expect.any(String) });
      expect(findings.map(({ name }) => name)).toEqual(expect.arrayContaining(['Backup', 'Mail', 'Disk', 'Proxy']));
    });
  });
}
