import { type Letter, letter } from '../../delivery/letter.ts';
import { openLetterMail } from '../../delivery/letter-mail.ts';
import { type Role, roleLabels } from '../../domain/office/actions.ts';
import type { School } from '../../domain/school.ts';
import type { Settings } from '../../settings/settings.ts';
import { causeOf } from '../health/dependency.ts';
import type { OfficeContext } from './handler.ts';

const timeoutMs = 15_000;

/**
 * The mail server and the origin of links in mails; undefined without a mail server or PUBLIC_URL. The origin never
 * comes from the Host header of a request, which a client can forge.
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

/**
 * Mails a letter to one person.
 *
 * @returns false if the server cannot send mail, or the mail server does not accept it: then staff hand the link over
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
