import Cookies from 'js-cookie';
import type { User } from '../domain/entities.ts';
import { isRow } from '../domain/text.ts';
import { readUser, userData } from '../domain/user.ts';
import { limits } from '../tokens/limits.ts';

/** The session. A token cookie means logged in (SPEC.md section 4), even without the user's data. */
export interface SessionState {
  loggedIn: boolean;
  user?: User;
}

export interface Session {
  /** The current state: the same object until it changes. */
  get(): SessionState;
  /** The state in the server-rendered page, for hydration. */
  shown(): SessionState;
  /** Calls `onChange` on each change, also in another tab. */
  subscribe(onChange: () => void): () => void;
  /** Sets both cookies after a successful sign-in. Returns false if the browser does not store them. */
  signedIn(user: User, token: string): boolean;
  /** Replaces the user's data after the user changed it. */
  updated(user: User): void;
  signOut(): void;
}

export interface SessionOptions {
  host: string;
  /** The request's Cookie header on a server. A browser reads the document's. */
  cookies?: string;
  /** The state in the server-rendered page, for a browser. If the page was cached, it may differ from the cookies. */
  shown?: SessionState;
}

const visitor: SessionState = { loggedIn: false };

/** Creates the visitor's session from the cookies `token` and `userData` (SPEC.md section 9). */
export function createSession({ host, cookies, shown }: SessionOptions): Session {
  const now = readSession(cookies ?? documentCookies());
  const atFirst = shown ?? now;
  // Reuse the object if the states are equal: a new one would render all subscribers again.
  let state = isSame(now, atFirst) ? atFirst : now;
  const listeners = new Set<() => void>();

  const refresh = () => {
    const now = readSession(documentCookies());
    if (isSame(now, state)) return;
    state = now;
    for (const onChange of listeners) onChange();
  };
  const announce = () => {
    refresh();
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(channelName);
    channel.postMessage('changed');
    channel.close();
  };
  let stopListening = () => {};

  return {
    get: () => state,
    shown: () => atFirst,
    subscribe(onChange) {
      listeners.add(onChange);
      if (listeners.size === 1) stopListening = listenToTabs(refresh);
      return () => {
        if (listeners.delete(onChange) && listeners.size === 0) stopListening();
      };
    },
    signedIn(user, token) {
      const shared = cookieAttributes();
      Cookies.set('token', token, shared);
      setUserData(user);
      announce();
      return readSession(documentCookies()).loggedIn;
    },
    updated(user) {
      setUserData(user);
      announce();
    },
    signOut() {
      const token = readCookie(documentCookies(), 'token');
      const shared = cookieAttributes();
      Cookies.remove('token', shared);
      Cookies.remove('userData', shared);
      announce();
      // SPEC.md does not define this endpoint, so it may fail; the cookies are removed anyway. `keepalive` lets the
      // request complete after a navigation.
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

/** Calls `refresh` now, when another tab announces a sign-in or sign-out, and when this tab is shown again. */
function listenToTabs(refresh: () => void): () => void {
  refresh();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  channel?.addEventListener('message', refresh);
  const events = ['focus', 'pageshow', 'visibilitychange'] as const;
  for (const event of events) window.addEventListener(event, refresh);
  return () => {
    channel?.close();
    for (const event of events) window.removeEventListener(event, refresh);
  };
}

const setUserData = (user: User) =>
  Cookies.set('userData', JSON.stringify(userData(user)), { ...cookieAttributes(), expires: limits.userDataDays });

const cookieAttributes = () => ({ path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' }) as const;

/** Reading `document.cookie` throws in a sandboxed frame. */
function documentCookies(): string {
  try {
    return typeof document === 'object' ? document.cookie : '';
  } catch {
    return '';
  }
}

/** Reads the state from a Cookie header, on the server and in the browser. */
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
