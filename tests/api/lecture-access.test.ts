import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleFolder } from '../../src/content/folder/sample.ts';
import type { RequestState } from '../../src/domain/requests/states.ts';
import { erasePerson, readPerson } from '../../src/records/person.ts';
import { readOwnRequests } from '../../src/records/requests/own-requests.ts';
import { createSessions } from '../../src/server/api/users/sessions.ts';
import { createRequestMails } from '../../src/server/notify/request-mails.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { catchMails } from './support/catch-mails.ts';
import { cleanUp } from './support/clean-up.ts';
import { ask, open, startAt } from './support/seat-requests.ts';
import { testOrigin } from './support/site.ts';
import { signInStaff } from './support/staff.ts';

const clip = readFileSync(join(sampleFolder, 'media/clips/science-1.mp4'));
const lesson = (name: string, more = '') =>
  `    - name: ${name}\n${more}      lectures: [{ title: ${name}, video: ${name}.mp4 }]\n`;
const further = {
  'courses.csv':
    'id,name,category,level,ages,fee,starts\nkites,Kites & Co,Science,Beginner,8-12,Rs 4500,2027-01-09\nsails,Sails,Science,Beginner,,,',
  'courses/kites/modules.yaml': `- name: One\n  lessons:\n${lesson('Paid')}${lesson('Free', '      free: yes\n')}`,
  'courses/sails/modules.yaml': `- name: One\n  lessons:\n${lesson('Other')}`,
  // Different bytes for each file: the media folder names a file by the hash of its content.
  ...Object.fromEntries(
    ['Paid', 'Free', 'Other'].map((name) => [`media/${name}.mp4`, Buffer.concat([clip, Buffer.from(name)])]),
  ),
};
const paid = ['/video/kites-m1-l1?course=kites', '/api/lessonvideo/kites-m1-l1', '/media/Paid.mp4'];
const free = ['/video/kites-m1-l2?course=kites', '/api/lessonvideo/kites-m1-l2', '/media/Free.mp4'];
const other = ['/video/sails-m1-l1?course=sails', '/api/lessonvideo/sails-m1-l1', '/media/Other.mp4'];

