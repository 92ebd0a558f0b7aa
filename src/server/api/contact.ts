import { createHash } from 'node:crypto';
import { tooMany } from './http-error.ts';
import { jsonAnswer, parse } from './json.ts';
import { perNetwork, perWindow } from './limits.ts';
import { contactBody } from './schemas.ts';
import type { PostHandler } from './services.ts';

const windowMs = 10 * 60_000;
const dayMs = 86_400_000;

/**
 * `POST contactus`. Stores the message and never mails it: a visitor typed `recipient`, so sending to it would create
 * an open relay.
 */
export const contactUs: PostHandler = async ({ db, settings, limits, now, count }, { body, address }) => {
  const { recipient, subject, body: message, partner = null, website } = parse(contactBody, body);
  const { contact, contactAll } = settings.limits;
  const own = perNetwork('contact', contact, windowMs, address);
  const all = perWindow('contact-all', contactAll, windowMs);

  const refuse = (wait: number) => {
    if (wait > 0) throw tooMany('Too many messages were sent from here. Please try again later.', wait);
  };
  refuse(await limits.takeAll(own));
  // During a flood from many networks, the first message of a new network is still accepted.
  const isFirst = own[0] !== undefined && (await limits.count(own[0].rule, own[0].who)) <= 1;
  const wait = isFirst ? 0 : await limits.waitFor(all, '');
  // Undoes the attempt: a total limit that other networks used up does not count against this one.
  if (wait > 0) await limits.giveBack(own);
  refuse(wait);

  const createdAt = now();
  // The same text on one day is the same message: a double click, a retry after a lost response, or a flood. A honeypot
  // message gets the same response but is stored as spam, because password managers also fill in the field.
  const spam = website !== undefined;
  const id = hashOf([...(spam ? ['spam'] : []), Math.floor(createdAt / dayMs), recipient, subject, message]);
  // Counted before it is stored: on a full disk the count fails, and no unreported message remains.
  const isCounted = !spam && (await limits.take(all, '')) === 0;
  const stored = await db
    .insertInto('messages')
    .values({
      id,
      recipient,
      subject,
      body: message,
      partner,
      created_at: createdAt,
      spam_at: spam ? createdAt : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored && !spam && partner !== null) count('message', partner);
  if (!stored && isCounted) await limits.giveBack([{ rule: all, who: '' }]);
  return thanks();
};

const thanks = () =>
  jsonAnswer(200, { success: true, data: { message: 'Thank you, your message has been received.' } });
/** Hexadecimal, because command lines take the id, and a base64url id may begin with a hyphen. */
const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
