import { savedKey } from './has-saved.ts';

/** A new course replaces the oldest. */
const maxSaved = 50;

const listeners = new Set<() => void>();
let cached: { text: string; ids: readonly string[] } = { text: '', ids: [] };

function read(): string {
  try {
    return localStorage.getItem(savedKey) ?? '';
  } catch {
    return '';
  }
}

function idsIn(text: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text || '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(-maxSaved) : [];
  } catch {
    return [];
  }
}

/** The ids of the saved courses, the newest last. Returns the same array until it changes. The browser never sends them. */
export function savedCourses(): readonly string[] {
  const text = read();
  if (text !== cached.text) cached = { text, ids: idsIn(text) };
  return cached.ids;
}

/** Calls `onChange` on each change, also in another tab. */
export function subscribeToSaved(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/** Saves a course, or removes a saved one. Returns false if the browser does not store it. */
export function toggleSaved(id: string): boolean {
  const ids = savedCourses();
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-maxSaved);
  try {
    if (next.length === 0) localStorage.removeItem(savedKey);
    else localStorage.setItem(savedKey, JSON.stringify(next));
  } catch {
    return false;
  }
  for (const onChange of listeners) onChange();
  return true;
}
