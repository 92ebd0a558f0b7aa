import { z } from 'zod';
import { acceptInvitation, findInvitation } from '../../records/staff-invitations.ts';
import { HttpError } from '../api/http-error.ts';
import { newPassword } from '../api/schemas.ts';
import { hashPlace } from '../api/users/hash-queue.ts';
import type { HandlersOf } from './handler.ts';
import { limitNetwork } from './password-check.ts';
import { id, name } from './schemas.ts';
import { beginSession } from './session.ts';

const notValid = () =>
  new HttpError(404, 'This invitation is not valid any more. Ask an owner of the school for another one.');

export const invitationHandlers: HandlersOf<'invitation'> = {
  'invitation/read': {
    input: z.object({ token: id }),
    async call(context, { token }) {
      await limitNetwork(context, 'office-invitation');
      const found = await findInvitation(context.db, token, context.now());
      if (!found) throw notValid();
      return { email: found.email, role: found.role };
    },
  },

  'invitation/accept': {
    input: z.object({ token: id, name, password: newPassword }),
    async call(context, { token, name, password }) {
      const { db, passwords, address, now } = context;
      await limitNetwork(context, 'office-accept');
      if (!(await findInvitation(db, token, now()))) throw notValid();
      const passwordHash = await passwords.hash(password, hashPlace(address));
      const accepted = await acceptInvitation(db, { secret: token, name, passwordHash, now: now() });
      if (accepted === undefined) throw notValid();
      return beginSession(context, accepted, 'accepted an invitation');
    },
  },
};