describe('With lecture_videos: enrolled', async () => {
  const site = await open('lecture_videos: enrolled\n', { LIMIT_CONTACT: '1000' }, further);
  const desk = await signInStaff(site, 'desk');
  let accounts = 0;
  /** Registers an account. Returns its browser. */
  const signIn = async (isConfirmed: boolean) => {
    accounts += 1;
    const email = `parent${accounts}@example.pk`;
    const id = `u${accounts}`;
    const times = { created_at: startAt, blocked_at: null, email_confirmed_at: isConfirmed ? startAt : null };
    const person = { first_name: 'Ayesha', last_name: 'Khan', phone: '+923001234567', password_hash: '' };
    await site.db
      .insertInto('users')
      .values({ id, email, ...person, ...times })
      .execute();
    const { sid } = await createSessions(site.db, () => startAt).begin(id);
    const Cookie = `token=x; sid=${sid}`;
    const statuses = async (paths: readonly string[]) => {
      const all = [];
      for (const path of paths) all.push((await site.get(path, { Cookie })).status);
      return all;
    };
    const use = (link: string) => site.send(link, { method: 'POST', headers: { Cookie, Origin: testOrigin } });
    return { email, statuses, use, text: async (path: string) => (await site.get(path, { Cookie })).text() };
  };
  const enrol = async (email = '') => {
    const address = await ask(site, {
      email,
      childName: `Child ${accounts} ${email}`,
      phone: `0300 12345${10 + accounts}`,
    });
    const [request] = (await desk.call('requests/list', { box: 'open' })).requests;
    const id = request?.id ?? '';
    const press = (from: RequestState, to: RequestState) => desk.call('requests/change', { id, from, to });
    await press('new', 'enrolled');
    const file = async () => (await desk.call('requests/read', { id })).request;
    const link = (await file()).lectures?.link.replace(testOrigin, '') ?? '';
    const end = async () => {
      await press('enrolled', 'cancelled');
    };
    return { id, address, press, end, file, link };
  };

  it('lectures of a free lesson are open without an account, others lead to Sign In', async () => {
    for (const path of free) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
    expect((await site.get('/api/lessonvideo/kites-m1-l2')).headers.get('cache-control')).toContain('public');
    const [page = '', call = '', file = ''] = paid;
    expect((await site.get(page)).headers.get('location')).toBe('/?denied=lecture&lesson=kites-m1-l1');
    for (const path of [call, file]) {
      const refused = await site.get(path);
      expect([path, refused.status, refused.headers.get('cache-control')]).toEqual([path, 401, 'private, no-store']);
    }
    expect(await (await site.get(call)).json()).toEqual({ message: 'Please sign in to watch this lecture.' });
  });

  it('lectures open for the confirmed account with the e-mail address of the request, and close when the enrolment ends', async () => {
    const parent = await signIn(true);
    expect(await parent.statuses([...paid, ...free])).toEqual([403, 403, 403, 200, 200, 200]);
    const refused = await parent.text(paid[0] ?? '');
    expect(refused).toContain('This lecture is for accounts that are enrolled in its course.');
    expect(refused).toMatch(/href="\/enroll-now\/kites"/);
    const { end, file } = await enrol(parent.email);
    expect((await file()).lectures).toEqual({ account: parent.email, link: '' });
    expect(await parent.statuses([...paid, ...other])).toEqual([200, 200, 200, 403, 403, 403]);
    const stored = await (await site.get(paid[1] ?? '', { Cookie: '' })).json();
    expect(stored).toEqual({ message: 'Please sign in to watch this lecture.' });
    await end();
    expect(await parent.statuses(paid)).toEqual([403, 403, 403]);
  });

  it('lectures open for the first account that uses the link of an enrolment, and staff may give them to another account', async () => {
    const [first, second] = [await signIn(false), await signIn(true)];
    const { link, file, id, address } = await enrol();
    expect(await site.text(address)).toContain(`href="${link}"`);
    expect(await site.text(link)).toContain('Sign in, or make an account');
    expect(await first.text(link)).toContain(`You are signed in as <bdi>${first.email}</bdi>`);
    // The link stays valid after a link preview, and after a visitor without an account.
    expect((await site.send(link, { method: 'POST', headers: { Origin: testOrigin } })).status).toBe(303);
    expect(await first.statuses(paid)).toEqual([403, 403, 403]);

    expect((await first.use(link)).headers.get('location')).toBe(link);
    expect(await first.text(link)).toContain('The lectures are open for your account.');
    expect(await first.statuses(paid)).toEqual([200, 200, 200]);
    await second.use(link);
    expect(await second.text(link)).toContain('Another account has used this link');
    expect(await second.statuses(paid)).toEqual([403, 403, 403]);
    expect(await site.text(address)).toContain('The lectures are open for one account');

    await desk.call('requests/close-lectures', { id });
    expect(await first.statuses(paid)).toEqual([403, 403, 403]);
    expect((await site.get(link)).status).toBe(404);
    const next = (await file()).lectures?.link.replace(testOrigin, '') ?? '';
    await second.use(next);
    expect(await second.statuses(paid)).toEqual([200, 200, 200]);
    expect((await file()).history.map(({ kind }) => kind)).toEqual([
      ...['access', 'access-ended', 'access', 'state', 'created'],
    ]);
    const foreign = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect((await site.send(next, foreign)).status).toBe(403);
  });

  it('lectures open for only one of two accounts that use the same link at the same time', async () => {
    const [first, second] = [await signIn(false), await signIn(false)];
    const { link } = await enrol();
    await Promise.all([first.use(link), second.use(link)]);
    const open = [...(await first.statuses(paid)), ...(await second.statuses(paid))];
    expect(open.sort()).toEqual([200, 200, 200, 403, 403, 403]);
  });

  it('the mail about an enrolment has a link that opens the lectures, unless they are already open', async () => {
    const catcher = await catchMails();
    const settings = readSettings({
      DATA_DIR: site.settings.dataDir,
      PUBLIC_URL: 'https://kites.example',
      SMTP_URL: catcher.smtpUrl,
      NOTIFY_EMAIL: 'office@kites.example',
    });
    const { db, live } = site;
    const now = () => startAt + 60_000;
    const mails = createRequestMails({ db, settings, school: live.school, log: () => undefined, now });
    cleanUp(mails.close);
    await mails.sendDue();
    catcher.mails.length = 0;
    const parent = await signIn(true);
    const linked = await enrol('elsewhere@example.pk');
    await enrol(parent.email);
    await mails.sendDue();
    const textTo = (address: string) =>
      catcher.mails.find(({ to, headers }) => to[0] === address && /enrolled/.test(headers))?.text ?? '';
    expect(textTo('elsewhere@example.pk')).toContain(`https://kites.example${linked.link}`);
    expect(textTo(parent.email)).toContain('The lectures are open for your account');
    expect(textTo(parent.email)).not.toContain('lectures=');
  });

  it('/account lists the seat requests of its owner, and the next request form has the owner’s details filled in', async () => {
    const parent = await signIn(true);
    const { address } = await enrol(parent.email);
    const html = await parent.text('/account');
    expect(html).toContain('Your requests');
    expect(html).toContain(`href="${address}"`);
    expect(html).toContain('Your child is enrolled');
    expect(await site.text('/account')).not.toContain('Your requests');
    const form = await parent.text('/enroll-now/sails');
    for (const value of ['Ayesha Khan', parent.email, '+923001234567']) expect(form).toContain(`value="${value}"`);
    expect(await site.text('/enroll-now/sails')).not.toContain('Ayesha');
    // Anyone can register with another person's e-mail address: the account lists requests only after its confirmation.
    const stranger = await signIn(false);
    await enrol(stranger.email);
    expect(await stranger.text('/account')).not.toContain('Your requests');
  });
});

