import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { RequestSettings } from '../../src/domain/requests/request-settings.ts';
import { logFailure, logRequest } from '../../src/server/http/log.ts';
import { requestLetter } from '../../src/server/notify/request-letters.ts';
import { createRequestMails } from '../../src/server/notify/request-mails.ts';
import { cleanUp as deleteExpired } from '../../src/server/retention.ts';
import { catchMails } from './support/catch-mails.ts';
import { cleanUp } from './support/clean-up.ts';
import { act, ask, filesOf, keyOf, open, post, startAt, typed } from './support/seat-requests.ts';
import { testOrigin } from './support/site.ts';

describe('A parent without scripts', () => {
  it('gets from Enroll Now to the request form by default, without a setting', async () => {
    const site = await open();
    expect(await site.text('/course-details/kites')).toMatch(/href="\/enroll-now\/kites"[^>]*>Enroll Now/);
    expect(await site.text('/enroll-now/kites')).toContain('aria-label="Ask for a seat"');
    expect(await site.text('/course-details/kites')).not.toContain('Ask on WhatsApp');
  });

  it('can ask about a course on WhatsApp if the school has a number and Enroll Now does not open a chat', async () => {
    const site = await open('whatsapp: 0300 1234567\n');
    const chat = `href="https://wa.me/923001234567?text=${encodeURIComponent('I have a question about the course “Kites & Co”: ')}"`;
    const html = await site.text('/course-details/kites');
    // Two links split the page into three parts: in the side card, and in the bar of a phone.
    expect(html.split(chat)).toHaveLength(3);
    await site.apply(filesOf('enrol: "whatsapp:+923001234567"\n'));
    expect(await site.text('/course-details/kites')).not.toContain('Ask on WhatsApp');
  });

  it('requests a seat, and gets a private page with reference, steps, payment, WhatsApp and calendar', async () => {
    const site = await open();
    const address = await ask(site, { phone: '۰۳۰۰-۱۲۳۴۵۶۷' });
    expect(keyOf(address)).toMatch(/^[\w-]{22}$/);
    const response = await site.get(address);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    });
    const html = await response.text();
    expect(html).toMatch(/KS-\d{4}/);
    for (const text of ['JazzCash 0300 7654321', 'Rs 4500', 'https://wa.me/923007654321?text=', '9 January 2027'])
      expect(html).toContain(text);
    // The head does not leak the key: not in links, the canonical URL or the picture of a preview.
    expect(html.slice(0, html.indexOf('<body'))).not.toContain(keyOf(address));
    const calendar = await site.text(`/my-request/calendar.ics?key=${keyOf(address)}`);
    expect(calendar).toContain(
      'DTSTART;VALUE=DATE:20270109\r\nDTEND;VALUE=DATE:20270110\r\nSUMMARY:Kites & Co: first lesson',
    );
    expect(await site.db.selectFrom('requests').select(['phone', 'start_day']).execute()).toEqual([
      { phone: '+923001234567', start_day: '2027-01-09' },
    ]);
    const course = await site.get('/course-details/kites/calendar.ics');
    expect(course.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await course.text()).toContain('UID:kites-2027-01-09@localhost');
    for (const none of ['kites/calendar.ics?start=2026-01-10', 'sails/calendar.ics', 'x/calendar.ics'])
      expect((await site.get(`/course-details/${none}`)).status, none).toBe(404);
    for (const wrong of ['/my-request', '/my-request?key=x', `/my-request?key=${'A'.repeat(22)}`])
      expect((await site.get(wrong)).status, wrong).toBe(404);
  });

  it('has a private page whose address is in no log, count, search engine or referrer', async () => {
    const site = await open();
    const address = await ask(site, { partner: 'reed' });
    const key = keyOf(address);
    const html = await site.text(address);
    const elsewhere = [...html.matchAll(/(?:href|src|action)="(https?:[^"]+)"/g)].map(([, href]) => href);
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(elsewhere.join()).not.toContain(key);
    for (const path of ['/sitemap.xml', '/robots.txt', '/metrics', '/'])
      expect(await site.text(path)).not.toContain(key);
    expect(JSON.stringify(await site.db.selectFrom('counts').selectAll().execute())).not.toContain(key);

    const lines: string[] = [];
    const request = { method: 'GET', url: address } as IncomingMessage;
    const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true });
    logRequest((line) => lines.push(line), 'requests', request, response as unknown as ServerResponse);
    response.emit('close');
    logFailure((line) => lines.push(line), new Request(new URL(address, testOrigin)), 'broken');
    expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/my-request', '/my-request']);
    expect(lines.join()).not.toContain(key);
  });

  it('keeps all typed values after a rejection, and must confirm an unusual age', async () => {
    const site = await open();
    const wrong = await post(site, { ...typed, phone: '12345', note: 'He likes "kites" <b>' });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('This is no phone number that we can reach');
    for (const text of ['value="Sana Mir"', 'value="12345"', 'value="Ali"', 'He likes &quot;kites&quot; &lt;b&gt;'])
      expect(html).toContain(text);
    const question = await (await post(site, { ...typed, childAge: '۵ years' })).text();
    expect(question).toContain('This course is for ages 8 to 12, and your child is 5. Is that right?');
    expect(question).toContain('name="confirmAge"');
    await ask(site, { childAge: '5', confirmAge: 'yes' });
  });

  it.each([
    [{ name: '' }, 'Your name is required'],
    [{ name: 'a\nb' }, 'Your name must be one line of plain text'],
    [{ name: 'x'.repeat(101) }, 'Your name must have at most 100 characters'],
    [{ phone: '' }, 'Phone or WhatsApp is required'],
    [{ phone: 'call me' }, 'Phone or WhatsApp must be a number'],
    [{ phone: '0300 1234567 or 0301 7654321' }, 'This is no phone number that we can reach'],
    [{ phone: '+1 2' }, 'This is no phone number that we can reach'],
    [{ email: 'sana@' }, 'Invalid email address'],
    [{ email: 'a@b.pk,c@d.pk' }, 'Invalid email address'],
    [{ phone: '9'.repeat(61) }, 'Phone or WhatsApp must have at most 60 characters'],
    [{ phone: '+92 300 123456789012' }, 'This is no phone number that we can reach'],
    [{ email: `${'x'.repeat(250)}@kites.pk` }, 'Email must have at most 254 characters'],
    [{ email: 'sana@kites.pk\nBcc: all@kites.pk' }, 'Email must be one line of plain text'],
    [{ childName: ' ' }, 'Your child’s name is required'],
    [{ childName: 'x'.repeat(101) }, 'Your child’s name must have at most 100 characters'],
    [{ childName: 'Ali\u0000' }, 'Your child’s name must be one line of plain text'],
    [{ childAge: '9.5' }, 'Age must be a number of years'],
    [{ childAge: '' }, 'Age is required'],
    [{ childAge: 'nine' }, 'Age must be a number of years'],
    [{ childAge: '1' }, 'Age must be a number of years'],
    [{ childAge: '900' }, 'Age must be a number of years'],
    [{ childAge: '-9' }, 'Age must be a number of years'],
    [{ start: '2026-01-10' }, 'This start is no longer offered'],
    [{ start: 'tomorrow' }, 'Start is not valid'],
    [{ note: 'x'.repeat(1_001) }, 'Your question must have at most 1000 characters'],
    [{ attempt: '<script>' }, 'Attempt is not valid'],
  ])('sees a message for the invalid value %j', async (change, message) => {
    const site = await open();
    const response = await post(site, { ...typed, ...change });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html.replaceAll('&#x27;', '’')).toContain(message);
    // The valid values stay in the fields.
    for (const [name, value] of Object.entries(typed))
      if (!(name in change)) expect(html).toContain(`value="${value}"`);
    expect(await site.db.selectFrom('requests').selectAll().execute()).toEqual([]);
  });

  it('makes one request by a double click, spam by a filled honeypot field, and none from another site', async () => {
    const site = await open();
    const attempt = { attempt: 'one-random-text' };
    expect(await ask(site, attempt)).toBe(await ask(site, attempt));
    // Without scripts, the form sends no `attempt`: equal requests are merged, too.
    expect(await ask(site)).toBe(await ask(site));
    await ask(site, { website: 'bait', name: 'Bot' });
    const rows = await site.db.selectFrom('requests').select('spam_at').orderBy('spam_at').execute();
    expect(rows.map(({ spam_at }) => spam_at !== null).sort()).toEqual([false, false, true]);
    expect((await post(site, typed, 'kites', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post(site, typed, 'nothing')).status).toBe(404);
  });

  it('can make ten requests a day with one phone number, from any network', async () => {
    const site = await open('', { LIMIT_CONTACT: '1000' });
    for (let count = 0; count < 10; count += 1) await ask(site, { childName: `Child ${count}` });
    const response = await post(site, typed);
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('Too many requests were sent from here');
  });

  it('joins the waiting list if no seat is free, can cancel, and sees the current state if it has changed', async () => {
    const site = await open();
    const first = await ask(site);
    await site.db.updateTable('requests').set({ state: 'enrolled' }).execute();
    const second = await ask(site, { childName: 'Zoya' });
    expect(await site.text(second)).toContain('You are number 1 on the waiting list');
    await site.wait(61_000);
    expect(await site.text('/enroll-now/kites')).toContain('1 child on the waiting list');
    expect(await act(site, second, { do: 'cancel' })).toBe('cancelled');
    expect(await site.text(second)).toContain('This request is cancelled');
    expect(await act(site, first, { do: 'cancel' })).toBe('changed');
  });
});

