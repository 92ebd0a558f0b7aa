import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addVersion, currentSource, readPublished } from '../../../src/content/versions/store.ts';
import type { NewDatabase } from '../support/api.ts';
import { catchMails } from '../support/catch-mails.ts';
import { openOffice } from '../support/office.ts';

const messageOf = (n: number, partner: string) => ({
  ...{ id: `message-${n}`, recipient: 'parent@example.pk', subject: 'Hello', body: 'Text', partner, created_at: n },
  ...{ read_at: null, answered_at: null, spam_at: null, webhook_at: 1, mail_at: 1 },
});

/** The office's list of partners, and of unlisted names that visitors used. */
export function officePartnersSuite(newDatabase: NewDatabase): void {
  describe('The partners in the office', () => {
    it('are listed with their counts, followed by unlisted names', async () => {
      const office = await openOffice(newDatabase);
      const [known] = (await readPublished(office.db)).document.partners;
      const id = String(known?.id);
      const count = (partner: string, kind: 'visit' | 'download', day: string) => ({
        ...{ id: `${partner} ${kind} ${day}`, partner, kind, day, item: 'x', count: 3 },
      });
      const rows = [
        count(id, 'visit', '2026-11-27'),
        count(id, 'download', '2026-11-26'),
        count('', 'visit', '2026-11-26'),
      ];
      await office.db.insertInto('counts').values(rows).execute();
      for (const n of [1, 2]) await office.db.insertInto('messages').values(messageOf(n, 'stranger')).execute();
      const editor = await office.signedIn('editor');
      const { partners } = (await editor.call('partners/list', {})).output;
      const none = { visits: 0, downloads: 0, messages: 0, signups: 0, requests: 0, enrolments: 0 };
      expect(partners[0]).toEqual({ id, name: known?.name, isKnown: true, ...none, visits: 3, downloads: 3 });
      expect(partners.slice(-2)).toEqual([
        { id: 'stranger', name: 'Stranger', isKnown: false, ...none, messages: 2 },
        { id: '', name: 'Other names', isKnown: false, ...none, visits: 3 },
      ]);
      const { days } = (await editor.call('partners/read', { id })).output;
      expect([days.length, ...days.slice(-2)]).toEqual([
        90,
        { day: '2026-11-26', visits: 0, downloads: 3 },
        { day: '2026-11-27', visits: 3, downloads: 0 },
      ]);
      expect((await editor.call('partners/read', { id: 'nobody' })).status).toBe(404);
      expect((await editor.call('partners/link', { id })).status).toBe(403);
      const desk = await office.signedIn('desk');
      expect((await desk.call('partners/link', { id })).output.link).toMatch(
        new RegExp(`^https://steam\\.example/p/${id}/counts\\?key=[\\w-]{32}$`),
      );
      expect((await desk.call('partners/link', { id: 'stranger' })).status).toBe(422);
      const log = JSON.stringify(await office.db.selectFrom('staff_log').selectAll().execute());
      expect(log).not.toContain('key=');
    });

    it('include an unlisted name after staff press one button, with its counts, also while others edit the content', async () => {
      const office = await openOffice(newDatabase);
      const day = '2026-11-27';
      const row = { id: 'x', partner: 'sunrise-school', kind: 'visit' as const, day, item: 'home', count: 7 };
      await office.db.insertInto('counts').values(row).execute();
      const desk = await office.signedIn('desk');
      const listed = async () => (await desk.call('partners/list', {})).output.partners;
      const used = (await listed()).find(({ id }) => id === 'sunrise-school');
      expect(used).toMatchObject({ name: 'Sunrise School', isKnown: false, visits: 7 });
      const input = { id: 'sunrise-school', name: 'Sunrise School' };
      for (let n = 0; n < 2; n += 1) expect((await desk.call('partners/add', input)).status).toBe(200);
      expect((await listed()).filter(({ id }) => id === input.id)).toEqual([{ ...used, isKnown: true }]);
      expect((await desk.call('partners/link', { id: input.id })).status).toBe(200);
      const owner = await office.signedIn('owner');
      const [version] = (await owner.call('content/history', {})).output.versions;
      expect(version).toMatchObject({ isCurrent: true, note: 'Added the partner Sunrise School' });
      expect(version?.changes).toEqual(['Partners: 1 new (Sunrise School)']);
      for (const id of ['', 'a b', 'ü']) expect((await desk.call('partners/add', { id, name: 'x' })).status).toBe(422);
    });

    it('include an ambassador after staff press one button at the request, with name, kind and sentence', async () => {
      const catcher = await catchMails();
      const office = await openOffice(newDatabase, { SMTP_URL: catcher.smtpUrl, NOTIFY_EMAIL: 'office@steam.example' });
      const request = { id: 'zoe', name: 'Zoë', kind: 'Student', about: 'We build kites.', email: 'zoe@example.org' };
      const later = { ...request, id: 'spam', name: 'Spam' };
      const rows = [request, later].map((row, created_at) => ({ ...row, created_at }));
      await office.db.insertInto('partner_requests').values(rows).execute();
      const desk = await office.signedIn('desk');
      expect((await desk.call('partners/list', {})).output.requests).toEqual(
        [later, request].map((one) => ({ ...one, hasPicture: false })),
      );
      expect((await desk.call('partners/dismiss', { id: 'spam' })).status).toBe(200);
      expect((await desk.call('partners/add', { id: 'zoe', name: 'Zoë' })).status).toBe(200);
      expect((await desk.call('partners/list', {})).output.requests).toEqual([]);
      await expect.poll(() => catcher.mails.map(({ to }) => to)).toEqual([['zoe@example.org']]);
      expect(catcher.linkIn(catcher.mails[0])).toBe('https://steam.example/p/zoe');
      expect(catcher.mails[0]?.text).toContain('https://steam.example/ambassador/number');
      // Still the sample content, which can only use the pictures of its own folder.
      expect(await currentSource(office.db)).toBe('sample');
      const { partners } = (await readPublished(office.db)).document;
      const ofRequests = partners.filter(({ id }) => id === 'zoe' || id === 'spam');
      expect(ofRequests).toEqual([
        expect.objectContaining({ id: 'zoe', name: 'Zoë', kind: 'Student', about: 'We build kites.' }),
      ]);
    });

    it('get the picture of their request when staff add them; before that, only staff see it', async () => {
      const office = await openOffice(newDatabase);
      // The sample content can only use the files of its own folder: publish a version of the school.
      const content = await readPublished(office.db);
      await addVersion(office.db, content, { source: 'folder', author: '', note: '', summary: '' });
      const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
        .webp()
        .toBuffer();
      const request = { id: 'zoe', name: 'Zoë', kind: '', about: '', email: '', created_at: 1 };
      await office.db.insertInto('partner_requests').values(request).execute();
      await office.db.insertInto('partner_pictures').values({ id: 'zoe', file }).execute();
      const desk = await office.signedIn('desk');
      expect((await desk.call('partners/list', {})).output.requests).toMatchObject([{ id: 'zoe', hasPicture: true }]);
      const address = '/office/api/partner-picture/zoe';
      expect((await office.browser().send(address)).status).toBe(401);
      const seen = await desk.send(address, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
      expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(Buffer.from(await seen.arrayBuffer())).toEqual(file);
      expect((await desk.call('partners/add', { id: 'zoe', name: 'Zoë' })).status).toBe(200);
      const { document, media } = await readPublished(office.db);
      expect(document.partners.find(({ id }) => id === 'zoe')).toMatchObject({ picture: 'partners/zoe.webp' });
      expect(media.map(({ id }) => id)).toContain('partners/zoe.webp');
      expect(await office.db.selectFrom('partner_pictures').selectAll().execute()).toEqual([]);
    });
  });
}
