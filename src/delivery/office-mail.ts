import { createTransport, type SendMailOptions } from 'nodemailer';

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
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send(content) {
      // RFC 3834: an absence note of the office does not reply to a mail that a program sent.
      await transport.sendMail({ from: to, to, headers: { 'Auto-Submitted': 'auto-generated' }, ...content });
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
