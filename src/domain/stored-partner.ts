import { foldText } from './fold-text.ts';

/** The names of the school's partners, by id. */
export type Partners = ReadonlyMap<string, string>;

/** Reduces a name to its folded letters and digits: people type it with capitals, other hyphens, or a full stop after it. */
export const nameKey = (name: string) => foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');

/** The partner of each `nameKey`; undefined if two share it. Cached, because partners change only with the content. */
const keysOfPartners = new WeakMap<Partners, ReadonlyMap<string, string | undefined>>();

function keysOf(partners: Partners): ReadonlyMap<string, string | undefined> {
  const present = keysOfPartners.get(partners);
  if (present) return present;
  const keys = new Map<string, string | undefined>();
  const add = (key: string, id: string) => keys.set(key, keys.has(key) && keys.get(key) !== id ? undefined : id);
  for (const [id, name] of partners) add(nameKey(name), id);
  const ofIds = new Map<string, string | undefined>();
  for (const id of partners.keys()) ofIds.set(nameKey(id), ofIds.has(nameKey(id)) ? undefined : id);
  // An id takes precedence over a name with the same key.
  for (const [key, id] of ofIds) keys.set(key, id);
  keysOfPartners.set(partners, keys);
  return keys;
}

/**
 * Finds the partner that a name in a URL or a form means: the partner with this id, or the only one whose id or name has the
 * same letters and digits.
 *
 * @returns the partner's id; undefined if there is none
 */
export function storedPartner(written: string, partners: Partners): string | undefined {
  if (partners.has(written)) return written;
  const key = nameKey(written.slice(0, 200));
  return key === '' ? undefined : keysOf(partners).get(key);
}
