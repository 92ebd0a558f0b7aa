import { isHttps } from '../../http/origin.ts';

interface CookieSettings {
  publicUrl: string | undefined;
  trustProxy: boolean;
}

/** `__Host-` binds the cookie to this host and to https; browsers refuse that name on plain http. */
function cookieName(request: Request, settings: CookieSettings): string {
  return isHttps(request, settings) ? '__Host-sid' : 'sid';
}

/** The session's secret, as the browser sent it. */
export function readSessionCookie(request: Request, settings: CookieSettings): string | undefined {
  const name = cookieName(request, settings);
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name && value) return value;
  }
  return undefined;
}

/** The Set-Cookie value that gives the browser its session, until it is closed; '' ends it. */
export function sessionCookie(request: Request, settings: CookieSettings, sid: string): string {
  const secure = isHttps(request, settings) ? '; Secure' : '';
  const end = sid === '' ? '; Max-Age=0' : '';
  return `${cookieName(request, settings)}=${sid}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`;
}
