import type { SendMailOptions } from 'nodemailer';
import { openOfficeMail } from '../../delivery/office-mail.ts';
import { counted } from '../../domain/text.ts';
import { type Channel, sendTimeoutMs, spamLine } from './channel.ts';
import type { Message } from './outbox.ts';

/** Maximum mails per window; further messages are sent together in one digest. */
const maxMails = 10;
const windowMs = 10 * 60_000;

/** Returns the URL of an office page; undefined if no member of staff exists, or the site's URL is not set. */
export type OfficeLink = (path: string) => Promise<string | undefined>;

/**
 * Mails visitors' messages to the school: one mail per message up to the limit, then digests.
 */
export function mailChannel(
  { smtpUrl, to }: { smtpUrl: string; to: string },
  officeLink: OfficeLink = async () => undefined,
): Channel {
  const { send, close } = openOfficeMail({ smtpUrl, to }, sendTimeoutMs);
  return {
    columns: { sent: 'mail_at', after: 'mail_after', tries: 'mail_tries' },
    async plan(due, sentSince) {
      const sent = await sentSince(Date.now() - windowMs);
      if (due.length <= maxMails - sent) return due.map((message) => [message]);
      return sent <= maxMails ? [due] : [];
    },
    async send(messages) {
      const [first, ...others] = messages;
      if (!first) return;
      const link = await officeLink(others.length > 0 ? '/messages' : `/messages/${first.id}`);
      await send(others.length > 0 ? digest(messages, link) : single(first, link));
    },
    async sendSpam(count) {
      await send({ subject: `[Website] ${counted(count, 'message')} in spam`, text: spamLine(count) });
    },
    close,
  };
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');
const partnerOf = ({ partner }: Message) => (partner ? `, by the page of ${partner}` : '');

function single(message: Message, link: string | undefined): SendMailOptions {
  const { id, recipient, subject, body } = message;
  return {
    replyTo: { name: '', address: recipient },
    subject: `[Website] ${oneLine(subject)}`,
    text: `${body}\n\n-- \nFrom ${recipient}${partnerOf(message)}\n${link ?? `npm run office -- messages answer ${id}`}\n`,
    messageId: `<${id}@steam-kit.invalid>`,
  };
}

function digest(messages: readonly Message[], link: string | undefined): SendMailOptions {
  const lines = messages.map((message) => `${message.recipient}${partnerOf(message)}: ${oneLine(message.subject)}`);
  return {
    subject: `[Website] ${messages.length} messages`,
    text: `${lines.join('\n')}\n\n-- \nMany messages came at once, so this is one mail for all of them.\n${link ?? 'npm run office -- messages --new'}\n`,
    messageId: `<digest-${messages[0]?.id}@steam-kit.invalid>`,
  };
}
