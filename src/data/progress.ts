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

/** The localStorage key of a watched lecture is this prefix, then the account's id and `/` if signed in, then the lecture. */
const prefix = 'steam-watched:';
const maxPerRequest = 500;
/** After this time, a new subscriber fetches again: another device may have added lectures. */
const freshMs = 60_000;

export interface ProgressStore {
  get(): Progress;
  /** Calls `onChange` on each change. The first subscriber fetches the progress of the account. */
  subscribe(onChange: () => void): () => void;
  /**
   * Marks a lecture as watched to its end. If the request fails, a later one sends it.
   *
   * @param course the course in which it was watched, if it is known
   */
  watch(lecture: string, course?: string): void;
  /** Replaces the state, with the response to `saveCertificate`. */
  set(progress: Progress): void;
}

export interface ProgressOptions {
  data: Pick<Data, 'send'>;
  /** The id of the signed-in account; '' if the browser does not know the id, undefined without a session. */
  account: string | undefined;
  /** Whether the API host stores progress. */
  isStored: boolean;
}

/**
 * Creates the store of a visitor's progress. Without an account, the browser stores the progress. The next account that
 * signs in receives it, and the browser deletes its copy.
 */
export function createProgress({ data, account, isStored }: ProgressOptions): ProgressStore {
  const own = account === undefined ? '' : `${account}/`;
  const isSent = account !== undefined && isStored;
  // If the account's id is unknown, a lecture stored in this browser could later be sent to another account.
  const keepsOwn = account !== '';
  const unsent = new Set<string>();
  const listeners = new Set<() => void>();
  let readAt = Number.NEGATIVE_INFINITY;
  let state: Progress = { watched: new Set(isSent ? [] : storedLectures(own)), courses: [], certificates: [] };

  const set = (next: Progress) => {
    state = { ...next, watched: new Set([...next.watched, ...unsent, ...(keepsOwn ? storedLectures(own) : [])]) };
    for (const onChange of listeners) onChange();
  };
  const send = async () => {
    const lectures = [...new Set([...unsent, ...(keepsOwn ? storedLectures(own) : []), ...storedLectures('')])].slice(
      0,
      maxPerRequest,
    );
    try {
      const answer = await data.send(saveProgress, lectures.length > 0 ? { watched: lectures } : {});
      for (const lecture of lectures) {
        unsent.delete(lecture);
        forget(own + lecture);
        forget(lecture);
      }
      readAt = Date.now();
      set(answer);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      // The session has ended, or there is no connection. A later page sends the lectures.
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

/** Returns the progress store of a visitor, which all pages of a visit share. */
export function progressOf(options: ProgressOptions): ProgressStore {
  const { data, account = '\0' } = options;
  const known = stores.get(data) ?? new Map<string, ProgressStore>();
  stores.set(data, known);
  const store = known.get(account) ?? createProgress(options);
  known.set(account, store);
  return store;
}

/** The lectures that this browser stores for an account; for `own` = '', those watched without a session. */
function storedLectures(own: string): string[] {
  try {
    const names = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
    return own === ''
      ? names.filter((name) => !name.includes('/'))
      : names.flatMap((name) => (name.startsWith(own) ? name.slice(own.length) : []));
  } catch {
    return [];
  }
}

/** Stores the time and the course, because the home page offers to continue the last course. */
function remember(name: string, course: string): void {
  try {
    localStorage.setItem(prefix + name, `${Date.now()} ${course}`);
  } catch {
    // Storage is blocked or full. The progress is lost when the page closes.
  }
}

/** The course of the last lecture that was watched in this browser without an account; '' if unknown. */
export function lastCourse(): string {
  const watched = storedLectures('').map((name) => /^(\d+) (.+)$/.exec(localStorage.getItem(prefix + name) ?? ''));
  const known = watched.flatMap((entry) => (entry ? [{ at: Number(entry[1]), course: entry[2] ?? '' }] : []));
  return known.sort((one, other) => other.at - one.at)[0]?.course ?? '';
}

function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Storage is blocked.
  }
}
