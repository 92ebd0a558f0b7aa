import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { withLock } from '../db/transactions.ts';
import { signInRules } from '../domain/form-rules.ts';
import type { Role } from '../domain/office/actions.ts';
import type { StaffMember } from '../domain/office/desk-calls.ts';
import { escapeForTerminal, OfficeError } from './output.ts';
import { storedAddress } from './stored-people.ts';

const hourMs = 3_600_000;
/** How long an invitation is valid. It can be used once. */
export const invitationLifeMs = 48 * hourMs;

/** The page that accepts an invitation. The secret follows `#`, so no server, log or referrer contains it. */
const invitationLink = (origin: string, secret: string) => `${origin}/office/invitation#${secret}`;

/** A plain hash suffices, because 256 random bits cannot be guessed. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The school needs an owner: who can sign in, or at least one who is invited. */
export class LastOwnerError extends OfficeError {
  override name = 'LastOwnerError';

  constructor() {
    super('This is the only owner. Make another member of staff an owner first.');
  }
}

/** Whether the database has an owner, also one who has not accepted the invitation. */
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
  const used = new Map(sessions.map(({ staff_id, used_at }) => [staff_id, used_at]));
  const keys = new Map(passkeys.map(({ staff_id, count }) => [staff_id, Number(count)]));
  return rows.map(({ id, email, name, role, password_hash, created_at }) => ({
    ...{ id, email, name, role },
    createdAt: created_at,
    isInvited: password_hash === '',
    lastUsedAt: used.get(id),
    passkeys: keys.get(id) ?? 0,
  }));
}

/**
 * Adds a member of staff, who chooses a name and a password with the returned invitation.
 *
 * @param origin the site's origin
 * @throws OfficeError if the address is not valid, or belongs to a member already
 */
export async function addStaff(
  db: Db,
  { email, role, origin, now }: { email: string; role: Role; origin: string; now: number },
): Promise<{ id: string; link: string }> {
  const address = storedAddress(email);
  if (signInRules.email(address, { email, password: '' }) !== undefined) {
    throw new OfficeError(`${escapeForTerminal(email)} is no e-mail address.`);
  }
  const added = await db
    .insertInto('staff')
    .values({ id: randomUUID(), email: address, name: '', role, password_hash: '', created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new OfficeError(`${escapeForTerminal(address)} is a member of staff already.`);
  return { id: added.id, link: await newInvitation(db, added.id, { origin, now }) };
}

/** Returns the member of staff with an e-mail address. @throws OfficeError if there is none */
export async function findStaff(db: Db, email: string): Promise<{ id: string; email: string; role: Role }> {
  const row = await db
    .selectFrom('staff')
    .select(['id', 'email', 'role'])
    .where('email', '=', storedAddress(email))
    .executeTakeFirst();
  if (row) return row;
  throw new OfficeError(`${escapeForTerminal(email)} is no member of staff. npm run office -- staff list shows all.`);
}

/**
 * Creates an invitation: a link to choose a name and a password, for a new member or after a lost password. Earlier
 * invitations of the member end.
 */
export async function newInvitation(
  db: Db,
  staffId: string,
  { origin, now }: { origin: string; now: number },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
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
 * Uses an invitation up: stores the name and the password, and ends all sessions of the member.
 *
 * @returns the member's id; undefined for an unknown, used or expired invitation
 */
export const acceptInvitation = (
  db: Db,
  { secret, name, passwordHash, now }: { secret: string; name: string; passwordHash: string; now: number },
): Promise<string | undefined> =>
  db.transaction().execute(async (both) => {
    // Of two concurrent requests, one deletes the row.
    const used = await both
      .deleteFrom('staff_links')
      .where('id', '=', hashOf(secret))
      .where('expires_at', '>', now)
      .returning('staff_id')
      .executeTakeFirst();
    if (!used) return undefined;
    const { staff_id: id } = used;
    await both.updateTable('staff').set({ name, password_hash: passwordHash }).where('id', '=', id).execute();
    await both.deleteFrom('staff_sessions').where('staff_id', '=', id).execute();
    return id;
  });

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

/** The lock prevents that two owners remove each other at the same time. */
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

/** Adds an entry to the log of the office. */
export async function recordInLog(
  db: Db,
  { at, by, action, subject }: { at: number; by: string; action: string; subject: string },
): Promise<void> {
  await db.insertInto('staff_log').values({ id: randomUUID(), at, by_email: by, action, subject }).execute();
}

/** The days that the log of the office keeps. */
export const keepLogDays = 366;
