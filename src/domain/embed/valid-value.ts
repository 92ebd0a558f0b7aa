import { slug } from '../url.ts';
import type { AttributeKind } from './attribute-kinds.ts';

/** Quotation marks of word processors. In HTML they do not delimit a value, but become part of it. */
export const curlyQuotes = /[“”„‟«»‘’‚′″]/g;

/** Whether the value of an attribute is valid. `valueProblem` returns the message if it is not. */
export function isValidValue(kind: AttributeKind, value: string): boolean {
  if (value === '' || kind === 'flag' || kind === 'text') return true;
  if (value.search(curlyQuotes) >= 0) return false;
  if (typeof kind !== 'string') return kind.map(String).includes(value);
  if (kind === 'count') return /^[1-9]\d*$/.test(value);
  if (kind === 'slug') return slug.test(value);
  return kind !== 'url' || URL.canParse(value, 'https://host.invalid');
}
