import { z } from 'zod';
import type { SessionState } from '../../domain/office/desk-contract.ts';
import { newInvitation } from '../../records/staff-invitations.ts';
import { HttpError } from '../api/http-error.ts';
import { perNetwork, perWindow } from '../api/limits.ts';
import { signInBody } from '../api/schemas.ts';
import { hashPlace } from '../api/users/hash-queue.ts';
import { successes } from '../api/users/sign-in.ts';
import { findDevice, rememberDevice } from './devices.ts';
import type { HandlersOf, OfficeContext } from './handler.ts';
import { mailsTo, passwordLetter, sendLetter } from './letters.ts';
import { passkeyOptions, verifyPasskey } from './passkeys.ts';
import { isPassword, limitNetwork, refuse, requireOwnPassword, signInTurns } from './password-check.ts';
import { email, nothing, password } from './schemas.ts';
import type { SignedInStaff } from './staff-sessions.ts';

type AnyContext = OfficeContext<SignedInStaff | undefined>;

export function stateOf({ live, settings, origin }: AnyContext, staff: SessionState['staff']): SessionState {
  const { name, logo, timeZone, language } = live.school();
  return {
    school: { name, logo, timeZone, language },
    ...(staff && { staff: { id: staff.id, email: staff.email, name: staff.name, role: staff.role } }),
    sendsMail: mailsTo(settings) !== undefined,
    origin,
  };
}

/** Begins a session. @param how the entry in the log of the office */
export async function beginSession(context: AnyContext, staffId: string, how: string): Promise<SessionState> {
  const { db, limits, sessions, request, setCookie, record } = context;
  refuse(await limits.takeAll([{ rule: successes, who: `office ${staffId}` }]));
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'email', 'name', 'role', 'password_hash'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  // The member was removed while the password was verified.
  if (!staff) throw new HttpError(401, 'Wrong email or password');
  setCookie(await sessions.begin(request, staff.id));
  rememberDevice(context, staff);
  await record(how, '', staff.email);
  return stateOf(context, staff);
}

/** Limits of mails for a forgotten password: from one network, and to one member. */
const forgotten = { member: perWindow('office-forgot', 3, 60 * 60_000), windowMs: 60 * 60_000, most: 20 };

const response = z.object({ response: z.looseObject({}) });

export const sessionHandlers: HandlersOf<'session'> = {
  'session/state': { input: nothing, call: async (context) => stateOf(context, context.staff) },

  'session/sign-in': {
    input: signInBody,
    async call(context, { email, password }) {
      const { db, passwords, address } = context;
      // PostgreSQL text cannot contain NUL, so no account matches.
      const staff = email.includes('\0')
        ? undefined
        : await db.selectFrom('staff').select(['id', 'password_hash']).where('email', '=', email).executeTakeFirst();
      const device = findDevice(context, staff);
      const turns = signInTurns(context, email, device);
      const isRight = await isPassword(context, staff?.password_hash, password, turns, device);
      if (!isRight || !staff) throw new HttpError(401, 'Wrong email or password');
      if (passwords.isOutdated(staff.password_hash)) {
        const password_hash = await passwords.hash(password, hashPlace(address));
        await db.updateTable('staff').set({ password_hash }).where('id', '=', staff.id).execute();
      }
      return beginSession(context, staff.id, 'signed in');
    },
  },

  'session/passkey-options': {
    input: nothing,
    async call(context) {
      await limitNetwork(context, 'office-passkey');
      return { options: await passkeyOptions(context) };
    },
  },

  'session/passkey-sign-in': {
    input: response,
    async call(context, input) {
      await limitNetwork(context, 'office-passkey-signin');
      return beginSession(context, await verifyPasskey(context, input.response), 'signed in with a passkey');
    },
  },

  'session/sign-out': {
    input: nothing,
    async call({ sessions, request, setCookie }) {
      setCookie(await sessions.end(request));
      return {};
    },
  },

  'session/forgot-password': {
    input: z.object({ email }),
    async call(context, { email }) {
      const { db, settings, live, limits, address, now, record } = context;
      const mail = mailsTo(settings);
      if (!mail)
        throw new HttpError(409, 'This server sends no mails yet. An owner of the school can invite you again.');
      refuse(await limits.takeAll(perNetwork('office-forgot-network', forgotten.most, forgotten.windowMs, address)));
      const member = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
      // The response is the same at the limit and does not wait for the mail, so it does not reveal who is a member.
      if (!member || (await limits.take(forgotten.member, member.id)) > 0) return {};
      const url = await newInvitation(db, member.id, { origin: mail.origin, now: now() });
      void sendLetter(context, email, passwordLetter(live.school(), url));
      await record('asked for a new password', '', email);
      return {};
    },
  },

  'session/confirm': {
    input: z.object({ password }),
    async call(context, input) {
      const { sessions, staff } = context;
      await requireOwnPassword(context, input.password);
      await sessions.confirm(staff.sessionId);
      return {};
    },
  },

  'session/confirm-passkey': {
    input: response,
    async call(context, input) {
      const { sessions, staff } = context;
      if ((await verifyPasskey(context, input.response)) !== staff.id) {
        throw new HttpError(422, 'This passkey belongs to another member of staff.');
      }
      await sessions.confirm(staff.sessionId);
      return {};
    },
  },
};