describe('Erasing an account', async () => {
  const site = await open('lecture_videos: enrolled\n', { LIMIT_CONTACT: '1000' }, further);
  const [mother, child] = ['mother@example.pk', 'child@example.pk'];
  const email_confirmed_at = startAt;
  for (const email of [mother, child])
    await site.db
      .insertInto('users')
      .values({
        ...{ id: email, email, first_name: 'Ayesha', last_name: 'Khan', phone: '', password_hash: '' },
        ...{ created_at: startAt, blocked_at: null, email_confirmed_at },
      })
      .execute();

  it('ends the enrolments with its e-mail address, and closes the lectures that it opened by a link', async () => {
    const [first, second] = [await ask(site, { email: mother }), await ask(site, { phone: '0300 7777777' })];
    await site.db.updateTable('requests').set({ state: 'enrolled' }).execute();
    await site.db.updateTable('requests').set({ user_id: child }).where('email', '=', '').execute();
    const before = await site.db
      .selectFrom('requests')
      .select(['reference', 'access_key', 'secret'])
      .where('email', '=', '')
      .executeTakeFirstOrThrow();

    const data = await readPerson(site.db, child, { withMessages: true });
    expect(data?.requests).toEqual([
      {
        ...{ reference: before.reference, course_id: 'kites', course_name: 'Kites & Co' },
        ...{ start_day: '2027-01-09', state: 'enrolled' },
      },
    ]);
    const listed = await readOwnRequests(site.db, child);
    expect(listed).toMatchObject([{ reference: before.reference, childName: '' }]);
    expect(JSON.stringify(listed)).not.toContain(before.secret);

    expect(await erasePerson(site.db, child, { withMessages: true })).toMatchObject({ accounts: 1, requests: 0 });
    const left = await site.db.selectFrom('requests').selectAll().where('email', '=', '').executeTakeFirstOrThrow();
    expect(left).toMatchObject({ state: 'enrolled', user_id: '', child_name: 'Ali', secret: before.secret });
    expect(left.access_key).not.toBe(before.access_key);
    expect(await site.text(second)).toContain(`/my-request?lectures=${left.access_key}`);
    const events = await site.db
      .selectFrom('request_events')
      .select('kind')
      .where('request_id', '=', left.id)
      .execute();
    expect(events.map(({ kind }) => kind)).toContain('access-ended');

    expect((await site.get(first)).status).toBe(200);
    expect(await erasePerson(site.db, mother, { withMessages: true })).toMatchObject({ accounts: 1, requests: 1 });
    expect((await site.get(first)).status).toBe(404);
  });
});

describe('With lecture_videos: public', async () => {
  const site = await open('lecture_videos: public\n', {}, further);
  it('lessons are open to everybody', async () => {
    for (const path of paid) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  });
});
