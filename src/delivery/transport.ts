import { createTransport } from 'nodemailer';

/** Opens the mail server of SMTP_URL. */
export const openTransport = (smtpUrl: string, timeoutMs: number) =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });

/** RFC 3834: prevents automatic replies such as absence notes. */
export const automatic = { 'Auto-Submitted': 'auto-generated' } as const;
