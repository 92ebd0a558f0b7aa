import { beforeEach, describe, expect, it } from 'vitest';
import { full } from '../../full.ts';
import { json, message, type NewDatabase, openApi, type TestApi } from '../support/api.ts';

/** The contact message. `isOther` skips the tests of validation, which does not use the database. */
export function contactSuite(newDatabase: NewDatabase, isOther = false): void {
  describe('The contact message', () => {
    let api: TestApi;
    beforeEach(async () => {
      api = await openApi(newDatabase);
    });
    const stored = () => api.db.selectFrom('messages').select(['recipient', 'subject', 'body', 'partner']).execute();

    it('is stored as written, with a response in the contract’s format', async () => {
      const body = "سلام 🚀 <b>x</b>\n\n'; drop table messages; --";
      const response = await api.post('/contactus', { ...message, body });
      expect(response.status).toBe(200);
      expect(await json(response)).toEqual({ success: true, data: { message: expect.stringMatching(/received/) } });
      expect(await stored()).toEqual([{ ...message, body, partner: null }]);
    });

    it('is stored with its partner', async () => {
      expect((await api.post('/contactus', { ...message, partner: 'green-valley' })).status).toBe(200);
      expect(await stored()).toEqual([{ ...message, partner: 'green-valley' }]);
    });

    it('is accepted and stored as spam if the honeypot field is filled', async () => {
      const person = await api.post('/contactus', message);
      const robot = await api.post('/contactus', { ...message, website: 'https://spam.example' });
      expect([robot.status, await robot.text()]).toEqual([person.status, await person.text()]);
      const spam = await api.db.selectFrom('messages').select('spam_at').orderBy('spam_at').execute();
      expect(spam.map(({ spam_at }) => spam_at !== null).sort()).toEqual([false, true]);
    });

    it.skipIf(isOther && !full).each([
      ['recipient', '', 'Email is required'],
      ['recipient', 'a@b.pk\r\nBcc: c@d.pk', 'Email must be one line of plain text'],
      ['recipient', 'x@y', 'Invalid email address'],
      ['recipient', 'A <a@b.pk>', 'Invalid email address'],
      ['recipient', 'a@b.pk,c@d.pk', 'Invalid email address'],
      ['subject', ' ', 'Subject is required'],
      ['subject', 'x'.repeat(201), 'Subject must have at most 200 characters'],
      ['subject', 'Hi\nBcc: c@d.pk', 'Subject must be one line of plain text'],
      ['body', '\n', 'Your Message is required'],
      ['body', 'x'.repeat(5001), 'Your Message must have at most 5000 characters'],
      ['body', 'a\0b', 'Your Message holds a character that cannot be stored'],
      ['body', ['x'], 'Your Message must be a text'],
      ['partner', 'no slug', 'Partner must be letters, digits, - and _'],
    ])('is rejected with %s %j and a reason', async (field, value, why) => {
      const response = await api.post('/contactus', { ...message, [field]: value });
      expect([response.status, await json(response)]).toEqual([
        422,
        { success: false, data: { message: why }, errors: { [field]: why } },
      ]);
      expect(await stored()).toEqual([]);
    });

    it('accepts the longest values that the limits allow', async () => {
      const longest = { ...message, subject: 'س'.repeat(200), body: 'س'.repeat(5000) };
      expect((await api.post('/contactus', longest)).status).toBe(200);
    });
  });
}
