import type { Content } from '../../../src/content/content.ts';
import type { LiveContent } from '../../../src/content/live.ts';
import { addVersion, currentSource, readPublished } from '../../../src/content/versions/store.ts';
import type { Db } from '../../../src/db/schema.ts';
import type { FormValues } from '../../../src/domain/office/content-contract.ts';
import type { Kind } from '../../../src/domain/office/kinds.ts';

/** Publishes a changed copy of the content without validation. The server shows it at once. */
export async function changeContent(
  { db, live }: { db: Db; live?: LiveContent },
  change: (content: Content) => void,
): Promise<void> {
  const content = structuredClone(await readPublished(db));
  change(content);
  const source = (await currentSource(db)) ?? 'folder';
  await addVersion(db, content, { source, author: '', note: '', summary: '' });
  await live?.refresh();
}

/** Sets values of all items of a kind, or of one item, and publishes the content. */
export const setValues = (
  server: { db: Db; live?: LiveContent },
  kind: Kind,
  values: FormValues,
  id?: string,
): Promise<void> =>
  changeContent(server, ({ document }) => {
    for (const item of document[kind]) if (id === undefined || item.id === id) Object.assign(item, values);
  });
