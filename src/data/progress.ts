import type { Progress } from '../domain/progress-api.ts';
import * as decoders from '../domain/progress-api.ts';
import type { Data } from './create-data.ts';
import type { Command } from './endpoint.ts';
import { RequestError } from './http.ts';

const saveProgress: Command<{ watched?: string[] }, Progress> = {
  path: 'user/progress',
  decode: decoders.progress,
};

/** Issues a certificate, or changes its name or whether it is hidden. */
export const saveCertificate: Command<{ course: string; name?: string; hidden?: boolean }, Progress> = {
  path: 'user/certificate',
  decode: decoders.progress,
};

/** The storage key of a lecture that was watched in this browser. An account's has the id of the account before it. */
const prefix = 'steam-watched:';
/** The most lectures that one call of the API takes. */
const maxSent = 500;
/** A page that is opened later asks again: another device may know more. */
const freshMs = 60_000;

/** The progress of a visitor in this browser. */
export interface ProgressStore {
  get(): Progress;
  /** Calls `onChange` on each change. The first subscriber starts the request for the progress of an account. */
  subscribe(onChange: () => void): () => void;
  /**
   * Stores a lecture that was watched to its end. Without a connection, it is sent the next time.
   *
   * @param course the course in which it was watched, if it is known
   */
  watch(lecture: string, course?: string): void;
  /** Takes the answer of a certificate over. */
  set(progress: Progress): void;
}

export interface ProgressOptions {
  data: Pick<Data, 'send'>;
  /** The id of the signed-in account; '' if the browser does not know it, undefined for a visitor without one. */
  account: string | undefined;
  /** Whether the API host stores progress. */
  isStored: boolean;
}

/**
 * The progress of one visitor. Without an account it stays in the browser; the next account that signs in takes it over, and the
 * browser forgets it.
 */
export function createProgress({ data, account, isStored }: ProgressOptions): ProgressStore {
  const own = account === undefined ? '' : `${account}/`;
  const isSent = account !== undefined && isStored;
  // Without an id, another account could send them.
  const keepsOwn = account !== '';
  const unsent = new Set<string>();
  const listeners = new Set<() => void>();
  let readAt = Number.NEGATIVE_INFINITY;
  let state: Progress = { watched: new Set(isSent ? [] : stored(own)), courses: [], certificates: [] };

  const set = (next: Progress) => {
    state = { ...next, watched: new Set([...next.watched, ...unsent, ...(keepsOwn ? stored(own) : [])]) };
    for (const onChange of listeners) onChange();
  };
  const send = async () => {
    const left = [...new Set([...unsent, ...(keepsOwn ? stored(own) : []), ...stored('')])].slice(0, maxSent);
    try {
      const answer = await data.send(saveProgress, left.length > 0 ? { watched: left } : {});
      for (const lecture of left) {
        unsent.delete(lecture);
        forget(own + lecture);
        forget(lecture);
      }
      readAt = Date.now();
      set(answer);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      // The session has ended, or there is no connection: the next page sends them.
    }
  };
  return {
    get: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      if (isSent && Date.now() - readAt > freshMs) {
        readAt = Date.now();
        void send();
      }
      return () => listeners.delete(onChange);
    },
    watch(lecture, course = '') {
      if (state.watched.has(lecture)) return;
      if (keepsOwn) remember(own + lecture, course);
      if (isSent) unsent.add(lecture);
      set({ ...state, watched: new Set([...state.watched, lecture]) });
      if (isSent) void send();
    },
    set,
  };
}

const stores = new WeakMap<object, Map<string, ProgressStore>>();

/** The store of a visitor, which all pages of a visit share. */
export function progressOf(options: ProgressOptions): ProgressStore {
  const { data, account = '\0' } = options;
  const known = stores.get(data) ?? new Map<string, ProgressStore>();
  stores.set(data, known);
  const store = known.get(account) ?? createProgress(options);
  known.set(account, store);
  return store;
}

/** The lectures that are stored under keys that begin so; without an account, those of no account. */
function stored(own: string): string[] {
  try {
    const names = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
    return own === ''
      ? names.filter((name) => !name.includes('/'))
      : names.flatMap((name) => (name.startsWith(own) ? name.slice(own.length) : []));
  } catch {
    return [];
  }
}

/** With the time and the course, so that the home page can continue with it. */
function remember(name: string, course: string): void {
  try {
    localStorage.setItem(prefix + name, `${Date.now()} ${course}`);
  } catch {
    // Blocked or full storage: it counts until the page is closed.
  }
}

/** The course whose lecture was watched last in this browser without an account; '' if it is not known. */
export function lastCourse(): string {
  const watched = stored('').map((name) => /^(\d+) (.+)$/.exec(localStorage.getItem(prefix + name) ?? ''));
  const known = watched.flatMap((entry) => (entry ? [{ at: Number(entry[1]), course: entry[2] ?? '' }] : []));
  return known.sort((one, other) => other.at - one.at)[0]?.course ?? '';
}

function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Nothing is stored.
  }
}
