import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { counted } from '../../domain/text.ts';
import { shortened } from '../folder/content-folder.ts';

/** The tables whose rows give access without a password. */
const keys = [
  ...(['sessions', 'devices', 'account_links', 'account_mails', 'partner_keys'] as const),
  ...(['staff_sessions', 'staff_passkeys', 'staff_challenges', 'staff_links', 'preview_links'] as const),
] as const;

/**
 * Revokes all access in a restored database, because the backup may be older than the removal of a member of staff, or come
 * from a stranger. Visitors sign in again with their passwords. Each member of staff needs a new invitation from the owner of
 * the server.
 *
 * @returns a line for each member of staff, with role and e-mail address
 */
export async function endAccess(db: Kysely<Schema>): Promise<string[]> {
  for (const table of keys) await db.deleteFrom(table).execute();
  await db.updateTable('staff').set({ password_hash: '' }).execute();
  const staff = await db.selectFrom('staff').select(['email', 'role']).orderBy('created_at').orderBy('id').execute();
  return staff.map(({ email, role }) => `${shortened(role, 10).padEnd(6)}  ${shortened(email, 254)}`);
}

/** The message after a restore about access to the office. */
export const describeStaff = (staff: readonly string[]): string =>
  staff.length === 0
    ? ''
    : `
All sessions, passkeys and private links have ended, and nobody can use the office yet. The backup has ${counted(staff.length, 'member')} of staff:
${staff.map((line) => `  ${line}`).join('\n')}
For each who may still use it: npm run office -- staff link EMAIL. For the others: npm run office -- staff remove EMAIL.`;
