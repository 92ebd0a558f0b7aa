import { parse } from 'hono/utils/cookie';
import type { Db } from '../../../db/schema.ts';
import { hashOf, newSecret } from '../../../records/secrets.ts';
import { isHttps, type OriginSettings } from '../../http/origin.ts';
import { keepNewest } from './keep-newest.ts';

/** Days after its last sign-in until a browser counts as unknown. */
export const deviceLifeDays = 90;
const dayMs = 86_400_000;
/** Maximum per account. A new device removes the least recently used one. */
const maxDevices = 20;
const cookieName = 'device';

/**
 * OWASP device cookies: browsers that have signed in before. Each has its own failure counter, so an attacker on other
 * networks cannot lock the owner out. The cookie does not replace the password.
 */
export interface Devices {
  /** Returns the id of the browser in the cookie if it has signed in to this account before. */
  find(request: Request, email: string): Promise<string | undefined>;
  /** Remembers the browser after a sign-in. Returns the Set-Cookie value. */
  remember(request: Request, userId: string): Promise<string>;
  /** Forgets the other browsers of an account, after its password has changed. */
  forgetOthers(request: Request, account: { id: string; email: string }): Promise<void>;
}

export function createDevices(db: Db, settings: OriginSettings, now: () => number): Devices {
  const devices: Devices = {
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
      const secret = newSecret();
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
    async forgetOthers(request, { id, email }) {
      const own = (await devices.find(request, email)) ?? '';
      await db.deleteFrom('devices').where('user_id', '=', id).where('id', '!=', own).execute();
    },
  };
  return devices;
}

const readCookie = (request: Request) =>
  parse(request.headers.get('cookie') ?? '', cookieName)[cookieName] || undefined;
