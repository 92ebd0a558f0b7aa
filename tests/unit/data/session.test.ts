import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, readSession } from '../../../src/data/session.ts';

const names = { firstName: 'Zoya', lastName: 'Baig', email: 'zoya@example.org' };
const user = { ...names, id: 'u-1' };
/** The value of the userData cookie, which has been the same since earlier releases. */
const userData = JSON.stringify({ ...names, _id: 'u-1' });
const day = 86_400_000;

const clearSession = () => {
  for (const name of ['token', 'userData']) Cookies.remove(name);
};

let answer: ReturnType<typeof vi.fn>;
beforeEach(() => {
  clearSession();
  answer = vi.fn(async () => new Response('{"success":true}'));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Records assignments to `document.cookie`, by cookie name: value and lower-case attributes. */
function watchCookies() {
  const written: Record<string, { value: string; attributes: Record<string, string> }> = {};
  const set = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text: string) => {
    const [pair = '', ...rest] = text.split('; ');
    const cut = pair.indexOf('=');
    written[pair.slice(0, cut)] = {
      value: decodeURIComponent(pair.slice(cut + 1)),
      attributes: Object.fromEntries(
        rest.map((part) => part.toLowerCase().split('=')).map(([key, value = '']) => [key, value]),
      ),
    };
    set?.call(document, text);
  });
  return written;
}

describe('Sign-in', () => {
  it('sets a token cookie that ends with the browser session', () => {
    const written = watchCookies();
    createSession({ host: '/api' }).signedIn(user, 'abc');
    expect(written.token).toEqual({ value: 'abc', attributes: { path: '/', samesite: 'lax' } });
  });

  it('sets a userData cookie with the name, the email and the id, for seven days', () => {
    const written = watchCookies();
    const before = Date.now();
    createSession({ host: '/api' }).signedIn(user, 'abc');
    const { value, attributes } = written.userData ?? { value: '', attributes: {} };
    expect(value).toBe(userData);
    const { expires = '', ...rest } = attributes;
    expect(rest).toEqual({ path: '/', samesite: 'lax' });
    const days = (Date.parse(expires) - before) / day;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThan(7.01);
  });

  it('marks both cookies as secure on https only', () => {
    const written = watchCookies();
    vi.stubGlobal('location', { protocol: 'https:' });
    createSession({ host: '/api' }).signedIn(user, 'abc');
    expect(written.token?.attributes).toHaveProperty('secure');
    expect(written.userData?.attributes).toHaveProperty('secure');
  });

  it('notifies subscribers', () => {
    const session = createSession({ host: '/api' });
    const listener = vi.fn();
    session.subscribe(listener);
    session.signedIn(user, 'abc');
    expect(listener).toHaveBeenCalled();
    expect(session.get()).toEqual({ loggedIn: true, user });
  });
});

describe('Sign-out', () => {
  it('removes both cookies and sends the session’s token to the server', async () => {
    const session = createSession({ host: '/api' });
    session.signedIn(user, 'abc');
    session.signOut();
    expect(document.cookie).toBe('');
    expect(session.get()).toEqual({ loggedIn: false });
    expect(answer).toHaveBeenCalledTimes(1);
    expect(answer.mock.calls[0]).toEqual([
      '/api/user/signout',
      expect.objectContaining({
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: '{"token":"abc"}',
        keepalive: true,
      }),
    ]);
  });

  it('works if the server cannot be reached', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const session = createSession({ host: '/api' });
    session.signedIn(user, 'abc');
    session.signOut();
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    expect(session.get().loggedIn).toBe(false);
  });

  it('updates other tabs', async () => {
    const here = createSession({ host: '/api' });
    here.signedIn(user, 'abc');
    const there = createSession({ host: '/api' });
    there.subscribe(() => {});
    expect(there.get().loggedIn).toBe(true);
    here.signOut();
    await vi.waitFor(() => expect(there.get()).toEqual({ loggedIn: false }));
  });

  it.each(['focus', 'pageshow', 'visibilitychange'])('updates a tab that was suspended, on %s', (moment) => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const session = createSession({ host: '/api' });
    session.subscribe(() => {});
    session.signedIn(user, 'abc');
    clearSession();
    document.dispatchEvent(new Event(moment, { bubbles: true }));
    expect(session.get()).toEqual({ loggedIn: false });
  });
});

describe('The session', () => {
  it('is logged in if a token cookie exists, with or without a name', () => {
    expect(readSession('token=abc')).toEqual({ loggedIn: true });
    expect(readSession(`a=b; token=abc; userData=${encodeURIComponent(userData)}`)).toEqual({
      loggedIn: true,
      user,
    });
  });

  it('is logged out without a token cookie', () => {
    expect(readSession('')).toEqual({ loggedIn: false });
    expect(readSession(`userData=${encodeURIComponent(userData)}; mytoken=abc; sid=1`)).toEqual({
      loggedIn: false,
    });
  });

  it.each(['', '%', '{"firstName":', 'null', '[1]', '"x"'])('tolerates the userData cookie %j', (value) => {
    expect(readSession(`token=abc; userData=${value}`)).toEqual({ loggedIn: true });
  });

  it('reads only strings from a userData cookie', () => {
    const odd = encodeURIComponent(JSON.stringify({ firstName: { a: 1 }, lastName: 7, email: null }));
    expect(readSession(`token=abc; userData=${odd}`).user).toEqual({
      id: '',
      firstName: '',
      lastName: '7',
      email: '',
    });
  });

  it('first shows the server’s state, then the state of the cookies', () => {
    Cookies.set('token', 'abc');
    const session = createSession({ host: '/api', shown: { loggedIn: false } });
    expect(session.shown()).toEqual({ loggedIn: false });
    expect(session.get()).toEqual({ loggedIn: true });
  });

  it('keeps the server’s object if the cookies agree, which prevents a second render', () => {
    const shown = { loggedIn: false };
    expect(createSession({ host: '/api', shown }).get()).toBe(shown);
  });

  it('is read from the request on a server', () => {
    expect(createSession({ host: '/api', cookies: 'token=abc' }).get()).toEqual({ loggedIn: true });
  });
});
