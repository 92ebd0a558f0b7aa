import Cookies from 'js-cookie';
import type { User } from '../domain/entities.ts';
import { isRow } from '../domain/text.ts';
import { readUser, userData } from '../domain/user.ts';
import { limits } from '../tokens/limits.ts';

/** The session. Logged in means that there is a token cookie (SPEC.md section 4), whether or not we know a name. */
export interface SessionState {
  loggedIn: boolean;
  user?: User;
}

export interface Session {
  /** The state now; the same object until something changes. */
  get(): SessionState;
  /** The state that the server's page shows, for hydration. */
  shown(): SessionState;
  /** Calls back on a change, also one made in another tab. */
  subscribe(onChange: () => void): () => void;
  /** After a sign-in that worked: sets both cookies. */
  signedIn(user: User, token: string): void;
  /** Removes both cookies and ends the session on the server. */
  signOut(): void;
}

export interface SessionOptions {
  /** The API host, absolute or a path of this origin. */
  host: string;
  /** On a server: the request's Cookie header. In a browser the document has it. */
  cookies?: string;
  /** In a browser: what the server's page shows. A page out of a cache may show another state than the cookies say. */
  shown?: SessionState;
}

const visitor: SessionState = { loggedIn: false };

/** The visitor's session, held in the two cookies of SPEC.md section 9: `token` and `userData`. */
export function createSession({ host, cookies, shown }: SessionOptions): Session {
  const now = readSession(cookies ?? documentCookies());
  const atFirst = shown ?? now;
  // The very object that was shown, or all that reads it would render once more.
  let state = isSame(now, atFirst) ? atFirst : now;
  const listeners = new Set<() => void>();

  const refresh = () => {
    const now = readSession(documentCookies());
    if (isSame(now, state)) return;
    state = now;
    for (const tell of listeners) tell();
  };
  const announce = () => {
    refresh();
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(channelName);
    channel.postMessage('changed');
    channel.close();
  };
  let leaveTabs = () => {};

  return {
    get: () => state,
    shown: () => atFirst,
    subscribe(onChange) {
      listeners.add(onChange);
      if (listeners.size === 1) leaveTabs = listenToTabs(refresh);
      return () => {
        if (listeners.delete(onChange) && listeners.size === 0) leaveTabs();
      };
    },
    signedIn(user, token) {
      const shared = cookieAttributes();
      Cookies.set('token', token, shared);
      Cookies.set('userData', JSON.stringify(userData(user)), {
        ...shared,
        expires: limits.userDataDays,
      });
      announce();
    },
    signOut() {
      const token = readCookie(documentCookies(), 'token');
      const shared = cookieAttributes();
      Cookies.remove('token', shared);
      Cookies.remove('userData', shared);
      announce();
      // The contract has no such call: where it fails, the visitor is signed out here all the same.
      // Its answer tells nothing, and it outlives a visitor who leaves in the same moment.
      const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
      fetch(`${host}/user/signout`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ token }),
        keepalive: true,
      }).catch(() => undefined);
    },
  };
}

const isSame = (one: SessionState, other: SessionState) => JSON.stringify(one) === JSON.stringify(other);

const channelName = 'steam-session';

/** Other tabs say when they change; one that slept, or came back out of the browser's cache, looks for itself. */
function listenToTabs(refresh: () => void): () => void {
  refresh();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  channel?.addEventListener('message', refresh);
  const moments = ['focus', 'pageshow', 'visibilitychange'] as const;
  for (const moment of moments) window.addEventListener(moment, refresh);
  return () => {
    channel?.close();
    for (const moment of moments) window.removeEventListener(moment, refresh);
  };
}

const cookieAttributes = () => ({ path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' }) as const;

/** A frame without storage rights throws on the mere question. */
function documentCookies(): string {
  try {
    return typeof document === 'object' ? document.cookie : '';
  } catch {
    return '';
  }
}

/** Reads the state out of a Cookie header; one reading for server and browser, so that both render the same. */
export function readSession(cookies: string): SessionState {
  if (!readCookie(cookies, 'token')) return visitor;
  const user = parseUser(readCookie(cookies, 'userData'));
  return user ? { loggedIn: true, user } : { loggedIn: true };
}

function readCookie(cookies: string, name: string): string {
  const found = cookies.split('; ').find((part) => part.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1) ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function parseUser(json: string): User | undefined {
  try {
    const row: unknown = JSON.parse(json);
    return isRow(row) ? readUser(row) : undefined;
  } catch {
    return undefined;
  }
}
