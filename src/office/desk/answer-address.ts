import type { Message } from '../../domain/office/desk-contract.ts';
import { timeText } from '../parts/text.ts';

/** Windows passes URLs of at most 2,083 characters to a mail program. */
const maxLength = 2_000;

/**
 * The `mailto:` URL of an answer: recipient, subject, the whole saved answer, and as much of the quoted message as fits.
 * An Urdu letter takes six characters in percent-encoding.
 */
export function answerAddress({ from, subject, body, at }: Message, timeZone: string, saved = ''): string {
  const about = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const head = `${saved.replace(/\r?\n/g, '\r\n')}\r\n\r\nOn ${timeText(at, timeZone)} you wrote:\r\n`;
  const start = `mailto:${encodeURIComponent(from)}?subject=${encodeURIComponent(cut(about, 600))}&body=`;
  const address = (text: string) => start + encodeURIComponent(head + quoted(text));
  let fits = 0;
  let tooLong = body.length + 1;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (address(startOf(body, middle)).length <= maxLength) fits = middle;
    else tooLong = middle;
  }
  return address(startOf(body, fits));
}

const quoted = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');

/** Shortens a text with an ellipsis, without splitting a surrogate pair. */
const startOf = (text: string, length: number) =>
  length >= text.length ? text : `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}…`;

/** Cuts a text so that its percent-encoded form has at most the given length. */
function cut(text: string, maxEncoded: number): string {
  let length = Math.min(text.length, maxEncoded);
  while (encodeURIComponent(startOf(text, length)).length > maxEncoded) length -= 1;
  return startOf(text, length);
}
