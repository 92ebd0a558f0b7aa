import { z } from 'zod';
import { codeOf } from '../../db/unavailable.ts';
import { letter } from '../../delivery/letter.ts';
import { openLetterMail } from '../../delivery/letter-mail.ts';
import { type MailForm, type MailState, mailPorts, mailSecurities } from '../../domain/office/setup-contract.ts';
import {
  readOfficeSettings,
  removeMail,
  type StoredMail,
  smtpUrlOf,
  storeDailyBackups,
  storeMail,
} from '../../records/office-settings.ts';
import { createSecretBox } from '../../settings/secret-box.ts';
import { HttpError } from '../api/http-error.ts';
import { perWindow } from '../api/limits.ts';
import { causeOf } from '../health/dependency.ts';
import type { HandlersOf, OfficeContext } from './handler.ts';
import { refuse } from './password-check.ts';
import { email, nothing } from './schemas.ts';

const timeoutMs = 15_000;
/** A limit, because each test sends a mail. */
const tests = perWindow('office-mail-test', 20, 10 * 60_000);

const text = z.string().trim().max(300);
const mailForm = z.object({
  host: text.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'Please enter a name such as mail.example.org'),
  port: text.refine((port) => port === '' || (/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536), {
    error: 'Please enter a number such as 465, or leave it empty',
  }),
  security: z.enum(mailSecurities),
  user: text,
  // Not trimmed: spaces are part of a password.
  password: z.string().max(1_000),
  from: email,
  origin: text
    .transform((given) => (URL.canParse(given) ? new URL(given).origin : given))
    .refine((given) => /^https?:\/\//.test(given), {
      error: 'Please enter an address such as https://www.example.org',
    }),
});

/** Handlers of the page “Mail and backups”. */
export const setupHandlers: HandlersOf<'setup'> = {
  'setup/read': {
    input: nothing,
    call: async (context) => ({ mail: await mailState(context), backup: await context.setup.backups.state() }),
  },

  'setup/save-mail': {
    input: mailForm,
    async call(context, form) {
      const { db, setup, now, record } = context;
      if (setup.given.notify.mail) throw new HttpError(409, fixed);
      const box = createSecretBox(setup.given);
      const { mail: before } = await readOfficeSettings(db, box);
      const mail: StoredMail = {
        ...form,
        port: form.port === '' ? mailPorts[form.security] : Number(form.port),
        password: form.password || passwordFor(form, before),
      };
      await sendTest(context, mail);
      await storeMail(db, box, mail, now());
      await setup.refresh();
      await record('set up the mail server', form.host);
      return { sentTo: context.staff.email };
    },
  },

  'setup/test-mail': {
    input: nothing,
    async call(context) {
      const { mail } = context.settings.notify;
      if (!mail) throw new HttpError(409, 'No mail server is set up yet.');
      await sendBy(context, mail.smtpUrl, mail.to);
      return { sentTo: context.staff.email };
    },
  },

  'setup/remove-mail': {
    input: nothing,
    async call({ db, setup, record }) {
      await removeMail(db);
      await setup.refresh();
      await record('removed the mail server', '');
      return {};
    },
  },

  'setup/save-backups': {
    input: z.object({ isDaily: z.boolean() }),
    async call({ db, setup, now, record }, { isDaily }) {
      await storeDailyBackups(db, isDaily, now());
      await setup.refresh();
      await record(isDaily ? 'switched the daily backup on' : 'switched the daily backup off', '');
      return { backup: await setup.backups.state() };
    },
  },

  'setup/back-up': {
    input: nothing,
    async call({ setup: { backups }, record }) {
      try {
        await backups.backUp();
      } catch (error) {
        throw new HttpError(500, `The backup failed: ${causeOf(error)}. Look whether the disk is full.`);
      }
      await record('wrote a backup', '');
      return { backup: await backups.state() };
    },
  },
};

const fixed = 'The mail server is set by SMTP_URL in the environment of the server, which takes precedence.';

/** Reuses the stored password only for the same host and user: another host must not receive it. */
function passwordFor({ host, user }: Pick<MailForm, 'host' | 'user'>, before: StoredMail | undefined): string {
  return before?.host === host && before.user === user ? (before.password ?? '') : '';
}

async function mailState({ db, setup, settings, origin }: OfficeContext): Promise<MailState> {
  const { given } = setup;
  const { mail } = await readOfficeSettings(db, createSecretBox(given));
  const empty = { host: '', port: '', security: 'tls' as const, user: '', from: '', origin };
  const { password, port = '', ...form } = mail ?? { ...empty, password: '' };
  const source = given.notify.mail ? 'environment' : mail ? 'office' : 'none';
  const url = given.notify.mail && new URL(given.notify.mail.smtpUrl);
  return {
    source,
    form: {
      ...form,
      port: String(port),
      password: '',
      ...(url && { host: url.hostname, from: settings.notify.mail?.to ?? '' }),
      ...(given.publicUrl !== undefined && { origin: given.publicUrl }),
    },
    hasPassword: password !== '' && password !== undefined,
    isPasswordLost: password === undefined,
    isOriginFixed: given.publicUrl !== undefined,
  };
}

async function sendTest(context: OfficeContext, mail: StoredMail): Promise<void> {
  const smtpUrl = smtpUrlOf(mail);
  if (smtpUrl !== undefined) await sendBy(context, smtpUrl, mail.from);
}

/** Sends a mail to the caller. @throws HttpError 422 with the field that the mail server does not accept */
async function sendBy(context: OfficeContext, smtpUrl: string, from: string): Promise<void> {
  const { live, limits, staff } = context;
  refuse(await limits.take(tests, ''));
  const school = live.school();
  const { send, close } = openLetterMail({ smtpUrl, from }, timeoutMs);
  try {
    const content = letter({
      subject: `A test of the mails of ${school.name}`,
      paragraphs: ['This mail shows that your school can send mails: links for passwords, invitations and messages.'],
      school,
    });
    await send(staff.email, content, school);
  } catch (error) {
    throw mailError(error, new URL(smtpUrl).host);
  } finally {
    close();
  }
}

/** Converts an error of the mail server to a message for the field that caused it. */
function mailError(error: unknown, host: string): HttpError {
  const about = (field: keyof MailForm, message: string) =>
    new HttpError(422, message, { errors: { [field]: message } });
  const code = codeOf(error);
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return about('password', `${host} does not accept this user name and password.`);
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return about('from', `${host} does not send mails from this address, or to yours.`);
  }
  const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 160) : code;
  if (code === 'ETLS' || /\b(?:ssl|tls|certificate|greeting)\b/i.test(reason)) {
    return about('security', `${host} does not use this encryption on this port (${reason}).`);
  }
  return about('host', `${host} cannot be reached (${reason}). Compare name and port with your provider’s help.`);
}
