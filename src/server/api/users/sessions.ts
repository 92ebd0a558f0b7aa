import { parse } from 'hono/utils/cookie';
import type { Db } from '../../../db/schema.ts';
import { hashOf, newSecret } from '../../../records/secrets.ts';
import { isHttps, type OriginSettings } from '../../http/origin.ts';
import { keepNewest } from './keep-newest.ts';

const day = 86_400_000;
/** A session expires a week after its last use, and at the latest a month after its start. */
export const sessionLife = { idle: 7 * day, absolute: 30 * day };
/** Maximum per account. A new session ends the least recently used one. */
const maxSessions = 20;
/** Minimum interval between two writes of the last use. */
const touchEvery = 5 * 60_000;

/**
 * The two secrets of a session. `sid` is in the HttpOnly cookie and authenticates requests. The page's script stores
 * `token`, which all scripts can read; therefore it can only end the session.
 */
export interface SessionSecrets {
  sid: string;
  token: string;
}

export interface SessionUser {
  _id: string;
  firstName: string;
  lastName: string;
  email: string;
}

export interface Sessions {
  begin(userId: string): Promise<SessionSecrets>;
  /** Returns the user of a session; undefined if it is unknown, ended or expired. */
  find(sid: string): Promise<SessionUser | undefined>;
  /** Ends the session of either secret; ignores an unknown secret. */
  end(secret: string): Promise<void>;
  /** Ends all sessions of a user. @param except the secret of a session that stays */
  endAll(userId: string, except?: string): Promise<void>;
}

export function createSessions(db: Db, now: () => number = Date.now): Sessions {
  return {
    async begin(userId) {
      const secrets = { sid: newSecret(), token: newSecret() };
      const id = hashOf(secrets.sid);
      const time = now();
      await db
        .insertInto('sessions')
        .values({
          id,
          token_hash: hashOf(secrets.token),
          user_id: userId,
          created_at: time,
          used_at: time,
        })
        .execute();
      await keepNewest(db, 'sessions', { id, userId }, maxSessions);
      return secrets;
    },

    async find(sid) {
      const time = now();
      const id = hashOf(sid);
      const found = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['users.id', 'first_name', 'last_name', 'email', 'used_at'])
        .where('sessions.id', '=', id)
        .where('used_at', '>', time - sessionLife.idle)
        .where('sessions.created_at', '>', time - sessionLife.absolute)
        .executeTakeFirst();
      if (!found) return undefined;
      if (time - found.used_at > touchEvery) {
        await db.updateTable('sessions').set({ used_at: time }).where('id', '=', id).execute();
      }
      return { _id: found.id, firstName: found.first_name, lastName: found.last_name, email: found.email };
    },

    async end(secret) {
      const hash = hashOf(secret);
      await db
        .deleteFrom('sessions')
        .where((where) => where.or([where('id', '=', hash), where('token_hash', '=', hash)]))
        .execute();
    },

    async endAll(userId, except) {
      const all = db.deleteFrom('sessions').where('user_id', '=', userId);
      await (except === undefined ? all : all.where('id', '!=', hashOf(except))).execute();
    },
  };
}

/** The `__Host-` prefix binds the cookie to this host and https; browsers reject the prefix on plain http. */
function cookieName(request: Request, settings: OriginSettings): string {
  return isHttps(request, settings) ? '__Host-sid' : 'sid';
}

/** Returns the session secret from the request's cookie. */
export function readSessionCookie(request: Request, settings: OriginSettings): string | undefined {
  const name = cookieName(request, settings);
  return parse(request.headers.get('cookie') ?? '', name)[name] || undefined;
}

/** Returns the Set-Cookie value of a browser-session cookie; '' deletes the cookie. */
export function sessionCookie(request: Request, settings: OriginSettings, sid: string): string {
  const secure = isHttps(request, settings) ? '; Secure' : '';
  const end = sid === '' ? '; Max-Age=0' : '';
  return `${cookieName(request, settings)}=${sid}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`;
}
