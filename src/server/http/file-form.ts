import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { maxReceiptBytes } from '../../domain/requests/receipt.ts';

/** The other fields and the boundaries of a form with a file. */
const formBytes = 64 * 1024;

/** Above, the connection may end before the browser has sent the file. */
const maxDiscardedBytes = 32 * 1024 * 1024;

/**
 * Reads a form with one file.
 *
 * @returns undefined if it is too large. It is then read to its end: browsers show the response only after that
 */
export async function readFileForm(c: Context): Promise<FormData | undefined> {
  const { raw } = c.req;
  const limit = bodyLimit({ maxSize: maxReceiptBytes + formBytes, onError: () => new Response(null, { status: 413 }) });
  if (!(await limit(c, async () => {}))) return c.req.raw.formData();
  await discard(raw.body);
  return undefined;
}

/** Reads a body and keeps nothing of it: a browser shows the response only after it has sent all. */
async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  for (let bytes = 0; bytes < maxDiscardedBytes; ) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.length;
  }
}
