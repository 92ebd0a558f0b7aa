import type { Db } from '../../db/schema.ts';
import type { Content } from '../content.ts';
import { type Records, toRecords } from '../folder/content-folder.ts';
import type { MediaPlace } from '../media/media.ts';
import { readPresent, readStamp } from './present.ts';

/** The published content as the forms edit it. */
export interface Published {
  /** Its version; '' without content. */
  base: string;
  records: Records;
  media: Content['media'];
}

/** The last published content of each database, with its stamp: a check parses the same objects only once. */
const lastPublished = new WeakMap<Db, { stamp: string; published: Published }>();

/** Reads the published content. Returns the same object until others publish. */
export async function openPublished(db: Db, place: MediaPlace): Promise<Published> {
  const cached = lastPublished.get(db);
  if (cached && cached.stamp === (await readStamp(db))) return cached.published;
  const { base, content, stamp } = await readPresent(db, place);
  const published = { base, records: toRecords(content), media: content.media };
  lastPublished.set(db, { stamp, published });
  return published;
}
