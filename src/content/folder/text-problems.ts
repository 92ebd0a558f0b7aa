import { notXml } from '../../domain/text.ts';
import { quoted } from './quoted.ts';

/** PostgreSQL cannot store NUL, and browsers replace it. */
export const nulMessage = 'contains a NUL character: delete it, or save the file as plain text';

interface Rule {
  pattern: RegExp;
  message: (found: string) => string;
}

/** Signs of damage by programs, such as errors of formulas. */
const rules: readonly Rule[] = [
  { pattern: /\0/, message: () => nulMessage },
  {
    pattern: /#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)|^#{4,}$/,
    message: (found) =>
      `contains ${quoted(found)}, the error of a spreadsheet's formula: correct the cell, then save again`,
  },
  {
    pattern: /_x[0-9A-F]{4}_/,
    message: (found) =>
      `contains ${quoted(found)}, which Excel writes for a line break or another sign: replace it with a space`,
  },
  {
    pattern: /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/m,
    message: (found) => `contains ${quoted(found)}, the mark of two versions that were merged: keep one of the two`,
  },
  {
    pattern:
      /\uFFFD|Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œž]|â€[™œ˜“”¦¢\u0080-\u009D]|Â[\u00A0-\u00BF]|[ØÙ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œž][ØÙÛÚ]/,
    message: (found) =>
      `contains ${quoted(found)}, a letter that was read in the wrong encoding: type the text again, and save as "CSV UTF-8"`,
  },
  {
    pattern: /(?:^|\s)\?{3,}(?=\s|$)/,
    message: (found) =>
      `contains ${quoted(found.trim())}, letters that were lost when the file was saved: type the text again, and save as "CSV UTF-8"`,
  },
  {
    pattern: new RegExp(notXml, 'u'),
    message: () => 'contains a control character, which no page can show: delete it, or type the text again',
  },
];

/** The message about the first sign of damage in a text; undefined if there is none. */
export function textProblem(text: string): string | undefined {
  for (const { pattern, message } of rules) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return message(found);
  }
  return undefined;
}

/** Like `textProblem`, with the line in a longer text. */
export function problemInLines(text: string): { line: number; message: string } | undefined {
  for (const [index, words] of text.split('\n').entries()) {
    // A line of seven = underlines a heading in Markdown.
    const message = /^={7}$/.test(words) ? undefined : textProblem(words);
    if (message !== undefined) return { line: index + 1, message };
  }
  return undefined;
}
