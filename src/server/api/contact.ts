import { createHash } from 'node:crypto';
import { jsonAnswer } from './json.ts';
import { perWindow } from './limits.ts';
import { tooMany } from './refusal.ts';
import type { Call } from './services.ts';

const window = 10 * 60_000;
const day = 86_400_000;
const thanks = { success: true, data: { message: 'Thank you, your message has been received.' } };

/**
 * `POST contactus`. The message is stored and never mailed: `recipient` is whatever a visitor typed, and a server that
 * writes to it would send anybody's words to anybody.
 */
export const contactUs: Call = async ({ db, settings, limits, now }, { body, address }) => {
  const recipient = body.email('recipient');
  const subject = body.line('subject', 'Subject', 200);
  const message = body.paragraphs('body', 'Your Message', 5000);
  const partner = body.optional('partner') ?? null;
  body.check('partner', partner === null || /^[\w-]{1,64}$/.test(partner), 'Partner must be letters, digits, - and _');
  body.finish();

  const wait =
    (await limits.take(perWindow('contact', settings.limits.contact, window), address)) ||
    (await limits.take(perWindow('contact-all', settings.limits.contactAll, window), ''));
  if (wait > 0) throw tooMany('Too many messages were sent from here. Please try again later.', wait);

  // `website` is a field that people do not see. What fills it is told what it wants to hear, and kept apart for 30 days:
  // password managers fill it, too.
  const trapped = body.optional('website') !== undefined;
  const time = now();
  // The same words again on one day are the same message: a second click, a try after a lost answer, a flood of one text.
  const id = hashOf([Math.floor(time / day), recipient, subject, message]);
  await db
    .insertInto('messages')
    .values({ id, recipient, subject, body: message, partner, created_at: time, spam_at: trapped ? time : null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return jsonAnswer(200, thanks);
};

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
