import type { Db } from '../db/schema.ts';
import { hashOf, newSecret } from './secrets.ts';

const hourMs = 3_600_000;
/** How long an invitation is valid. It can be used once. */
export const invitationLifeMs = 48 * hourMs;

/** The page that accepts an invitation. The secret follows `#`, so no server, log or referrer contains it. */
const invitationLink = (origin: string, secret: string) => `${origin}/office/invitation#${secret}`;

/**
 * Creates an invitation: a link to choose a name and a password, for a new member or after a lost password. Deletes earlier
 * invitations of the member.
 */
export async function newInvitation(
  db: Db,
  staffId: string,
  { origin, now }: { origin: string; now: number },
): Promise<string> {
  const secret = newSecret();
  await db.deleteFrom('staff_links').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('staff_links')
    .values({ id: hashOf(secret), staff_id: staffId, expires_at: now + invitationLifeMs })
    .execute();
  return invitationLink(origin, secret);
}

/** Returns the member of staff of a valid invitation, without using it up. */
export const findInvitation = (db: Db, secret: string, now: number) =>
  db
    .selectFrom('staff_links')
    .innerJoin('staff', 'staff.id', 'staff_links.staff_id')
    .select(['staff.id', 'email', 'role'])
    .where('staff_links.id', '=', hashOf(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/**
 * Uses up an invitation: stores the name and the password, and revokes earlier access: sessions, passkeys and shared previews.
 *
 * @returns the member's id; undefined for an unknown, used or expired invitation
 */
export const acceptInvitation = (
  db: Db,
  { secret, name, passwordHash, now }: { secret: string; name: string; passwordHash: string; now: number },
): Promise<string | undefined> =>
  db.transaction().execute(async (both) => {
    // Of two concurrent requests, only one deletes the row.
    const used = await both
      .deleteFrom('staff_links')
      .where('id', '=', hashOf(secret))
      .where('expires_at', '>', now)
      .returning('staff_id')
      .executeTakeFirst();
    if (!used) return undefined;
    const { staff_id: id } = used;
    await both.updateTable('staff').set({ name, password_hash: passwordHash }).where('id', '=', id).execute();
    // An attacker may have added a passkey or shared a preview.
    for (const table of ['staff_sessions', 'staff_passkeys', 'preview_links'] as const) {
      await both.deleteFrom(table).where('staff_id', '=', id).execute();
    }
    return id;
  });
