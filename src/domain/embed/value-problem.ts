import { suggest } from '../nearest.ts';
import type { AttributeKind } from './attribute-kinds.ts';
import { curlyQuotes, isValidValue } from './valid-value.ts';

/**
 * The error message for an invalid value of an attribute; undefined if the value is valid.
 *
 * @param allowed the allowed values in lower case, if the kind does not list them
 */
export function valueProblem(kind: AttributeKind, value: string, allowed?: readonly string[]): string | undefined {
  if (isValidValue(kind, value)) {
    const isAllowed = !value || !allowed || typeof kind !== 'string' || allowed.includes(value.trim().toLowerCase());
    return isAllowed ? undefined : suggest(value, allowed);
  }
  if (value.search(curlyQuotes) >= 0) return 'Write straight quotation marks, ".';
  if (typeof kind !== 'string') return suggest(value, kind.map(String));
  if (kind === 'count') return 'Write a whole number above zero.';
  if (kind === 'slug') return 'Write at most 64 letters, digits, - and _.';
  return 'Write an address such as https://example.org.';
}
