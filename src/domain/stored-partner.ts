import { foldText } from './fold-text.ts';

/** The partners of the school: the name of each, by its id. */
export type Partners = ReadonlyMap<string, string>;

/** The letters and digits of a name: people write it with capitals, with other hyphens, or with the full stop of their sentence. */
export const nameKey = (name: string) => foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');

/** The partner of each key; undefined if two share it. Partners change only with the content. */
const keysOfPartners = new WeakMap<Partners, ReadonlyMap<string, string | undefined>>();

function keysOf(partners: Partners): ReadonlyMap<string, string | undefined> {
  const present = keysOfPartners.get(partners);
  if (present) return present;
  const keys = new Map<string, string | undefined>();
  const add = (key: string, id: string) => keys.set(key, keys.has(key) && keys.get(key) !== id ? undefined : id);
  for (const [id, name] of partners) add(nameKey(name), id);
  const ofIds = new Map<string, string | undefined>();
  for (const id of partners.keys()) ofIds.set(nameKey(id), ofIds.has(nameKey(id)) ? undefined : id);
  // An id counts before a name of the same letters.
  for (const [key, id] of ofIds) keys.set(key, id);
  keysOfPartners.set(partners, keys);
  return keys;
}

/**
 * The partner that a name in an address or in a field means: the one with this id, or the only one whose id or name has the
 * same letters and digits.
 *
 * @returns undefined if the school has no such partner
 */
export function storedPartner(written: string, partners: Partners): string | undefined {
  if (partners.has(written)) return written;
  const key = nameKey(written.slice(0, 200));
  return key === '' ? undefined : keysOf(partners).get(key);
}
