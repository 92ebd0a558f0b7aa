import { describe, expect, it, vi } from 'vitest';
import { maxFormBytes, postedContact } from '../../src/server/pages/posted-contact.ts';
import { message } from './support/api.ts';
import { testServer } from './support/clean-up.ts';

const thanks = { success: true, data: { message: 'Thank you.' } };

async function post(
  fields: Record<string, string>,
  response: () => Promise<Response> = async () => Response.json(thanks),
) {
  const send = vi.fn((_url: unknown, _init?: RequestInit) => response());
  const body = new URLSearchParams(fields).toString();
  return { ...(await postedContact(body, 'http://api.test', send)), send };
}

const sentBody = (send: { mock: { calls: [unknown, RequestInit?][] } }) =>
  JSON.parse(String(send.mock.calls[0]?.[1]?.body)) as unknown;

/** The limit is one message for each address that the proxy names. */
const server = await testServer({ TRUST_PROXY: 'true', LIMIT_CONTACT: '1' });

describe('The contact form posted without scripts', () => {
  it('is forwarded to the API as JSON, with normalised line endings', async () => {
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

  it('forwards the honeypot field that a bot filled in', async () => {
    const { send } = await post({ ...message, website: 'https://spam.example' });
    expect(sentBody(send)).toEqual({ ...message, website: 'https://spam.example' });
  });

  it('shows the server’s thanks and empty fields after a success', async () => {
    const { status, formResult } = await post(message);
    expect({ status, formResult }).toEqual({
      status: 200,
      formResult: { values: {}, outcome: { sent: true, message: 'Thank you.' } },
    });
  });

  it('shows a default message if the server sends none', async () => {
    const { formResult } = await post(message, async () => Response.json({ success: true }));
    expect(formResult.outcome).toEqual({ sent: true, message: 'Your message has been sent.' });
  });

  it('is not sent if validation fails', async () => {
    const { status, formResult, send } = await post({ recipient: 'nobody', subject: ' ' });
    expect(send).not.toHaveBeenCalled();
    expect(status).toBe(422);
    expect(formResult.values).toEqual({ recipient: 'nobody', subject: ' ', body: '' });
    expect(formResult.outcome).toMatchObject({
      sent: false,
      fields: { recipient: 'Invalid email address', subject: 'Subject is required', body: 'Your Message is required' },
    });
  });

  it('keeps the values and shows the server’s message after a rejection', async () => {
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
    ['responds with HTML', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['responds without a success flag', async () => Response.json({})],
  ])('keeps the values if the server %s', async (_what, response) => {
    const { status, formResult } = await post(message, response);
    expect(status).toBe(503);
    expect(formResult.values).toEqual(message);
    expect(formResult.outcome).toMatchObject({ sent: false, message: expect.stringMatching(/still here/) });
  });

  it('accepts the longest message in any script', async () => {
    expect((await post({ ...message, body: 'س'.repeat(5_000) })).status).toBe(200);
  });

  it('rejects a body above the limit with an HTML page, with or without Content-Length', async () => {
    const body = `subject=Robots&body=${'x'.repeat(maxFormBytes)}`;
    const headers = { Origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const sent of [{ body }, { body: new Blob([body]).stream(), duplex: 'half' }]) {
      const response = await fetch(`${server.url}/contactus`, { method: 'POST', headers, ...sent } as RequestInit);
      expect(response.status).toBe(413);
      expect(await response.text()).toContain('The message is too long.');
    }
  });

  it('counts for the rate limit of the visitor that a trusted proxy names', async () => {
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
  });
});
