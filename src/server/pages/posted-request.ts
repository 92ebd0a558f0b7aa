import { readErrorBody } from '../../domain/form-answer.ts';
import { requestStored } from '../../domain/requests/decode-requests.ts';
import { type RequestValues, requestFieldNames } from '../../domain/requests/request-form.ts';
import type { RequestFormResult } from '../../site/entry-server.tsx';

interface PostedRequestOptions {
  course: string;
  /** The partner in the URL, or ''. */
  partner: string;
  apiHost: string;
  send: typeof fetch;
}

/** The URL of the request's page; or the form with its error messages. */
type PostedAnswer = { address: string } | ({ status: number } & RequestFormResult);

/**
 * Handles the form that requests a seat, which browsers post without JavaScript, with the same API call as with
 * JavaScript. After an error, the form keeps its values.
 *
 * @param body undefined if it is too large
 */
export async function postedRequest(
  body: string | undefined,
  { course, partner, apiHost, send }: PostedRequestOptions,
): Promise<PostedAnswer> {
  const form = new URLSearchParams(body);
  const values: RequestValues = {};
  for (const name of requestFieldNames) {
    // Browsers post line breaks as CRLF; the API expects LF.
    const value = (form.get(name) ?? '').replace(/\r\n/g, '\n');
    if (value !== '') values[name] = value;
  }
  const refuse = (status: number, message: string, fields = {}): PostedAnswer => ({
    status,
    requestForm: { values, rejection: { message, fields } },
  });
  if (body === undefined) return refuse(413, 'The form is too long.');
  const website = form.get('website');
  try {
    const response = await send(`${apiHost}/request`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      // Deduplicates: the same form twice on one day is one request.
      body: JSON.stringify({
        attempt: new Date().toISOString().slice(0, 10),
        ...values,
        course,
        ...(partner && { partner }),
        ...(website && { website }),
      }),
      signal: AbortSignal.timeout(10_000),
    });
    const answer: unknown = await response.json();
    if (response.ok) return requestStored(answer, apiHost);
    const { message, fields } = readErrorBody(answer);
    return refuse(response.status, message || 'Your request could not be stored. Please try again later.', fields);
  } catch {
    return refuse(503, 'We could not reach the server. Your request is still here: please send it again.');
  }
}
