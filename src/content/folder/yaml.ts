import { type Document, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '../content.ts';
import { didYouMean } from './fields.ts';
import { quoted, shortened } from './quoted.ts';

/** Above the longest course with its modules. */
const maxLength = 2_000_000;

/**
 * Reads YAML by a schema. Returns undefined and reports the line and field of each problem. Every scalar stays a text
 * (YAML's failsafe schema): as numbers, `+923001234567` and `007` would lose characters.
 */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  problems: Problem[],
  firstLine = 1,
): z.output<Schema> | undefined {
  if (source.length > maxLength) {
    problems.push({ file, message: `has more than ${maxLength / 1e6} MB of text: divide or shorten it` });
    return undefined;
  }
  const lines = new LineCounter();
  // yaml compares each key of an item with all others: `repeatedKeys` takes linear time.
  const document = parseDocument(source, { lineCounter: lines, schema: 'failsafe', uniqueKeys: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    const texts = source.split('\n');
    const reported = new Set<number>();
    for (const error of document.errors) {
      const row = lineAt(error.pos[0]);
      // One mistake in a line causes several errors.
      if (reported.has(row)) continue;
      reported.add(row);
      problems.push({ file, row, message: describeError(error, texts[row - firstLine] ?? '') });
    }
    return undefined;
  }
  const mistakes = [...repeatedKeys(document), ...coloursAsComments(document)];
  if (mistakes.length > 0) {
    for (const { offset, ...problem } of mistakes) problems.push({ file, row: lineAt(offset), ...problem });
    return undefined;
  }
  let value: unknown;
  try {
    value = document.toJS() ?? {};
  } catch {
    // An unknown alias, or an alias of aliases that would expand to gigabytes.
    problems.push({ file, message: 'cannot be read because of its aliases (`*name`): write the values out instead' });
    return undefined;
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
    // The nearest existing node.
    let offset = 0;
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      const at = isNode(node) ? node.range : undefined;
      if (at) {
        offset = at[0];
        break;
      }
    }
    const name = path.join('.');
    if (unknown) {
      for (const key of unknown)
        problems.push({
          file,
          row: lineAt(offset),
          column: shortened(name ? `${name}.${key}` : key),
          message: `unknown field ${quoted(key)}${didYouMean(key, knownAt(schema, path))}`,
        });
    } else {
      const message =
        issue.code === 'invalid_type' && issue.message.includes('undefined') ? 'is missing' : issue.message;
      problems.push({ file, row: lineAt(offset), column: name || undefined, message });
    }
  }
  return undefined;
}

function describeError({ code, message }: YAMLError, line: string): string {
  const [, name, value = ''] = /^\s*(?:- +)?([\w-]+):\s+(.*?)\s*$/.exec(line.slice(0, 500)) ?? [];
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && name !== undefined) {
    return `a text with a colon needs quotation marks: write ${quoted(`${name}: ${JSON.stringify(value)}`)}`;
  }
  return shortened(message.split(' at line ')[0] ?? message, 200);
}

interface Mistake {
  offset: number;
  column: string;
  message: string;
}

function repeatedKeys(document: Document.Parsed): Mistake[] {
  const found: Mistake[] = [];
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const column = String(key.value);
        if (keys.has(column))
          found.push({ offset: key.range?.[0] ?? 0, column: shortened(column), message: 'is there twice' });
        keys.add(column);
      }
    },
  });
  return found;
}

/** Finds values such as `accent: #0b6e4f`: without quotation marks, YAML reads the colour as a comment. */
function coloursAsComments(document: Document.Parsed): Mistake[] {
  const found: Mistake[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(value) || value.value !== '') return;
      const [colour] = /^[0-9a-f]{6}\b/i.exec(value.comment ?? '') ?? [];
      if (colour === undefined || !value.range) return;
      const column = shortened(String(key));
      const message = `without quotation marks, \`#${colour}\` is a comment: write \`${column}: "#${colour}"\``;
      found.push({ offset: value.range[0], column, message });
    },
  });
  return found;
}

/** The keys of an object in the schema, for suggestions. */
function knownAt(schema: z.ZodType, path: readonly (string | number)[]): string[] {
  let at: unknown = schema;
  for (const part of path) {
    const { shape, element } = unwrapped(at);
    at = typeof part === 'number' ? element : shape?.[part];
  }
  return Object.keys(unwrapped(at).shape ?? {});
}

function unwrapped(schema: unknown): { shape?: Record<string, unknown>; element?: unknown } {
  let at = schema;
  while (typeof at === 'object' && at !== null && 'unwrap' in at && typeof at.unwrap === 'function') at = at.unwrap();
  return typeof at === 'object' && at !== null ? at : {};
}

/** A Markdown file's front matter and the text after it. */
export function frontMatter(source: string): { head: string; text: string } {
  const [, head = '', text = source] =
    /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(source) ?? [];
  return { head, text: text.replaceAll('\r\n', '\n').trim() };
}
