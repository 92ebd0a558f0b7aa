import { success } from '../../domain/decoders.ts';
import { readErrorBody } from '../../domain/form-answer.ts';
import { contactRules } from '../../domain/form-rules.ts';
import type { ContactResult } from '../../site/entry-server.tsx';

const names = ['recipient', 'subject', 'body'] as const;
type Values = Record<(typeof names)[number], string>;

/** Larger than the API's limit, because URL encoding needs six or more bytes per non-ASCII letter. */
export const maxFormBytes = 64 * 1024;

/**
 * Handles the contact form that browsers post without JavaScript, with the same validation and API call as with
 * JavaScript. After an error, the form keeps its values.
 *
 * @param body undefined if it exceeds `maxFormBytes`
 */
export async function postedContact(
  body: string | undefined,
  apiHost: string,
  send: typeof fetch,
  partner = '',
): Promise<{ formResult: ContactResult; status: number }> {
  const form = new URLSearchParams(body);
  const values: Values = { recipient: '', subject: '', body: '' };
  // Browsers post line breaks as CRLF; the API expects LF.
  for (const name of names) values[name] = (form.get(name) ?? '').replace(/\r\n/g, '\n');
  const refuse = (status: number, message: string, fields: Partial<Values> = {}) => ({
    status,
    formResult: { values, outcome: { sent: false as const, message, fields } },
  });

  if (body === undefined) return refuse(413, 'The message is too long.');
  const fields: Partial<Values> = {};
  for (const name of names) {
    const problem = contactRules[name](values[name], values);
    if (problem) fields[name] = problem;
  }
  if (Object.keys(fields).length > 0) return refuse(422, Object.values(fields).join('. '), fields);

  try {
    const response = await send(`${apiHost}/contactus`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...values,
        ...(partner && { partner }),
        ...(form.get('website') && { website: form.get('website') }),
      }),
      signal: AbortSignal.timeout(10_000),
    });
    const answer: unknown = await response.json();
    if (!response.ok) {
      const { message, fields: against } = readErrorBody(answer);
      return refuse(
        response.status,
        message || 'The server could not take the message. Please try again later.',
        against,
      );
    }
    const { message } = success(answer, apiHost);
    return {
      status: 200,
      formResult: { values: {}, outcome: { sent: true, message: message || 'Your message has been sent.' } },
    };
  } catch {
    return refuse(503, 'We could not reach the server. Your message is still here: please try again.');
  }
}
