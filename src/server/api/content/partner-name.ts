import { json, type Site } from '../../../content/site/site.ts';
import { countedName } from '../../../domain/latin-name.ts';
import { nearest } from '../../../domain/nearest.ts';
import { partner as decodePartner } from '../../../domain/partner-api.ts';
import { nameKey } from '../../../domain/stored-partner.ts';

/** Shorter names get no suggestions: otherwise anybody could list the partners, and many are children. */
const minSuggestedLetters = 4;
const maxSuggestions = 3;

/** Looks up a typed partner name: its slug for links, the partner with this slug, and partners with similar names. */
export function partnerName({ partners, answers }: Site, typed: string) {
  const describe = (id: string) => {
    const { name, kind } = decodePartner(JSON.parse(answers.partner.get(id) ?? '{}'), '/');
    return { id, name, kind };
  };
  const name = countedName(typed, partners);
  const key = nameKey(typed);
  const near = nearest(name, partners.keys());
  const isSimilar = ([id, other]: [string, string]) =>
    id === near || nameKey(other).startsWith(key) || nameKey(id).startsWith(key);
  const similar = [...partners].filter((one) => one[0] !== name && isSimilar(one)).map(([id]) => id);
  return json({
    name,
    partner: partners.has(name) ? describe(name) : null,
    similar: key.length < minSuggestedLetters ? [] : similar.slice(0, maxSuggestions).map(describe),
  });
}
