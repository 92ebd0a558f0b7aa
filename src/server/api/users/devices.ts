import { createHash, randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import type { Db } from '../../../db/schema.ts';
import { isHttps, type OriginSettings } from '../../http/origin.ts';
import { keepNewest } from './keep-newest.ts';

/** How long a browser is known after its last sign-in. */
export const deviceLifeDays = 90;
const dayMs = 86_400_000;
/** Of an account; one more forgets the one that was used the longest ago. */
const maxDevices = 20;
const cookieName = 'device';

/**
 * Browsers that have signed in before. One of them has failures of its own, so that a stranger who keeps guessing a password
 * from other networks cannot keep its owner out (OWASP, "device cookies"). It opens nothing: the password is still asked for.
 */
export interface Devices {
  /** The secret in the request's cookie, where it belongs to a browser that has signed in to this account. */
  find(request: Request, email: string): Promise<string | undefined>;
  /** Remembers the browser after a sign-in and answers its Set-Cookie value. */
  remember(request: Request, userId: string): Promise<string>;
}

export function createDevices(db: Db, settings: OriginSettings, now: () => number): Devices {
  return {
    async find(request, email) {
      const secret = readCookie(request);
      if (secret === undefined) return undefined;
      const known = await db
        .selectFrom('devices')
        .innerJoin('users', 'users.id', 'devices.user_id')
        .select('devices.id')
        .where('devices.id', '=', hashOf(secret))
        .where('users.email', '=', email)
        .where('devices.used_at', '>', now() - deviceLifeDays * dayMs)
        .executeTakeFirst();
      return known?.id;
    },
    async remember(request, userId) {
      const secret = randomBytes(32).toString('base64url');
      const before = readCookie(request);
      if (before !== undefined) {
        await db.deleteFrom('devices').where('id', '=', hashOf(before)).where('user_id', '=', userId).execute();
      }
      const id = hashOf(secret);
      await db.insertInto('devices').values({ id, user_id: userId, used_at: now() }).execute();
      await keepNewest(db, 'devices', { id, userId }, maxDevices);
      const secure = isHttps(request, settings) ? '; Secure' : '';
      const maxAge = (deviceLifeDays * dayMs) / 1000;
      return `${cookieName}=${secret}; Path=/api/user; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
    },
  };
}

const readCookie = (request: Request) =>
  parse(request.headers.get('cookie') ?? '', cookieName)[cookieName] || undefined;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
