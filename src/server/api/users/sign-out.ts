import { jsonAnswer, parse } from '../json.ts';
import { signOutBody } from '../schemas.ts';
import type { Call } from '../services.ts';
import { readSessionCookie, sessionCookie } from './sessions.ts';

/**
 * `POST user/signout {token?}`, which the contract does not have: ends the session of the cookie, and of the token for
 * a site on another origin, which has no cookie here. Says yes to a session that is over already.
 */
export const signOut: Call = async ({ settings, sessions }, { body, request }) => {
  const secrets = [readSessionCookie(request, settings), parse(signOutBody, body).token];
  for (const secret of secrets) if (secret !== undefined) await sessions.end(secret);
  return jsonAnswer(200, { success: true }, { 'Set-Cookie': sessionCookie(request, settings, '') });
};
