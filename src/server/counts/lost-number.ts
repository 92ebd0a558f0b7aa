import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { partnerFields } from '../../domain/fields/partner.ts';
import { canReceiveMail, normalizeEmail } from '../../domain/form-rules.ts';
import { countedName } from '../../domain/latin-name.ts';
import { renewCountsLink } from '../../records/stored-counts.ts';
import { createLimits, perNetwork } from '../api/limits.ts';
import { clientAddress, type NodeEnv } from '../http/client-address.ts';
import { pageLanguage } from '../http/page-language.ts';
import { type AmbassadorOptions, dayMs, mailbox, mailsPerDay, textOf } from './ambassador.ts';
import { type LostNumberPage, lostNumberPage, lostNumberPath } from './lost-number-page.ts';

const formsPerDay = 10;
const maxFormBytes = 16 * 1024;

interface LostNumberOptions extends AmbassadorOptions {
  canMail: () => boolean;
  log: (line: string) => void;
}

/**
 * `/ambassador/number`: mails an ambassador the private URL of the counts page again, if the email address is the one of
 * their request. Responds before it looks the address up, so neither response nor timing reveals whether it is right.
 */
export function lostNumber(options: LostNumberOptions): Hono<{ Bindings: NodeEnv }> {
  const { db, live, now, mailNumber, log } = options;
  const mailLink = async (partner: string, email: string, search: string) => {
    const deliver = async (path: string) =>
      (await createLimits(db, now).take(mailsPerDay, mailbox(email))) === 0 && mailNumber(email, path + search);
    await renewCountsLink(db, { partner, email }, deliver, now());
  };
  const answer = async (c: Context<{ Bindings: NodeEnv }>, form: FormData): Promise<Omit<LostNumberPage, 'school'>> => {
    const field = (name: string, most: number) => textOf(form.get(name)).replaceAll('\0', '').trim().slice(0, most);
    const typed = { name: field('partner', partnerFields.name.maxLength), email: normalizeEmail(field('email', 254)) };
    const lang = pageLanguage(field('lang', 2), live.school());
    const partner = countedName(typed.name, live.partners());
    if (partner === '') return { ...typed, lang, notice: 'name' };
    if (!options.canMail()) return { ...typed, lang, notice: 'noMail' };
    if (!canReceiveMail(typed.email)) return { ...typed, lang, notice: 'email' };
    const address = clientAddress(c.req.raw, c.env, options.trustProxy);
    const wait = await createLimits(db, now).takeAll(perNetwork('lost-number', formsPerDay, dayMs, address));
    if (wait > 0) return { ...typed, lang, notice: 'later' };
    // Only programs fill in the honeypot field.
    if (!form.get('website'))
      mailLink(partner, typed.email, lang === 'ur' ? '&lang=ur' : '').catch((error: unknown) =>
        log(`The address of a number could not be mailed: ${error instanceof Error ? error.message : String(error)}`),
      );
    return { lang, notice: 'sent' };
  };
  return new Hono<{ Bindings: NodeEnv }>()
    .get(lostNumberPath, (c) => {
      const school = live.school();
      return lostNumberPage({ school, lang: pageLanguage(c.req.query('lang'), school), notice: '' });
    })
    .post(lostNumberPath, bodyLimit({ maxSize: maxFormBytes }), async (c) => {
      if (!options.sameOrigin(c.req.raw)) return c.text('Please use the form on our own page.', 403);
      const form = await c.req.formData().catch(() => null);
      if (form === null) return c.text('The form ended too early, or is no form.', 400);
      return lostNumberPage({ school: live.school(), ...(await answer(c, form)) });
    });
}
