import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { withLock } from '../db/transactions.ts';
import { signInRules } from '../domain/form-rules.ts';
import type { Role } from '../domain/office/actions.ts';
import type { StaffMember } from '../domain/office/desk-contract.ts';
import { escapeForTerminal, RecordsError } from './output.ts';
import { plainAddress } from './person.ts';
import { newInvitation } from './staff-invitations.ts';

/** Thrown instead of removing the last owner. An invited owner does not replace one with a password. */
export class LastOwnerError extends RecordsError {
  override name = 'LastOwnerError';

  constructor() {
    super('This is the only owner. Make another member of staff an owner first.');
  }
}

/** Whether the database has an owner, even one who has not accepted the invitation. */
export const hasOwner = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('staff').select('id').where('role', '=', 'owner').executeTakeFirst()) !== undefined;

/** All members of staff, in the order in which they were added. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('created_at').orderBy('id').execute();
  const sessions = await db
    .selectFrom('staff_sessions')
    .select(['staff_id', ({ fn }) => fn.max('used_at').as('used_at')])
    .groupBy('staff_id')
    .execute();
  const passkeys = await db
    .selectFrom('staff_passkeys')
    .select(['staff_id', ({ fn }) => fn.countAll().as('count')])
    .groupBy('staff_id')
    .execute();
  const drafts = await db
    .selectFrom('versions')
    .select(['owner', 'at'])
    .where('owner', 'is not', null)
    .where('document', '!=', '')
    .execute();
  const savedAt = new Map(drafts.map(({ owner, at }) => [owner, Number(at)]));
  const used = new Map(sessions.map(({ staff_id, used_at }) => [staff_id, used_at]));
  const keys = new Map(passkeys.map(({ staff_id, count }) => [staff_id, Number(count)]));
  return rows.map(({ id, email, name, role, password_hash, created_at }) => ({
    id,
    email,
    name,
    role,
    createdAt: created_at,
    isInvited: password_hash === '',
    lastUsedAt: used.get(id),
    passkeys: keys.get(id) ?? 0,
    draftSavedAt: savedAt.get(id),
  }));
}

/**
 * Adds a member of staff, who chooses a name and a password with the returned invitation.
 *
 * @param origin the site's origin
 * @throws RecordsError if the address is not valid, or belongs to a member already
 */
export async function addStaff(
  db: Db,
  { email, role, origin, now }: { email: string; role: Role; origin: string; now: number },
): Promise<{ id: string; link: string }> {
  const address = plainAddress(email);
  if (signInRules.email(address, { email, password: '' }) !== undefined) {
    throw new RecordsError(`${escapeForTerminal(email)} is no e-mail address.`);
  }
  const added = await db
    .insertInto('staff')
    .values({ id: randomUUID(), email: address, name: '', role, password_hash: '', created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new RecordsError(`${escapeForTerminal(address)} is a member of staff already.`);
  return { id: added.id, link: await newInvitation(db, added.id, { origin, now }) };
}

/** Returns the member of staff with an e-mail address. @throws RecordsError if there is none */
export async function findStaff(db: Db, email: string): Promise<{ id: string; email: string; role: Role }> {
  const row = await db
    .selectFrom('staff')
    .select(['id', 'email', 'role'])
    .where('email', '=', plainAddress(email))
    .executeTakeFirst();
  if (row) return row;
  throw new RecordsError(`${escapeForTerminal(email)} is no member of staff. npm run office -- staff list shows all.`);
}

/**
 * Removes a member of staff, with sessions, passkeys, invitations and draft.
 *
 * @returns false if there is no such member
 * @throws LastOwnerError
 */
export const removeStaff = (db: Db, id: string): Promise<boolean> =>
  withLock(db, async (connection) => {
    await keepAnOwner(connection, id);
    const removed = await connection.deleteFrom('staff').where('id', '=', id).returning('id').executeTakeFirst();
    return removed !== undefined;
  });

/** Changes the role of a member of staff. Returns false if there is none. @throws LastOwnerError */
export const changeRole = (db: Db, id: string, role: Role): Promise<boolean> =>
  withLock(db, async (connection) => {
    if (role !== 'owner') await keepAnOwner(connection, id);
    const changed = await connection.updateTable('staff').set({ role }).where('id', '=', id).returning('id').execute();
    return changed.length > 0;
  });

/** Throws if no other owner would be left. Requires the lock: otherwise two owners could remove each other. */
async function keepAnOwner(connection: Kysely<Schema>, id: string): Promise<void> {
  const owners = await connection
    .selectFrom('staff')
    .select(['id', 'password_hash'])
    .where('role', '=', 'owner')
    .execute();
  const leaving = owners.find((owner) => owner.id === id);
  if (!leaving) return;
  const others = owners.filter((owner) => owner.id !== id);
  // An invited owner cannot sign in yet, and does not replace one who can.
  const replacing = leaving.password_hash === '' ? others : others.filter((owner) => owner.password_hash !== '');
  if (replacing.length === 0) throw new LastOwnerError();
}
