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

/** Characters that XML forbids: control characters, lone surrogates and noncharacters. */
export const notXml = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Escapes a text for HTML or XML, between tags or in an attribute with double quotation marks. */
export const escapeHtml = (text: string) =>
  text.replace(notXml, '\uFFFD').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/**
 * Wraps a right-to-left text in isolate characters, which replace `<bdi>` in plain text, such as a document's title. Returns
 * other texts unchanged.
 */
export const isolated = (text: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? `\u2068${text}\u2069` : text;

/** Splits a text at its placeholders, such as `{name}`. The parts with odd indices are the names of placeholders. */
export const splitAtPlaceholders = (text: string): string[] => text.split(/\{(\w+)\}/);

/** Splits a text into its paragraphs at blank lines. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Formats a file's size: "84 KB", "1.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Whether a count is only a number: schools also write texts such as "18 to 20". */
export const isNumber = (count: string | number) => /^\s*\d+\s*$/.test(String(count));

/** "1 lesson", "18 lessons". A count that is not a number is returned trimmed, an empty one as ''. */
export function counted(count: string | number, noun: string): string {
  if (!isNumber(count)) return String(count).trim();
  const number = Number(count);
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
