import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsOfOffice } from '../../src/cli/settings-of-office.ts';
import { localDay } from '../../src/domain/local-time.ts';
import type { MailForm } from '../../src/domain/office/setup-contract.ts';
import { createBackups } from '../../src/server/office/backups.ts';
import { catchMails } from './support/catch-mails.ts';
import { openSite, testOrigin } from './support/site.ts';
import { signInStaff } from './support/staff.ts';

const password = 'a/b:c@d secret';
const hourMs = 3_600_000;
const course = 'id,name,category,level\nc,C,Arts,Beginner\n';

async function openMail() {
  const catcher = await catchMails();
  const { port } = new URL(catcher.smtpUrl);
  const form: MailForm = {
    ...{ host: '127.0.0.1', port, security: 'none', user: '', password: '' },
    ...{ from: 'hello@reed.example', origin: testOrigin },
  };
  return { ...catcher, form };
}

describe('The mail server, set up in the office', () => {
  it('is tested and stored, and sends links for forgotten passwords immediately', async () => {
    const { form, mails, linkIn } = await openMail();
    const site = await openSite();
    const owner = await signInStaff(site, 'owner');
    expect(await owner.call('setup/read', {})).toMatchObject({
      mail: { source: 'none', form: { origin: testOrigin } },
    });
    const forgot = { email: 'owner@school.example' };
    expect(await owner.fail('session/forgot-password', forgot)).toMatchObject({ status: 409 });
    expect(await owner.call('setup/save-mail', form)).toEqual({ sentTo: 'owner@school.example' });
    expect(mails.map(({ to }) => to)).toEqual([['owner@school.example']]);
    expect(await owner.call('session/state', {})).toMatchObject({ sendsMail: true });
    await owner.call('session/forgot-password', forgot);
    await expect.poll(() => mails.length).toBe(2);
    const token = linkIn(mails[1]).split('#')[1] ?? '';
    expect(await owner.call('invitation/read', { token })).toMatchObject(forgot);
    // The commands `doctor` and `reset-link --mail` read the same settings.
    const { notify, linkOrigin } = await settingsOfOffice(site.db, site.settings);
    expect([notify.mail?.to, linkOrigin]).toEqual(['hello@reed.example', testOrigin]);
    await owner.call('setup/remove-mail', {});
    expect(await owner.fail('session/forgot-password', forgot)).toMatchObject({ status: 409 });
  });

  it('gives unknown e-mail addresses the same response as members, but sends them no mail', async () => {
    const { form, mails } = await openMail();
    const owner = await signInStaff(await openSite(), 'owner');
    await owner.call('setup/save-mail', form);
    const answers = [];
    for (const email of ['nobody@school.example', ...Array(5).fill('owner@school.example')]) {
      answers.push(await owner.call('session/forgot-password', { email }));
    }
    expect(answers).toEqual(Array(6).fill({}));
    // The test mail, and a link for three of the owner's five requests.
    await expect.poll(() => mails.length).toBe(4);
  });

  it('is not stored if it rejects the test mail, and the error names the field to correct', async () => {
    const { form, close } = await openMail();
    await close();
    const owner = await signInStaff(await openSite(), 'owner');
    const failed = await owner.fail('setup/save-mail', form);
    expect(failed).toMatchObject({ status: 422, errors: { host: expect.stringMatching(/cannot be reached/) } });
    expect(await owner.call('setup/read', {})).toMatchObject({ mail: { source: 'none' } });
  });

  it('has an encrypted password, which is never returned and is sent only to its own host', async () => {
    const { form } = await openMail();
    const site = await openSite();
    const owner = await signInStaff(site, 'owner');
    await owner.call('setup/save-mail', { ...form, password });
    const [row] = await site.db.selectFrom('office_settings').selectAll().execute();
    expect(row?.value).toContain('"password":"');
    expect(row?.value).not.toContain('secret');
    expect(JSON.stringify(await owner.call('setup/read', {}))).not.toContain('secret');
    expect(statSync(join(site.settings.dataDir, 'secrets.key')).mode & 0o777).toBe(0o600);
    const readPassword = async () => (await owner.call('setup/read', {})).mail.hasPassword;
    await owner.call('setup/save-mail', { ...form, from: 'desk@reed.example' });
    expect(await readPassword()).toBe(true);
    await owner.call('setup/save-mail', { ...form, host: 'localhost' });
    expect(await readPassword()).toBe(false);
  });

  it('needs its password again after the encryption key has changed', async () => {
    const { form } = await openMail();
    const key = { SECRETS_KEY: 'k'.repeat(32) };
    const site = await openSite(undefined, Date.now(), key);
    const owner = await signInStaff(site, 'owner');
    await owner.call('setup/save-mail', { ...form, password });
    expect(existsSync(join(site.settings.dataDir, 'secrets.key'))).toBe(false);
    const other = await openSite();
    const rows = await site.db.selectFrom('office_settings').selectAll().execute();
    await other.db.insertInto('office_settings').values(rows).execute();
    const stranger = await signInStaff(other, 'owner');
    expect(await stranger.call('setup/read', {})).toMatchObject({ mail: { isPasswordLost: true, hasPassword: false } });
  });

  it('is overridden by environment variables', async () => {
    const { form, smtpUrl } = await openMail();
    const env = { SMTP_URL: smtpUrl, NOTIFY_EMAIL: 'env@reed.example', PUBLIC_URL: testOrigin };
    const owner = await signInStaff(await openSite(undefined, Date.now(), env), 'owner');
    const { mail } = await owner.call('setup/read', {});
    expect(mail).toMatchObject({ source: 'environment', isOriginFixed: true, form: { from: 'env@reed.example' } });
    expect(await owner.fail('setup/save-mail', form)).toMatchObject({ status: 409 });
    expect(await owner.call('setup/test-mail', {})).toEqual({ sentTo: 'owner@school.example' });
  });
});

describe('Backups, from the office', () => {
  it('can be made at any time, and replace an earlier backup of the same day', async () => {
    const site = await openSite({ 'school.yaml': 'name: A\nemail: a@b.example\n', 'courses.csv': course });
    const owner = await signInStaff(site, 'owner');
    expect(await owner.call('setup/read', {})).toMatchObject({ backup: { isDaily: false, count: 0 } });
    await owner.call('setup/back-up', {});
    const { backup } = await owner.call('setup/back-up', {});
    expect(backup).toMatchObject({ count: 1, problem: '', folder: join(site.settings.dataDir, 'backups') });
    const folder = join(backup.folder, localDay(backup.last ?? 0, 'Asia/Karachi'));
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    expect(manifest.rows).toMatchObject({ courses: 1, staff: 1 });
    expect(existsSync(join(folder, 'secrets.key'))).toBe(false);
  });

  it('are made once a night, from two o’clock, if an owner has enabled them', async () => {
    const { settings } = await openSite();
    let time = 0;
    const options = { timeZone: () => 'UTC', log: () => undefined, now: () => time };
    const today = Date.parse(`${localDay(Date.now(), 'UTC')}T00:00:00Z`);
    const countAt = async (hour: number, isBackedUpDaily = true) => {
      time = today + hour * hourMs;
      const backups = createBackups({ ...options, settings: { ...settings, isBackedUpDaily } });
      await backups.backUpIfDue();
      return (await backups.state()).count;
    };
    expect([await countAt(3, false), await countAt(1), await countAt(2), await countAt(23)]).toEqual([0, 0, 1, 1]);
    expect([await countAt(25), await countAt(26)]).toEqual([1, 2]);
  });
});
