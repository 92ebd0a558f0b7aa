import { letter } from '../../delivery/letter.ts';
import { openOfficeMail } from '../../delivery/office-mail.ts';
import { type Role, roleLabels } from '../../domain/office/actions.ts';
import type { School } from '../../domain/school.ts';
import type { Settings } from '../../settings/settings.ts';
import { causeOf } from '../health/dependency.ts';
import type { OfficeContext } from './handler.ts';

const timeoutMs = 15_000;

/**
 * The mail server and the origin of links in mails. Undefined if nobody gets mails: the Host header of a request must not
 * get into a mail, so they need PUBLIC_URL.
 */
export const mailsTo = ({ notify, publicUrl }: Pick<Settings, 'notify' | 'publicUrl'>) =>
  notify.mail && publicUrl !== undefined ? { ...notify.mail, origin: publicUrl } : undefined;

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

export const resetLetter = (school: School, url: string) =>
  letter({
    subject: `A new password for ${school.name}`,
    paragraphs: [
      `You asked ${school.name} for a new password. The link is valid for one hour and works once.`,
      'If you did not ask for it, do nothing: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
    school,
  });

/**
 * Mails a letter to one person.
 *
 * @returns false if the server cannot send mail, or the mail server does not accept it: then staff hand the link over
 */
export async function sendLetter(
  { settings, log }: Pick<OfficeContext, 'settings' | 'log'>,
  to: string,
  content: ReturnType<typeof letter>,
): Promise<boolean> {
  const mail = mailsTo(settings);
  if (!mail) return false;
  const { send, close } = openOfficeMail(mail, timeoutMs);
  try {
    await send({ to, ...content });
    return true;
  } catch (error) {
    log(`A mail of the office could not be sent: ${causeOf(error)}`);
    return false;
  } finally {
    close();
  }
}
