import { z } from 'zod';
import { HttpError } from '../api/http-error.ts';
import { newPassword } from '../api/schemas.ts';
import { hashPlace } from '../api/users/hash-queue.ts';
import { rememberDevice } from './devices.ts';
import type { HandlersOf } from './handler.ts';
import { addPasskey, newPasskeyOptions } from './passkeys.ts';
import { requireOwnPassword } from './password-check.ts';
import { byId, name, nothing, password } from './schemas.ts';
import { stateOf } from './session.ts';

/** The tables with links that give access without a password. A new password deletes the links. */
const secrets = ['staff_links', 'preview_links'] as const;
const allSecrets = [...secrets, 'staff_passkeys'] as const;

/** The actions of members of staff on their own accounts. */
export const meHandlers: HandlersOf<'me'> = {
  'me/read': {
    input: nothing,
    async call({ db, staff, sessions }) {
      const { id, email, name, role } = staff;
      const passkeys = await db
        .selectFrom('staff_passkeys')
        .select(['id', 'name', 'created_at', 'used_at'])
        .where('staff_id', '=', id)
        .orderBy('created_at')
        .execute();
      return {
        self: { id, email, name, role },
        passkeys: passkeys.map((key) => ({
          id: key.id,
          name: key.name,
          createdAt: key.created_at,
          usedAt: key.used_at ?? undefined,
        })),
        sessions: await sessions.count(id),
        // Always true: the invitation asks for a password.
        hasPassword: true,
      };
    },
  },

  'me/change-name': {
    input: z.object({ name }),
    async call(context, { name }) {
      const { db, staff, record } = context;
      await db.updateTable('staff').set({ name }).where('id', '=', staff.id).execute();
      await record('changed their name', name);
      return stateOf(context, { ...staff, name });
    },
  },

  'me/change-password': {
    input: z.object({ password, newPassword, keepPasskeys: z.boolean().optional() }),
    async call(context, input) {
      const { db, staff, passwords, sessions, address, record } = context;
      await requireOwnPassword(context, input.password);
      const changed = await passwords.hash(input.newPassword, hashPlace(address));
      await db.updateTable('staff').set({ password_hash: changed }).where('id', '=', staff.id).execute();
      rememberDevice(context, { id: staff.id, password_hash: changed });
      for (const table of input.keepPasskeys ? secrets : allSecrets) {
        await db.deleteFrom(table).where('staff_id', '=', staff.id).execute();
      }
      await sessions.endAll(staff.id, staff.sessionId);
      await record('changed their password', '');
      return {};
    },
  },

  'me/passkey-options': {
    input: nothing,
    call: async (context) => ({ options: await newPasskeyOptions(context) }),
  },

  'me/add-passkey': {
    input: z.object({ name, response: z.looseObject({}) }),
    async call(context, input) {
      await addPasskey(context, input);
      await context.record('added a passkey', input.name);
      return {};
    },
  },

  'me/remove-passkey': {
    input: byId,
    async call({ db, staff, record }, { id }) {
      const removed = await db
        .deleteFrom('staff_passkeys')
        .where('id', '=', id)
        .where('staff_id', '=', staff.id)
        .returning('name')
        .executeTakeFirst();
      if (!removed) throw new HttpError(404, 'There is no such passkey.');
      await record('removed a passkey', removed.name);
      return {};
    },
  },

  'me/sign-out-others': {
    input: nothing,
    async call({ staff, sessions, record }) {
      await sessions.endAll(staff.id, staff.sessionId);
      await record('ended their other sessions', '');
      return {};
    },
  },
};
