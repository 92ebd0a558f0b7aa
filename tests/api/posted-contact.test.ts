import { describe, expect, it, vi } from 'vitest';
import { maxFormBytes, postedContact } from '../../src/server/pages/posted-contact.ts';
import { startServer } from '../server.ts';
import { message } from './support/api.ts';

const thanks = { success: true, data: { message: 'Thank you.' } };

async function post(
  fields: Record<string, string>,
  answer: () => Promise<Response> = async () => Response.json(thanks),
) {
  const send = vi.fn((_url: unknown, _init?: RequestInit) => answer());
  const body = new URLSearchParams(fields).toString();
  return { ...(await postedContact(body, 'http://api.test', send)), send };
}

const sentBody = (send: { mock: { calls: [unknown, RequestInit?][] } }) =>
  JSON.parse(String(send.mock.calls[0]?.[1]?.body)) as unknown;

describe('The contact form posted without scripts', () => {
  it('is sent to the same call as JSON, its lines ended as scripts end them', async () => {
    const { send } = await post({ ...message, body: 'One\r\n\r\nTwo ' });
    expect(send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith(
      'http://api.test/contactus',
      expect.objectContaining({
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      }),
    );
    expect(sentBody(send)).toEqual({ ...message, body: 'One\n\nTwo ' });
  });

  it('passes on what a robot wrote into the honeypot field', async () => {
    const { send } = await post({ ...message, website: 'https://spam.example' });
    expect(sentBody(send)).toEqual({ ...message, website: 'https://spam.example' });
  });

  it('shows the server’s thanks and empty fields once it was taken', async () => {
    const { status, formResult } = await post(message);
    expect({ status, formResult }).toEqual({
      status: 200,
      formResult: { values: {}, outcome: { sent: true, message: 'Thank you.' } },
    });
  });

  it('says itself that it was sent when the server says no more than that', async () => {
    const { formResult } = await post(message, async () => Response.json({ success: true }));
    expect(formResult.outcome).toEqual({ sent: true, message: 'Your message has been sent.' });
  });

  it('is checked by the form’s own rules, and then not sent', async () => {
    const { status, formResult, send } = await post({ recipient: 'nobody', subject: ' ' });
    expect(send).not.toHaveBeenCalled();
    expect(status).toBe(422);
    expect(formResult.values).toEqual({ recipient: 'nobody', subject: ' ', body: '' });
    expect(formResult.outcome).toMatchObject({
      sent: false,
      fields: { recipient: 'Invalid email address', subject: 'Subject is required', body: 'Your Message is required' },
    });
  });

  it('keeps what was typed, and shows the server’s words, when the server refuses it', async () => {
    const { status, formResult } = await post(message, async () =>
      Response.json(
        { success: false, data: { message: 'Not today.' }, errors: { subject: 'Too loud' } },
        { status: 429 },
      ),
    );
    expect(status).toBe(429);
    expect(formResult).toEqual({
      values: message,
      outcome: { sent: false, message: 'Not today.', fields: { subject: 'Too loud' } },
    });
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers with something else', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['does not say that it worked', async () => Response.json({})],
  ])('keeps what was typed when the server %s', async (_what, answer) => {
    const { status, formResult } = await post(message, answer);
    expect(status).toBe(503);
    expect(formResult.values).toEqual(message);
    expect(formResult.outcome).toMatchObject({ sent: false, message: expect.stringMatching(/still here/) });
  });

  it('takes the longest message in any script', async () => {
    expect((await post({ ...message, body: 'س'.repeat(5_000) })).status).toBe(200);
  });

  it('refuses a body that is larger than any of the form with a page that says so, whether or not the request names its length', async () => {
    const server = await startServer();
    const body = `subject=Robots&body=${'x'.repeat(maxFormBytes)}`;
    const headers = { Origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const sent of [{ body }, { body: new Blob([body]).stream(), duplex: 'half' }]) {
      const answer = await fetch(`${server.url}/contactus`, { method: 'POST', headers, ...sent } as RequestInit);
      expect(answer.status).toBe(413);
      expect(await answer.text()).toContain('The message is too long.');
    }
    await server.stop();
  });

  it('counts for the visitor whom a trusted proxy names', async () => {
    const server = await startServer({ TRUST_PROXY: 'true', LIMIT_CONTACT: '1' });
    const from = async (address: string, subject: string) =>
      (
        await fetch(`${server.url}/contactus`, {
          method: 'POST',
          headers: { Origin: server.url, 'X-Forwarded-For': `203.0.113.9, ${address}` },
          body: new URLSearchParams({ ...message, subject }),
        })
      ).status;
    expect(await from('192.0.2.1', 'one')).toBe(200);
    expect(await from('192.0.2.1', 'two')).toBe(429);
    expect(await from('192.0.2.2', 'three')).toBe(200);
    await server.stop();
  });
});
