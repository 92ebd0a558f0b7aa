import { parse } from 'hono/utils/cookie';
import type { Db } from '../../db/schema.ts';
import type { Self } from '../../domain/office/desk-contract.ts';
import { hashOf, newSecret } from '../../records/secrets.ts';
import { isHttps, type OriginSettings } from '../http/origin.ts';

const minuteMs = 60_000;
/** A session ends after half an hour without a request, and at the latest twelve hours after its start. */
export const staffSessionLife = { idle: 30 * minuteMs, absolute: 12 * 60 * minuteMs };
/** For this time after the password or passkey was entered, actions marked `confirmed` are allowed. */
const confirmedMs = 5 * minuteMs;
/** Minimum interval between two writes of the last use. */
const touchEvery = minuteMs;

export interface SignedInStaff extends Self {
  sessionId: string;
  /** True if the password or passkey was entered within `confirmedMs`. */
  isConfirmed: boolean;
}

export interface StaffSessions {
  /** Ends the request's session and begins another. Returns the Set-Cookie value. */
  begin(request: Request, staffId: string): Promise<string>;
  /** Returns the member of staff of the request's cookie; undefined if the session is unknown, ended or expired. */
  find(request: Request): Promise<SignedInStaff | undefined>;
  /** Records that a password or passkey was entered. */
  confirm(sessionId: string): Promise<void>;
  /** Ends the request's session, if any. Returns the Set-Cookie value that deletes the cookie. */
  end(request: Request): Promise<string>;
  /** Ends the sessions of a member of staff. @param except a session to keep */
  endAll(staffId: string, except?: string): Promise<void>;
  /** The number of sessions that have not expired. */
  count(staffId: string): Promise<number>;
}

export function createStaffSessions(db: Db, settings: OriginSettings, now: () => number): StaffSessions {
  const end = async (request: Request) => {
    const secret = readCookie(request, settings, officeCookie);
    if (secret !== undefined) await db.deleteFrom('staff_sessions').where('id', '=', hashOf(secret)).execute();
  };
  const alive = () =>
    db
      .selectFrom('staff_sessions')
      .where('used_at', '>', now() - staffSessionLife.idle)
      .where('staff_sessions.created_at', '>', now() - staffSessionLife.absolute);
  return {
    async begin(request, staffId) {
      await end(request);
      const secret = newSecret();
      const time = now();
      await db
        .insertInto('staff_sessions')
        .values({ id: hashOf(secret), staff_id: staffId, created_at: time, used_at: time, confirmed_at: time })
        .execute();
      return cookie(request, settings, officeCookie, secret);
    },

    async find(request) {
      const secret = readCookie(request, settings, officeCookie);
      if (secret === undefined) return undefined;
      const id = hashOf(secret);
      const found = await alive()
        .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
        .select(['staff.id', 'email', 'name', 'role', 'used_at', 'confirmed_at'])
        .where('staff_sessions.id', '=', id)
        .executeTakeFirst();
      if (!found) return undefined;
      const time = now();
      if (time - found.used_at > touchEvery) {
        await db.updateTable('staff_sessions').set({ used_at: time }).where('id', '=', id).execute();
      }
      const { email, name, role, confirmed_at } = found;
      return { id: found.id, email, name, role, sessionId: id, isConfirmed: confirmed_at > time - confirmedMs };
    },

    async confirm(sessionId) {
      await db.updateTable('staff_sessions').set({ confirmed_at: now() }).where('id', '=', sessionId).execute();
    },

    async end(request) {
      await end(request);
      return cookie(request, settings, officeCookie, '');
    },

    async endAll(staffId, except = '') {
      await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).where('id', '!=', except).execute();
    },

    async count(staffId) {
      const rows = await alive().select('id').where('staff_id', '=', staffId).execute();
      return rows.length;
    },
  };
}

const officeCookie = 'office';

/** The `__Host-` prefix binds a cookie to this host and https; browsers reject the prefix on plain http. */
const cookieName = (request: Request, settings: OriginSettings, name: string) =>
  isHttps(request, settings) ? `__Host-${name}` : name;

/** Returns the value of a cookie of the office. */
export function readCookie(request: Request, settings: OriginSettings, name: string): string | undefined {
  const full = cookieName(request, settings, name);
  return parse(request.headers.get('cookie') ?? '', full)[full] || undefined;
}

/**
 * Returns the Set-Cookie value of a cookie of the office: HttpOnly and SameSite=Strict.
 *
 * @param value '' deletes the cookie
 * @param seconds Max-Age. @default until the browser closes
 */
export function cookie(
  request: Request,
  settings: OriginSettings,
  name: string,
  value: string,
  seconds?: number,
): string {
  const secure = isHttps(request, settings) ? '; Secure' : '';
  const maxAge = value === '' ? 0 : seconds;
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${cookieName(request, settings, name)}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}${life}`;
}
