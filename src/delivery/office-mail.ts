import type { SendMailOptions } from 'nodemailer';
import { automatic, openTransport } from './transport.ts';

export interface OfficeMail {
  send: (content: SendMailOptions) => Promise<void>;
  /** Connects and signs in, without sending anything. */
  verify: () => Promise<void>;
  close: () => void;
}

/**
 * The mail server of SMTP_URL. Mails go only to the office: visitor input provides the text and the reply address, never
 * the recipient.
 */
export function openOfficeMail({ smtpUrl, to }: { smtpUrl: string; to: string }, timeoutMs: number): OfficeMail {
  const transport = openTransport(smtpUrl, timeoutMs);
  return {
    async send(content) {
      await transport.sendMail({ from: to, to, headers: automatic, ...content });
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
