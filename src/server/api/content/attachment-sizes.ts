import { type Json, json } from '../../../content/site/site.ts';
import type { FileSize } from '../services.ts';

export interface WithAttachments {
  attachments?: { link: string; bytes?: number | undefined }[] | undefined;
}

/** Adds the sizes of the documents to an answer: one object, or a list. Only answers with documents are parsed. */
export async function withSizes<T extends WithAttachments | WithAttachments[]>(
  found: Json<T> | undefined,
  fileSize: FileSize,
): Promise<Json<T> | undefined> {
  // In a text, each of the quotation marks would have a backslash before it.
  if (!found?.includes('"attachments":')) return found;
  const value = JSON.parse(found);
  const rows: WithAttachments[] = [value].flat();
  await Promise.all(
    rows.flatMap(({ attachments = [] }) =>
      attachments.map(async (one) => {
        one.bytes = await fileSize(one.link);
      }),
    ),
  );
  return json<T>(value);
}
