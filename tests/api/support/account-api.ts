import { expect } from 'vitest';
import { sampleSettings } from '../../../src/domain/school.ts';
import { type AccountMailsOptions, createAccountMails } from '../../../src/server/notify/account-mails.ts';
import type { CaughtMail, MailCatcher } from '../../mail-catcher.ts';
import { ayesha, type NewDatabase, openApi, type TestApi, type TestSettings } from './api.ts';
import { catchMails } from './catch-mails.ts';
import { cleanUp } from './clean-up.ts';
import { lightPasswords } from './light-passwords.ts';

export const mailOrigin = 'https://www.example.org';
export const hourMs = 3_600_000;
const newPassword = 'eleven blue kites';
/** The form fields of a new password. */
export const changed = { password: newPassword, cpassword: newPassword };
const school = { ...sampleSettings, name: 'Green Valley', supportEmail: 'help@school.pk' };

export interface AccountApi extends TestApi {
  now: () => number;
  catcher: MailCatcher;
  /** Sends the waiting mails, and returns those that have arrived since the last call. */
  mails: () => Promise<CaughtMail[]>;
  signIn: (fields?: object) => Promise<Response>;
  /** Requests a link for a new password. Returns its secret. */
  forgottenSecret: (email: string) => Promise<string>;
}

/** An API with a mail server and the account of `ayesha`. */
export async function openAccountApi(
  newDatabase: NewDatabase,
  settings: Partial<TestSettings> = {},
  mailOptions: Partial<AccountMailsOptions> = {},
): Promise<AccountApi> {
  let time = Date.UTC(2026, 0, 1, 16);
  const now = () => time;
  const catcher = await catchMails();
  const api = await openApi(
    newDatabase,
    { publicUrl: mailOrigin, linkOrigin: mailOrigin, ...settings },
    { now, passwords: lightPasswords },
  );
  expect((await api.post('/user/signup', ayesha)).status).toBe(201);
  const { sendDue, close } = createAccountMails({
    ...{ db: api.db, mail: { smtpUrl: catcher.smtpUrl, to: 'office@school.pk' }, origin: mailOrigin },
    ...{ school: () => school, log: (line) => api.log.push(line), now, ...mailOptions },
  });
  cleanUp(close);
  const mails = async () => {
    await sendDue();
    return catcher.mails.splice(0);
  };
  return {
    ...{ ...api, now, catcher, mails },
    wait: (ms) => {
      time += ms;
    },
    signIn: (fields = {}) => api.post('/user/signin', { email: ayesha.email, password: ayesha.password, ...fields }),
    forgottenSecret: async (email) => {
      expect((await api.post('/user/forgot', { email })).status).toBe(200);
      return secretIn(catcher.linkIn((await mails())[0]));
    },
  };
}

export const secretIn = (link: string) => new URL(link).hash.slice(1);

/** The Cookie header for the session that this response starts. */
export function cookieOf(response: Response): { Cookie: string } {
  const sid = /__Host-sid=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0];
  if (sid === undefined) throw new Error(`No session: ${response.status}`);
  return { Cookie: sid };
}
