import type { Message } from '../../domain/office/desk-contract.ts';
import { timeText } from '../parts/text.ts';

/** Browsers and mail programs cut longer addresses. */
const maxQuoted = 1_200;

/** The address that opens the mail program with an answer: recipient, subject and the quoted message. */
export function answerAddress({ from, subject, body, at }: Message, timeZone: string): string {
  const start = body.length > maxQuoted ? `${body.slice(0, maxQuoted).replace(/[\ud800-\udbff]$/, '')}…` : body;
  const quoted = start
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const about = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const text = `\r\n\r\nOn ${timeText(at, timeZone)} you wrote:\r\n${quoted}`;
  return `mailto:${encodeURIComponent(from)}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(text)}`;
}
