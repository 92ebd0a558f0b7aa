import { suggest } from '../nearest.ts';
import { slug } from '../url.ts';
import type { AttributeKind } from './attribute-kinds.ts';

/** Quotation marks of a word processor: instead of ending a value, they become part of it. */
export const curlyQuotes = /[“”„‟«»‘’‚′″]/g;

/**
 * Why the text of an attribute cannot be used, as the sentence that fixes it; undefined if it can.
 *
 * @param allowed the values to choose from, in lower case, if the kind does not list them
 */
export function valueProblem(kind: AttributeKind, value: string, allowed?: readonly string[]): string | undefined {
  if (value === '' || kind === 'flag') return undefined;
  if (value.search(curlyQuotes) >= 0 && kind !== 'text') return 'Write straight quotation marks, ".';
  if (typeof kind !== 'string') return kind.map(String).includes(value) ? undefined : suggest(value, kind.map(String));
  if (allowed) return allowed.includes(value.trim().toLowerCase()) ? undefined : suggest(value, allowed);
  if (kind === 'count') return /^[1-9]\d*$/.test(value) ? undefined : 'Write a whole number above zero.';
  if (kind === 'slug') return slug.test(value) ? undefined : 'Write at most 64 letters, digits, - and _.';
  return kind === 'url' && !URL.canParse(value, 'https://host.invalid')
    ? 'Write an address such as https://example.org.'
    : undefined;
}
