import { type Json, json } from '../../../content/site/site.ts';
import type { FileSize } from '../services.ts';

interface WithAttachments {
  attachments?: { link: string; bytes?: number | undefined }[];
}

/** Adds the sizes of the documents to a course or a post. Only those with documents are parsed. */
export async function withSizes<T extends WithAttachments>(
  found: Json<T> | undefined,
  fileSize: FileSize,
): Promise<Json<T> | undefined> {
  // In a text, each of the quotation marks would have a backslash before it.
  if (!found?.includes('"attachments":')) return found;
  const value: T = JSON.parse(found);
  const attachments = (value.attachments ?? []).map(async (one) => ({ ...one, bytes: await fileSize(one.link) }));
  return json({ ...value, attachments: await Promise.all(attachments) });
}
