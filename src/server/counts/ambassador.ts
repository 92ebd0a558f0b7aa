import { type Context, Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import type { Db } from '../../db/schema.ts';
import { type AmbassadorProblem, ambassadorSearch, partnerPictureSide } from '../../domain/ambassador.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { canReceiveMail, normalizeEmail } from '../../domain/form-rules.ts';
import { countedName } from '../../domain/latin-name.ts';
import { localDay } from '../../domain/local-time.ts';
import { storePartnerRequest } from '../../records/partner-requests.ts';
import { createLimits, perNetwork, perWindow } from '../api/limits.ts';
import { clientAddress, type NodeEnv } from '../http/client-address.ts';
import { type FileForm, readFileForm } from '../http/file-form.ts';
import { ReceiptError, readPictureFile } from '../requests/receipt-file.ts';
import { insertNames } from './names-in-use.ts';

export interface AmbassadorOptions {
  db: Db;
  live: LiveContent;
  /** Mails an ambassador the private URL of their counts page. Resolves to false if the server cannot send mail. */
  mailNumber: (to: string, path: string) => Promise<boolean>;
  trustProxy: boolean;
  sameOrigin: (request: Request) => boolean;
  now: () => number;
}

export const dayMs = 86_400_000;
const formBytesWithoutPicture = 16 * 1024;
/** Maximum forms with a picture per network and day, including rejected forms. */
const filesPerDay = 40;
const requestsPerDay = { network: 10, total: 200 } as const;
/** Maximum mails to one address, because anybody can enter another person's address. */
export const mailsPerDay = perWindow('ambassador-mails', 2, dayMs);
const all = perWindow('ambassadors', requestsPerDay.total, dayMs);

/**
 * `POST /ambassador`, the form of the page `/ambassador`: stores the request of a new ambassador for the office, and
 * redirects to the private counts page. Visits through the link count immediately; staff may list the ambassador later.
 */
export function ambassador(options: AmbassadorOptions): Hono<{ Bindings: NodeEnv }> {
  return new Hono<{ Bindings: NodeEnv }>().post('/ambassador', async (c) => {
    if (!options.sameOrigin(c.req.raw)) return c.text('Please use the form on our own page.', 403);
    if (await isRefused(c, options))
      return c.text(
        'Too many pictures came from your network today. Please send the form without one, or tomorrow.',
        429,
      );
    const sent = await readFileForm(c).catch(() => null);
    if (sent === null) return c.text('The form ended too early, or is no form.', 400);
    return redirect(await answer(c, sent, options));
  });
}

/** Rate limit for forms with a picture, by network: each makes the server read up to 8 MB. */
async function isRefused(c: Context<{ Bindings: NodeEnv }>, { db, trustProxy, now }: AmbassadorOptions) {
  if (Number(c.req.header('content-length')) <= formBytesWithoutPicture) return false;
  const address = clientAddress(c.req.raw, c.env, trustProxy);
  return (await createLimits(db, now).takeAll(perNetwork('ambassador-files', filesPerDay, dayMs, address))) > 0;
}

/** The picture in a form; undefined without a picture. @throws ReceiptError */
async function pictureIn(form: FormData): Promise<Buffer | undefined> {
  const file = form.get('picture');
  if (!(file instanceof File) || file.size === 0) return undefined;
  return readPictureFile(Buffer.from(await file.arrayBuffer()), partnerPictureSide);
}

/** Returns the URL to redirect to: the private counts page, or the form with an error message. */
async function answer(
  c: Context<{ Bindings: NodeEnv }>,
  { form, isTooLarge }: FileForm,
  options: AmbassadorOptions,
): Promise<string> {
  const { db, live, trustProxy, mailNumber, now } = options;
  const field = (name: string, most: number) => textOf(form.get(name)).replaceAll('\0', '').trim().slice(0, most);
  const typed = {
    name: field('partner', partnerFields.name.maxLength),
    kind: partnerFields.kind.choices.find((kind) => kind === form.get('kind')) ?? '',
    about: field('about', partnerFields.about.maxLength),
  };
  const email = normalizeEmail(field('email', 254));
  const lang = form.get('lang') === 'ur' ? '&lang=ur' : '';
  const again = (problem: AmbassadorProblem) => `/ambassador${ambassadorSearch({ ...typed, problem })}${lang}#number`;
  if (isTooLarge) return again('large');
  const id = countedName(typed.name, live.partners());
  if (id === '') return again('name');
  if (live.partners().has(id)) return again('listed');
  if (email !== '' && !canReceiveMail(email)) return again('email');
  // The honeypot field is filled in: pretend success.
  if (form.get('website')) return `/p/${id}`;
  const limits = createLimits(db, now);
  const address = clientAddress(c.req.raw, c.env, trustProxy);
  let picture: Buffer | undefined;
  try {
    picture = await pictureIn(form);
  } catch (error) {
    if (error instanceof ReceiptError) return again(error.problem);
    throw error;
  }
  const turns = [...perNetwork('ambassador', requestsPerDay.network, dayMs, address), { rule: all, who: '' }];
  if ((await limits.takeAll(turns)) > 0) return again('later');
  const link = await storePartnerRequest(db, { id, ...typed, email }, picture, now());
  if (link === undefined) return again('taken');
  await insertNames(db, [id], localDay(now(), live.school().timeZone));
  // The page does not wait for the mail.
  if (email !== '' && (await limits.take(mailsPerDay, mailbox(email))) === 0) void mailNumber(email, link + lang);
  return link + lang;
}

/** The key of an email address in a rate limit. */
export const mailbox = (email: string) => normalizeEmail(email).toLowerCase();

export const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

const redirect = (to: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: to, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' },
  });
