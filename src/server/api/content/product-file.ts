import { extname } from 'node:path';
import { json, type Site } from '../../../content/site/site.ts';
import type { ReadContext } from '../services.ts';

/** The type and size of a product's file; undefined if another site hosts it. */
export async function productFile({ downloads }: Site, id: string, { fileSize }: ReadContext) {
  const link = downloads.get(id) ?? '';
  const bytes = link === '' ? undefined : await fileSize(link);
  return bytes === undefined ? undefined : json({ type: extname(link).slice(1).toUpperCase(), bytes });
}
