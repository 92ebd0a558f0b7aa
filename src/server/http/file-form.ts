import type { Context } from 'hono';
import { maxReceiptBytes } from '../../domain/requests/receipt.ts';

/** Maximum bytes of a form besides its file. */
const fieldBytes = 64 * 1024;
const maxBytes = maxReceiptBytes + fieldBytes;

/** Maximum bytes to read of a form that is too large; then the upload is aborted. */
const maxDiscardedBytes = 32 * 1024 * 1024;

export interface FileForm {
  form: FormData;
  /** True if the file exceeds the limit: `form` then contains only the fields before the file. */
  isTooLarge: boolean;
}

/**
 * Reads a form with one file.
 *
 * @throws TypeError if the body ends too early or is no form
 */
export async function readFileForm(c: Context): Promise<FileForm> {
  const type = c.req.header('content-type') ?? '';
  const { bytes, isTooLarge } = await readBody(c.req.raw.body);
  const body = isTooLarge ? fieldsBeforeFile(bytes, type) : bytes;
  return { form: await new Response(body, { headers: { 'Content-Type': type } }).formData(), isTooLarge };
}

/** Discards the end of a body that is too large, but reads it: browsers show the response only after the whole upload. */
async function readBody(body: ReadableStream<Uint8Array> | null) {
  const kept: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of body ?? []) {
    read += chunk.length;
    if (read <= maxBytes) kept.push(chunk);
    if (read > maxDiscardedBytes) break;
  }
  return { bytes: Buffer.concat(kept), isTooLarge: read > maxBytes };
}

/** Cuts a multipart body after its last complete field. */
function fieldsBeforeFile(bytes: Buffer, type: string): Buffer<ArrayBuffer> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const boundary = `--${quoted ?? plain}`;
  const start = bytes.subarray(0, fieldBytes).toString('latin1');
  const end = Math.max(0, start.lastIndexOf(`\r\n${boundary}\r\n`));
  return Buffer.from(`${start.slice(0, end)}\r\n${boundary}--\r\n`, 'latin1');
}
