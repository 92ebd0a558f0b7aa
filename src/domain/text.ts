import { limits } from '../tokens/limits.ts';

/** An object in a response, before decoding. */
export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Normalises line endings, and replaces NUL and lone surrogates as an HTML parser does: server and browser must render
 * the same text. `encodeURIComponent` throws on an id with a lone surrogate.
 */
const clean = (value: string) => value.replace(/\r\n?/g, '\n').replace(/\0|\p{Surrogate}/gu, '\uFFFD');

/** Decodes a text field, at most `most` characters; '' if it has no text. */
export function text(value: unknown, most: number = limits.textLength): string {
  if (typeof value === 'string') return clean(value.slice(0, most));
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for HTML, between tags or as an attribute's value in double quotation marks. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Splits a text into its paragraphs at blank lines. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "1 lesson", "18 lessons". A count that is not a number is returned trimmed, an empty one as ''. */
export function counted(count: string | number, noun: string): string {
  if (typeof count === 'string' && !/^\s*\d+\s*$/.test(count)) return count.trim();
  const number = Number(count);
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
