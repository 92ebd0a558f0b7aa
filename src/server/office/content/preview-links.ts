import type { Selectable } from 'kysely';
import type { Db, Schema } from '../../../db/schema.ts';
import { may, type Role } from '../../../domain/office/actions.ts';
import { hashOf, newSecret } from '../../../records/secrets.ts';
import type { OfficeContext, OfficeServices } from '../handler.ts';

const dayMs = 86_400_000;

/** The path that starts a preview. The query contains the secret, because the request log omits queries. */
export const previewPath = '/office/preview';

/** Creates a link to a preview of the caller's draft, valid for a day. */
export async function createPreviewLink(context: OfficeContext, isShared: boolean) {
  const { db, staff, now, origin, record } = context;
  const secret = newSecret();
  const expiresAt = now() + dayMs;
  await db.deleteFrom('preview_links').where('expires_at', '<', now()).execute();
  await db
    .insertInto('preview_links')
    .values({ id: hashOf(secret), staff_id: staff.id, is_shared: isShared ? 'yes' : '', expires_at: expiresAt })
    .execute();
  if (isShared) await record('shared a preview', '');
  return { url: `${origin}${previewPath}?key=${secret}`, expiresAt };
}

export type PreviewLink = Selectable<Schema['preview_links']>;

/**
 * Finds a link that has not expired. Its author must still be allowed to edit.
 *
 * @param request must have the author's session, unless the link is shared
 */
export async function findPreviewLink(
  { db, now, sessions }: Pick<OfficeServices, 'now' | 'sessions'> & { db: Db },
  request: Request,
  secret: string,
): Promise<PreviewLink | undefined> {
  const found = await db
    .selectFrom('preview_links')
    .innerJoin('staff', 'staff.id', 'preview_links.staff_id')
    .selectAll('preview_links')
    .select('role')
    .where('preview_links.id', '=', hashOf(secret))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (!found || !may(found.role as Role, 'content/preview')) return undefined;
  if (found.is_shared === 'yes') return found;
  return (await sessions.find(request))?.id === found.staff_id ? found : undefined;
}
