import type { MailTexts } from './mail-texts.ts';

/** The settings of a school for requests of parents: `schoolRequestFields`. '' uses the default. */
export interface RequestSettings {
  /** For example by bank, JazzCash, Easypaisa or cash. */
  howToPay: string;
  /** The school's WhatsApp number in any spelling; '' uses the school's phone. */
  whatsapp: string;
  /** The text of the first WhatsApp message from the staff to a parent who requested a seat. */
  whatsappText: string;
  /** The text for enrolled parents. */
  welcomeText: string;
  /** How long a seat is held while the school waits for the payment, in hours. */
  holdHours: string;
  /** The school's texts in mails to parents. Undefined if it has none. */
  mails?: MailTexts;
}

export const noRequestSettings: RequestSettings = {
  howToPay: '',
  whatsapp: '',
  whatsappText: '',
  welcomeText: '',
  holdHours: '',
};

const usualHoldHours = 48;
const hourMs = 3_600_000;

export const holdMs = ({ holdHours }: Pick<RequestSettings, 'holdHours'>): number =>
  (Number(holdHours) || usualHoldHours) * hourMs;

const usualWhatsappText =
  'Assalam o alaikum {name}, thank you for your request {reference} for {course}. May I help you with the next step?';

/** The WhatsApp message from the staff to a parent who requested a seat. */
export const whatsappMessage = (
  { whatsappText }: Pick<RequestSettings, 'whatsappText'>,
  { name, course, reference }: { name: string; course: string; reference: string },
): string =>
  (whatsappText || usualWhatsappText).replace(
    /\{(name|course|reference)\}/g,
    (_, key: 'name' | 'course' | 'reference') => ({ name, course, reference })[key],
  );