describe('The mails about requests', () => {
  it('contain no typed text, and for the parent the URL of the private page', async () => {
    const catcher = await catchMails();
    const env = {
      SMTP_URL: catcher.smtpUrl,
      NOTIFY_EMAIL: 'office@kites.example',
      PUBLIC_URL: 'https://kites.example',
    };
    const site = await open('', env);
    const mails = createRequestMails({ ...site, school: site.live.school, log: () => undefined, now: () => startAt });
    cleanUp(mails.close);
    const address = await ask(site, { email: 'sana@example.pk', name: 'Buy pills', note: 'at pills.example' });
    await mails.sendDue();
    await mails.sendDue();
    expect(catcher.mails.map(({ to }) => to).sort()).toEqual([['office@kites.example'], ['sana@example.pk']]);
    for (const mail of catcher.mails) {
      const all = mail.headers + mail.text + mail.html;
      expect(all).not.toMatch(/pills|Ali|123/);
      expect(all).toMatch(/KS-\d{4}/);
    }
    const toParent = catcher.mails.find(({ to }) => to[0] === 'sana@example.pk');
    expect(catcher.linkIn(toParent)).toBe(`https://kites.example${address}`);
    expect(await site.db.selectFrom('request_mails').selectAll().execute()).toEqual([]);
  });
});

