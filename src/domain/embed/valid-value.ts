import { slug } from '../url.ts';
import type { AttributeKind } from './attribute-kinds.ts';

/** Quotation marks of a word processor: instead of ending a value, they become part of it. */
export const curlyQuotes = /[“”„‟«»‘’‚′″]/g;

/** Whether the text of an attribute can be used. `valueProblem` has the sentence that fixes it. */
export function isValidValue(kind: AttributeKind, value: string): boolean {
  if (value === '' || kind === 'flag' || kind === 'text') return true;
  if (value.search(curlyQuotes) >= 0) return false;
  if (typeof kind !== 'string') return kind.map(String).includes(value);
  if (kind === 'count') return /^[1-9]\d*$/.test(value);
  if (kind === 'slug') return slug.test(value);
  return kind !== 'url' || URL.canParse(value, 'https://host.invalid');
}
