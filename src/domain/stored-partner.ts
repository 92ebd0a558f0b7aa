import { foldText } from './fold-text.ts';

/** The letters and digits of a partner's name: people write it with capitals, with other hyphens, or with the full stop of their sentence. */
const keyOf = (name: string) => foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The partner that a name in an address means: itself, or the only one with the same letters and digits.
 *
 * @returns undefined if the school has no such partner
 */
export function storedPartner(written: string, partners: ReadonlySet<string>): string | undefined {
  if (partners.has(written)) return written;
  const key = keyOf(written);
  if (key === '') return undefined;
  const [found, other] = [...partners].filter((partner) => keyOf(partner) === key);
  return other === undefined ? found : undefined;
}