describe('A mail to a parent', () => {
  const row = { reference: 'KS-4821', course_name: 'پتنگ', start_day: '2027-01-09' };
  const school = { name: 'Kite School', language: 'en', supportEmail: '', timeZone: 'Asia/Karachi', isSample: false };
  const link = {
    url: 'https://kites.example/my-request?key=1',
    lectures: 'https://kites.example/my-request?lectures=2',
  };
  const textOf = (kind: keyof typeof own, requests?: RequestSettings) =>
    requestLetter({ ...school, lectureVideos: 'enrolled', requests }, kind, row, link).paragraphs.join('\n');
  const own = {
    received: 'mail_received',
    'received-waiting': 'mail_waiting',
    waiting: 'mail_waiting',
    payment: 'mail_payment',
    'receipt-again': 'mail_receipt',
    enrolled: 'mail_enrolled',
    declined: 'mail_declined',
    ended: 'mail_cancelled',
  } as const;
  const kinds = Object.keys(own) as (keyof typeof own)[];

  it('starts with the school’s own text and its filled-in placeholders, before the required parts', async () => {
    const lines = [...new Set(Object.values(own))].map(
      (name) => `${name}: "Own ${name} {course} {start} {reference} {school} {name}"`,
    );
    const site = await open(`welcome_text: Bring a string\n${lines.join('\n')}\n`);
    const { requests } = site.live.school();
    for (const kind of kinds) {
      const text = textOf(kind, requests);
      expect(text).toContain('Your reference is KS-4821');
      expect(text).toContain(`Own ${own[kind]} \u2068پتنگ\u2069 9 January 2027 KS-4821 Kite School {name}`);
    }
    expect(textOf('payment', requests)).toContain('JazzCash 0300 7654321');
    expect(textOf('enrolled', requests)).toMatch(/Bring a string\n[\s\S]*lectures=2/);
    expect(await site.text('/')).not.toContain('Own mail');
    expect(new Set(kinds.map((kind) => textOf(kind))).size).toBe(kinds.length - 1);
    expect(textOf('declined')).toContain('we could not offer a seat');
  });
});

describe('The data of a request', () => {
  it('are deleted a year after the course starts, and 30 days after the request if it is spam', async () => {
    const site = await open();
    await ask(site);
    await ask(site, { website: 'bait', childName: 'Bot' });
    const day = 86_400_000;
    const left = async (now: number) => {
      await deleteExpired(site.db, 365, now);
      return (await site.db.selectFrom('requests').select('child_name').execute()).map(({ child_name }) => child_name);
    };
    expect(await left(startAt + 29 * day)).toHaveLength(2);
    expect(await left(startAt + 31 * day)).toEqual(['Ali']);
    expect(await left(Date.UTC(2028, 0, 8))).toEqual(['Ali']);
    expect(await left(Date.UTC(2028, 0, 10))).toEqual([]);
  });
});
