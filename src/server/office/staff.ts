import { z } from 'zod';
import type { Role } from '../../domain/office/actions.ts';
import { RecordsError } from '../../records/output.ts';
import { addStaff, changeRole, listStaff, removeStaff } from '../../records/staff.ts';
import { newInvitation } from '../../records/staff-invitations.ts';
import { HttpError } from '../api/http-error.ts';
import type { HandlersOf, OfficeContext } from './handler.ts';
import { invitationLetter, mailsTo, sendLetter } from './letters.ts';
import { byId, email, id, nothing, role } from './schemas.ts';
import { takeDraftHandlers } from './take-draft.ts';

const pageSize = 100;

/** @throws HttpError 404 */
async function findMember({ db }: OfficeContext, id: string): Promise<{ email: string; password_hash: string }> {
  const member = await db
    .selectFrom('staff')
    .select(['email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!member) throw new HttpError(404, 'This member of staff was removed.');
  return member;
}

/** Invites a person. For an existing member, creates a new link, after a lost mail or password. */
async function invite(context: OfficeContext, address: string, role: Role): Promise<string> {
  const { db, settings, origin: seen, now } = context;
  const options = { origin: mailsTo(settings)?.origin ?? seen, now: now() };
  const known = await db.selectFrom('staff').select(['id', 'role']).where('email', '=', address).executeTakeFirst();
  if (!known) return (await addStaff(db, { email: address, role, ...options })).link;
  if (known.role !== role) {
    const message = 'This member of staff has another role. Change it in the list first.';
    throw new HttpError(409, message, { errors: { email: message } });
  }
  return newInvitation(db, known.id, options);
}

const asConflict = (error: unknown): never => {
  throw error instanceof RecordsError ? new HttpError(409, error.message) : error;
};

/** The actions on members of staff, for owners. */
export const staffHandlers: HandlersOf<'staff'> = {
  ...takeDraftHandlers,

  'staff/list': { input: nothing, call: async ({ db }) => ({ staff: await listStaff(db) }) },

  'staff/invite': {
    input: z.object({ email, role }),
    async call(context, { email, role }) {
      const url = await invite(context, email, role).catch(asConflict);
      await context.record(`invited a member of staff as ${role}`, email);
      const isSent = await sendLetter(context, email, invitationLetter(context.live.school(), { role, url }));
      return { link: isSent ? undefined : url };
    },
  },

  'staff/change-role': {
    input: z.object({ id, role }),
    async call(context, { id, role }) {
      const { email } = await findMember(context, id);
      await changeRole(context.db, id, role).catch(asConflict);
      await context.record(`changed a role to ${role}`, email);
      return {};
    },
  },

  'staff/remove': {
    input: byId,
    async call(context, { id }) {
      const { email } = await findMember(context, id);
      await removeStaff(context.db, id).catch(asConflict);
      await context.record('removed a member of staff', email);
      return {};
    },
  },

  'staff/log': {
    input: z.object({ before: id.optional() }),
    async call({ db }, { before }) {
      let query = db
        .selectFrom('staff_log')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize + 1);
      if (before !== undefined) {
        const last = await db.selectFrom('staff_log').select('at').where('id', '=', before).executeTakeFirst();
        if (!last) return { entries: [], hasMore: false };
        query = query.where(({ eb, or, and }) =>
          or([eb('at', '<', last.at), and([eb('at', '=', last.at), eb('id', '<', before)])]),
        );
      }
      const rows = await query.execute();
      const entries = rows
        .slice(0, pageSize)
        .map(({ id, at, by_email, action, subject }) => ({ id, at, by: by_email, action, subject }));
      return { entries, hasMore: rows.length > pageSize };
    },
  },
};
