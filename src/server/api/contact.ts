import { createHash } from 'node:crypto';
import { tooMany } from './http-error.ts';
import { jsonAnswer, parse } from './json.ts';
import { perNetwork, perWindow } from './limits.ts';
import { contactBody } from './schemas.ts';
import type { PostHandler } from './services.ts';

const windowMs = 10 * 60_000;
const dayMs = 86_400_000;

/**
 * `POST contactus`. Stores the message, but never mails it to `recipient`: visitors choose the recipient, so such mails
 * would make the server an open relay.
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
  // The limit of all networks together rejects the message, so it does not count for this network.
  if (wait > 0) await limits.giveBack(own);
  refuse(wait);

  const createdAt = now();
  // Equal texts on one day get one id and are stored once: a double click, or a retry after a lost response. A message
  // with a filled honeypot field is stored as spam, not rejected, because password managers fill in the field too.
  const spam = website !== undefined;
  const id = hashOf([...(spam ? ['spam'] : []), Math.floor(createdAt / dayMs), recipient, subject, message]);
  // Count first: on a full disk this fails, so no message is stored that is never counted.
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
/** Hexadecimal: a base64url id may begin with a hyphen, which a command line reads as an option. */
const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
