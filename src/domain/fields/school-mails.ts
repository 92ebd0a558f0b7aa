import { usualMailTexts } from '../requests/mail-texts.ts';
import type { Fields } from './field.ts';

const mailField = <Column extends string>(
  column: Column,
  text: keyof typeof usualMailTexts,
  label: string,
  more = '',
) =>
  ({
    type: 'text',
    wire: column,
    column,
    maxLength: 1_000,
    label,
    help: `Empty for “${usualMailTexts[text]}”${more}`,
  }) as const;

/** The school's texts in mails to parents who request a seat: domain/requests/mail-texts.ts. All are optional. */
export const schoolMailFields = {
  mailReceived: mailField(
    'mail_received',
    'mailReceived',
    'After a request',
    ' {course}, {start}, {reference} and {school} are filled in, also below. The mail begins with reference, course and start, and ends with the address of the page.',
  ),
  mailWaiting: mailField('mail_waiting', 'mailWaiting', 'On the waiting list'),
  mailPayment: mailField('mail_payment', 'mailPayment', 'Seat held for a payment', ' “How to pay” follows.'),
  mailReceipt: mailField('mail_receipt', 'mailReceipt', 'Another receipt is needed'),
  mailEnrolled: mailField(
    'mail_enrolled',
    'mailEnrolled',
    'Enrolled',
    ' “What enrolled parents need to know” follows.',
  ),
  mailDeclined: mailField('mail_declined', 'mailDeclined', 'Declined'),
  mailCancelled: mailField('mail_cancelled', 'mailCancelled', 'Cancelled'),
} as const satisfies Fields;
