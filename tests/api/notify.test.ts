import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { changeMessage } from '../../src/records/messages.ts';
import { spamLine } from '../../src/server/notify/channel.ts';
import { mailChannel } from '../../src/server/notify/mail.ts';
import { startNotifier } from '../../src/server/notify/notifier.ts';
import { createOutbox } from '../../src/server/notify/outbox.ts';
import { message, openApi } from './support/api.ts';
import { catchMails } from './support/catch-mails.ts';
import { sqliteFiles } from './support/sqlite.ts';

const sqlite = sqliteFiles();

const portOf = (server: { address: () => unknown }) => Object(server.address()).port;

describe('Mail for the office', () => {
  it('arrives while the webhook hangs, and combines a flood of messages into one digest', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { mails, smtpUrl } = await catchMails();
    const api = await openApi(sqlite.create, {}, { now: Date.now });
    const send = (n: number) => api.post('/contactus', { ...message, subject: `Message ${n}` });
    for (let n = 0; n < 40; n += 1) await send(n);
    const stop = startNotifier(
      api.db,
      {
        publicUrl: 'https://school.pk',
        notify: {
          webhook: { url: `http://127.0.0.1:${portOf(silent)}/`, secret: 'quiet' },
          mail: { smtpUrl, to: 'office@school.pk' },
        },
      },
      () => undefined,
    );
    await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(1);
    expect(mails[0]?.headers).toContain('40 messages');
    for (let n = 0; n < 40; n += 1) expect(mails[0]?.text).toContain(`Message ${n}`);
    await send(40);
    await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(2);
    expect(mails[1]?.headers).toMatch(/Reply-To: <?parent@example\.pk/);
    expect(mails[1]?.text).toMatch(/npm run office -- messages answer [\da-f]{40}/);
    await api.post('/contactus', { ...message, website: 'bait' });
    await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(3);
    expect(mails[2]?.headers).toContain('1 message in spam');
    const staff = {
      id: 's',
      email: 'desk@school.pk',
      name: '',
      role: 'desk' as const,
      password_hash: '',
      created_at: 1,
    };
    await api.db.insertInto('staff').values(staff).execute();
    await send(41);
    await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(4);
    expect(mails[3]?.text).toMatch(/^https:\/\/school\.pk\/office\/messages\/[\da-f]{40}$/m);
    // This header stops the automatic absence replies of the office's mailbox.
    for (const { headers } of mails) expect(headers).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    stop();
    silent.close();
  });

  it('reports new spam in one line once a day, and a message that staff move out of spam like any other', async () => {
    const api = await openApi(sqlite.create, {}, { now: Date.now });
    const outbox = createOutbox(api.db, { sent: 'mail_at', after: 'mail_after', tries: 'mail_tries' });
    const bait = (n: number) => api.post('/contactus', { ...message, subject: `Spam ${n}`, website: 'x' });
    await bait(1);
    await bait(2);
    const first = await outbox.dueSpam();
    expect([first.length, await outbox.due()]).toEqual([2, []]);
    expect(spamLine(first.length)).toBe(
      '2 new messages in spam. Is one of them real? npm run office -- messages --spam',
    );
    await outbox.delivered(await outbox.lease(first));
    await bait(3);
    expect(await outbox.dueSpam()).toEqual([]);
    await api.db
      .updateTable('messages')
      .set({ mail_at: Date.now() - 86_400_001 })
      .where('mail_at', 'is not', null)
      .execute();
    expect((await outbox.dueSpam()).map(({ subject }) => subject)).toEqual(['Spam 3']);
    // A password manager may fill the honeypot field: staff can move such a message out of spam.
    const [one = '', two = ''] = first.map(({ id }) => id);
    expect(await changeMessage(api.db, 'unspam', one)).toBe('Moved from the spam to the messages.');
    expect(await changeMessage(api.db, 'unspam', one)).toBe('This message is not in spam.');
    expect(await changeMessage(api.db, 'answer', two)).toMatch(/and moved out of the spam\. Write to parent@/);
    await expect(changeMessage(api.db, 'answer', 'x')).rejects.toThrow('There is no message x. npm run');
    expect((await outbox.due()).map(({ id }) => id)).toEqual([first[0]?.id]);
  });

  it('contains message ids that command-line parsers do not read as options', async () => {
    const api = await openApi(sqlite.create);
    for (let n = 0; n < 20; n += 1) await api.post('/contactus', { ...message, subject: `Message ${n}` });
    const ids = await api.db.selectFrom('messages').select('id').execute();
    // The parser of the commands reads `messages answer ID`, which the mail contains.
    const read = ids.map(({ id }) => parseArgs({ args: ['answer', id], allowPositionals: true }).positionals[1]);
    expect(read).toEqual(ids.map(({ id }) => id));
    expect(read.filter((id) => !/^[\da-f]{40}$/.test(id ?? ''))).toEqual([]);
  });

  it('is limited to eleven mails in ten minutes', async () => {
    const { plan, close } = mailChannel({ smtpUrl: 'smtp://127.0.0.1:1', to: 'office@school.pk' });
    const sizes = async (due: number, sent: number) => {
      const messages = Array.from({ length: due }, (_, n) => ({
        ...message,
        id: `${n}`,
        partner: null,
        created_at: 0,
        tries: 0,
      }));
      return (await plan(messages, async () => sent)).map(({ length }) => length);
    };
    expect(await sizes(10, 0)).toEqual(Array(10).fill(1));
    expect(await sizes(11, 0)).toEqual([11]);
    expect(await sizes(3, 9)).toEqual([3]);
    expect(await sizes(1, 10)).toEqual([1]);
    expect(await sizes(5, 11)).toEqual([]);
    close();
  });
});
