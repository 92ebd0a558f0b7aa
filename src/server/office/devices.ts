import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OfficeContext } from './handler.ts';
import { cookie, readCookie, type SignedInStaff } from './staff-sessions.ts';

type AnyContext = OfficeContext<SignedInStaff | undefined>;

const deviceLifeMs = 90 * 86_400_000;
const cookieName = 'office-device';

/**
 * Sets an OWASP device cookie: a browser that has signed in before has its own counter of failures, so guesses from other
 * networks cannot lock the member of staff out. The cookie does not replace the password. It is signed with the password
 * hash, so a new password invalidates it, and the database stores no devices.
 */
export function rememberDevice({ request, settings, now, setCookie }: AnyContext, member: Member): void {
  const claims = `${member.id}.${randomBytes(16).toString('base64url')}.${now() + deviceLifeMs}`;
  const value = `${claims}.${signature(claims, member)}`;
  setCookie(cookie(request, settings, cookieName, value, deviceLifeMs / 1000));
}

/** Returns the id of the request's browser if it has signed in to this account before. */
export function findDevice({ request, settings, now }: AnyContext, member: Member | undefined): string | undefined {
  const [id = '', nonce = '', end = '', given = ''] = (readCookie(request, settings, cookieName) ?? '').split('.');
  if (!member || member.password_hash === '' || id !== member.id) return undefined;
  const [one, other] = [given, signature(`${id}.${nonce}.${end}`, member)].map((text) => Buffer.from(text));
  if (!one || !other || one.length !== other.length || !timingSafeEqual(one, other)) return undefined;
  const left = Number(end) - now();
  return left > 0 && left <= deviceLifeMs ? nonce : undefined;
}

/** The account id in the device cookie, not verified. */
export const claimedMember = ({ request, settings }: AnyContext): string =>
  readCookie(request, settings, cookieName)?.split('.')[0] ?? '';

interface Member {
  id: string;
  password_hash: string;
}

const signature = (claims: string, { password_hash }: Member) =>
  createHmac('sha256', `office device ${password_hash}`).update(claims).digest('base64url');
