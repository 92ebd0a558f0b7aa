import { codeOf } from '../db/unavailable.ts';
import { openOfficeMail } from '../delivery/office-mail.ts';
import { postEvent, WebhookError } from '../delivery/webhook.ts';
import { envFile } from '../settings/env-file.ts';
import type { NotifySettings } from '../settings/settings.ts';
import { type Check, plain, results } from './check.ts';
import { probe, reasonOf } from './probe.ts';

const timeoutMs = 10_000;

/** Checks that the mail server accepts the password. With `sends`, also sends a test mail to the school. */
export async function checkMail({ mail }: NotifySettings, sends: boolean): Promise<Check> {
  const { ok, off, problem } = results('Mail');
  if (!mail) return off('No mails are sent (SMTP_URL and NOTIFY_EMAIL are not set).');
  const host = new URL(mail.smtpUrl).hostname;
  const server = openOfficeMail(mail, timeoutMs);
  try {
    await server.verify();
    if (!sends) return ok(`${host} accepts the user name and password.`);
    await server.send({
      subject: '[Website] A test of the office doctor',
      text: 'This mail shows that your website can send you its messages.\n\n-- \nnpm run office -- doctor\n',
    });
    return ok(`${host} accepted a test mail to ${mail.to}. Look whether it has arrived.`);
  } catch (error) {
    const reason = plain(error instanceof Error ? error.message : String(error));
    switch (codeOf(error)) {
      case 'EAUTH':
      case 'ENOAUTH':
        return problem(
          `${host} refused the user name or the password: ${reason}.`,
          `Correct SMTP_URL in ${envFile()}. In the password, write / # ? @ : % as %2F %23 %3F %40 %3A %25.`,
        );
      case 'EENVELOPE':
      case 'EMESSAGE':
        return problem(`${host} refused a mail to ${mail.to}: ${reason}.`, `Correct NOTIFY_EMAIL in ${envFile()}.`);
      default:
        return problem(
          `${host} cannot be reached: ${reason}.`,
          `Compare the host and the port of SMTP_URL in ${envFile()} with what your mail provider says.`,
        );
    }
  } finally {
    server.close();
  }
}

/** Checks that the webhook responds. With `sends`, also that it accepts a test event. */
export async function checkWebhook({ webhook }: NotifySettings, sends: boolean): Promise<Check> {
  const { ok, off, problem } = results('Webhook');
  if (!webhook) return off('No webhook is called (NOTIFY_WEBHOOK is not set).');
  const { host } = new URL(webhook.url);
  if (!sends) {
    const found = await probe(webhook.url, { method: 'HEAD' });
    if (typeof found !== 'string') return ok(`${host} answers.`);
    return problem(`${host} cannot be reached: ${found}.`, `Correct NOTIFY_WEBHOOK in ${envFile()}.`);
  }
  const event = { type: 'test', text: 'A test of npm run office -- doctor', at: new Date().toISOString() };
  try {
    await postEvent(webhook, event, timeoutMs);
    return ok(`${host} accepted a test event.`);
  } catch (error) {
    if (error instanceof WebhookError) {
      return problem(
        `${host} answered a test event with the error ${error.status}.`,
        `Ask who runs ${host} what its log says, or correct NOTIFY_WEBHOOK and NOTIFY_SECRET in ${envFile()}.`,
      );
    }
    return problem(`${host} cannot be reached: ${reasonOf(error)}.`, `Correct NOTIFY_WEBHOOK in ${envFile()}.`);
  }
}
