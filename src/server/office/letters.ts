import { type Letter, letter } from '../../delivery/letter.ts';
import { openLetterMail } from '../../delivery/letter-mail.ts';
import { type Role, roleLabels } from '../../domain/office/actions.ts';
import type { School } from '../../domain/school.ts';
import type { Settings } from '../../settings/settings.ts';
import { causeOf } from '../health/dependency.ts';
import type { OfficeContext } from './handler.ts';

const timeoutMs = 15_000;

/**
 * The mail server and the origin of links in mails; undefined if either is missing. The origin is a setting, not the
 * Host header of a request, which a client can forge.
 */
export function mailsTo(settings: Pick<Settings, 'notify' | 'linkOrigin'>) {
  const { notify, linkOrigin } = settings;
  return notify.mail && linkOrigin !== undefined ? { ...notify.mail, origin: linkOrigin } : undefined;
}

export const invitationLetter = (school: School, { role, url }: { role: Role; url: string }) =>
  letter({
    subject: `Your invitation to the office of ${school.name}`,
    paragraphs: [
      `You are invited to the office of ${school.name}. ${roleLabels[role]}.`,
      'Choose your name and a password. The link is valid for 48 hours and works once.',
    ],
    action: { label: 'Accept the invitation', url },
    school,
  });

/** @param url an invitation link, which sets a new password */
export const passwordLetter = (school: School, url: string) =>
  letter({
    subject: `A new password for the office of ${school.name}`,
    paragraphs: [
      `Somebody asked for a new password for your account in the office of ${school.name}.`,
      'If it was you, choose one. The link is valid for 48 hours and works once. If not, ignore this mail: nothing changes.',
    ],
    action: { label: 'Choose a new password', url },
    school,
  });

/** The mail with the private URL of a counts page. It quotes nothing from the form: the recipient may be a stranger. */
export const numberLetter = (school: School, url: string) =>
  letter({
    subject: `Your private number at ${school.name}`,
    paragraphs: [
      'This is the private address of the page that counts what comes from your link. Your link works and counts already.',
      'Keep the address to yourself: everybody who has it sees your numbers, and nothing else. If you did not ask for it, ignore this mail.',
    ],
    action: { label: 'See your number', url },
    school,
  });

/**
 * The mail to an ambassador whom the school has accepted.
 *
 * @param url the ambassador's page
 */
export const acceptedLetter = (school: School, url: string) =>
  letter({
    subject: `You have a page at ${school.name}`,
    paragraphs: [
      'The school has accepted your request: this is your page, to share. Your numbers stay, and so does their private address.',
      `If you have lost that address, get a new one by mail: ${new URL('/ambassador/number', url)} If no mail comes, write to the school.`,
    ],
    action: { label: 'Open your page', url },
    school,
  });

/**
 * Mails a letter to one person.
 *
 * @returns false if the server cannot send mail, or the mail server rejects it: then staff pass the link on themselves
 */
export async function sendLetter(
  { settings, live, log }: Pick<OfficeContext, 'settings' | 'live' | 'log'>,
  to: string,
  content: Letter,
): Promise<boolean> {
  const mail = mailsTo(settings);
  if (!mail) return false;
  const { send, close } = openLetterMail({ smtpUrl: mail.smtpUrl, from: mail.to }, timeoutMs);
  try {
    await send(to, content, live.school());
    return true;
  } catch (error) {
    log(`A mail of the office could not be sent: ${causeOf(error)}`);
    return false;
  } finally {
    close();
  }
}
