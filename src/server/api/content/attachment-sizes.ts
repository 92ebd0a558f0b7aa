import { type Json, json } from '../../../content/site/site.ts';
import type { FileSize } from '../services.ts';

export interface WithAttachments {
  attachments?: { link: string; bytes?: number | undefined }[] | undefined;
}

/** Adds the file sizes of attachments to the JSON of one object or a list. JSON without attachments is not parsed. */
export async function withSizes<T extends WithAttachments | WithAttachments[]>(
  found: Json<T> | undefined,
  fileSize: FileSize,
): Promise<Json<T> | undefined> {
  // Matches only the key: inside a JSON string, the quotation marks are escaped.
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
