import { type Document, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { FileProblem, FormValue, FormValues } from '../../domain/office/content-contract.ts';
import type { Problems } from '../content.ts';
import type { FileLines } from './file-places.ts';
import { isGroup } from './form-values.ts';
import { quoted, shortened } from './quoted.ts';

/** Longer than any course with its modules. */
const maxLength = 2_000_000;

/** A parsed value, and the lines of the values in it. */
export interface Yaml {
  value: FormValue;
  /** The line of the value at a path such as `0.lessons.1.name`, or of the nearest value around it. */
  lineOf: (path: string) => number;
}

/**
 * Reads YAML. Returns undefined and reports the line of each problem. Every scalar stays a text (YAML's failsafe schema):
 * as numbers, `+923001234567` and `007` would lose characters.
 */
export function readYaml(
  file: string,
  source: string,
  problems: Problems<FileProblem>,
  firstLine = 1,
): Yaml | undefined {
  if (source.length > maxLength) {
    problems.push({ file, message: `has more than ${maxLength / 1e6} MB of text: divide or shorten it` });
    return undefined;
  }
  const lines = new LineCounter();
  // The package's check for unique keys takes quadratic time. `repeatedKeys` takes linear time.
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
  const lineOf = (path: string) => {
    const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    for (let length = keys.length; length > 0; length -= 1) {
      const node = document.getIn(keys.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return lineAt(document.contents?.range?.[0] ?? 0);
  };
  try {
    return { value: document.toJS() ?? {}, lineOf };
  } catch {
    // An unknown alias, or an alias of aliases that would expand to gigabytes.
    problems.push({ file, message: 'cannot be read because of its aliases (`*name`): write the values out instead' });
    return undefined;
  }
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

/** A Markdown file's front matter, the text after it, and the line where the text begins. */
export function frontMatter(source: string): { head: string; text: string; firstLine: number } {
  const [, head = '', body = source] =
    /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(source) ?? [];
  const text = body.replaceAll('\r\n', '\n').trim();
  return { head, text, firstLine: source.trimEnd().split('\n').length - text.split('\n').length + 1 };
}

/** Reads the fields of an item from YAML. */
export function readFields(
  file: string,
  source: string,
  lines: FileLines,
  problems: Problems<FileProblem>,
  firstLine = 1,
): FormValues | undefined {
  const yaml = readYaml(file, source, problems, firstLine);
  if (!yaml) return undefined;
  lines.lineOf.set(file, yaml.lineOf);
  if (isGroup(yaml.value)) return yaml.value;
  problems.push({ file, row: firstLine, message: 'must have fields, one a line, such as `name: value`' });
  return undefined;
}

/** Reads the front matter and the text of a Markdown file. */
export function readMarkdown(
  file: string,
  source: string,
  lines: FileLines,
  problems: Problems<FileProblem>,
): { values: FormValues; text: string } | undefined {
  const { head, text, firstLine } = frontMatter(source);
  lines.firstLines.set(file, firstLine);
  const values = readFields(file, head, lines, problems, 2);
  return values && { values, text };
}
