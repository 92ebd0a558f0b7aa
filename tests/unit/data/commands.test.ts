import { describe, expect, it } from 'vitest';
import { contactUs } from '../../../src/data/endpoints.ts';
import { RequestError } from '../../../src/data/http.ts';
import { dataOf, json } from './data-of.ts';

describe('A command (a POST request to the API)', () => {
  const message = { recipient: 'a@b.pk', subject: 'Hello', body: 'Salaam' };

  it('is posted as JSON, and returns the decoded response', async () => {
    const { data, fetch } = dataOf(async () => json({ success: true, data: { message: 'Thank you' } }));
    await expect(data.send(contactUs, message)).resolves.toEqual({ message: 'Thank you' });
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.method).toBe('POST');
    expect(init?.headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
    expect(JSON.parse(String(init?.body))).toEqual(message);
  });

  it('rejects with the status and the server’s message', async () => {
    const { data } = dataOf(async () => json({ success: false, data: { message: 'No subject' } }, 422));
    const error = await data.send(contactUs, message).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ kind: 'status', status: 422, body: { data: { message: 'No subject' } } });
  });

  it('succeeds with status 200 to 299 only', async () => {
    const answer = { success: true, data: { message: 'Thank you' } };
    const send = (status: number) => dataOf(async () => json(answer, status)).data.send(contactUs, message);
    for (const status of [200, 299]) await expect(send(status)).resolves.toEqual({ message: 'Thank you' });
    for (const status of [300, 404]) await expect(send(status)).rejects.toMatchObject({ kind: 'status', status });
  });

  it('fails if the response does not report success', async () => {
    const { data } = dataOf(async () => json({ success: false }));
    await expect(data.send(contactUs, message)).rejects.toMatchObject({ kind: 'parsing' });
  });
});
