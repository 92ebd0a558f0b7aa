import type { Letter, LetterSchool } from './letter.ts';
import { automatic, openTransport } from './transport.ts';

export interface LetterMail {
  /** Sends a letter in the school's name to one person. */
  send: (to: string, letter: Letter, school: LetterSchool) => Promise<void>;
  close: () => void;
}

/**
 * The mail server for letters to visitors and staff. The recipient is the current or the requested address of an
 * account. A letter contains no text from a visitor, which could be an advertisement in the school's name.
 *
 * @param from the address of the office, which the mail server accepts as a sender
 */
export function openLetterMail({ smtpUrl, from }: { smtpUrl: string; from: string }, timeoutMs: number): LetterMail {
  const transport = openTransport(smtpUrl, timeoutMs);
  return {
    async send(to, letter, { name, supportEmail }) {
      await transport.sendMail({
        ...letter,
        from: { name, address: from },
        // As an object: an address with a comma must not become two recipients.
        to: { name: '', address: to },
        ...(supportEmail && { replyTo: { name, address: supportEmail } }),
        headers: automatic,
      });
    },
    close: () => transport.close(),
  };
}
