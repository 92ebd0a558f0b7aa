import { createHash } from 'node:crypto';
import { tooMany } from './http-error.ts';
import { jsonAnswer, parse } from './json.ts';
import { perNetwork, perWindow } from './limits.ts';
import { contactBody } from './schemas.ts';
import type { Call } from './services.ts';

const windowMs = 10 * 60_000;
const dayMs = 86_400_000;

/**
 * `POST contactus`. The message is stored and never mailed: `recipient` is what a visitor typed, and a server that
 * writes to it would be an open relay.
 */
export const contactUs: Call = async ({ db, settings, limits, now }, { body, address }) => {
  const { recipient, subject, body: message, partner = null, website } = parse(contactBody, body);
  const { contact, contactAll } = settings.limits;
  const own = perNetwork('contact', contact, windowMs, address);
  const all = perWindow('contact-all', contactAll, windowMs);

  const refuse = (wait: number) => {
    if (wait > 0) throw tooMany('Too many messages were sent from here. Please try again later.', wait);
  };
  refuse(await limits.takeAll(own));
  // In a flood from many networks, one that has not sent yet still gets its first message through.
  const isFirst = own[0] !== undefined && (await limits.count(own[0].rule, own[0].who)) <= 1;
  const wait = isFirst ? 0 : await limits.waitFor(all, '');
  // What others have used up does not count against this network.
  if (wait > 0) await limits.giveBack(own);
  refuse(wait);

  const createdAt = now();
  // The same words again on one day are the same message: a second click, a retry after a lost answer, a flood of one text.
  // What fills in the trap is answered like any other, and kept apart: password managers fill it in, too.
  const spam = website !== undefined;
  const id = hashOf([...(spam ? ['spam'] : []), Math.floor(createdAt / dayMs), recipient, subject, message]);
  const stored = await db
    .insertInto('messages')
    .values({
      ...{ id, recipient, subject, body: message, partner, created_at: createdAt },
      spam_at: spam ? createdAt : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored && !spam) await limits.take(all, '');
  return thanks();
};

const thanks = () =>
  jsonAnswer(200, { success: true, data: { message: 'Thank you, your message has been received.' } });
/** In hexadecimal: an id goes into command lines, and one of base64url may begin with a hyphen. */
const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
