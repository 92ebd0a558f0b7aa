import { type Context, Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import type { Db } from '../../db/schema.ts';
import { type AmbassadorProblem, ambassadorSearch } from '../../domain/ambassador.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { canReceiveMail } from '../../domain/form-rules.ts';
import { countedName } from '../../domain/latin-name.ts';
import { localDay } from '../../domain/local-time.ts';
import { storePartnerRequest } from '../../records/partner-requests.ts';
import { readBody } from '../api/json.ts';
import { createLimits, perNetwork, perWindow } from '../api/limits.ts';
import { clientAddress, type NodeEnv } from '../http/client-address.ts';
import { insertNames } from './names-in-use.ts';

export interface AmbassadorOptions {
  db: Db;
  live: LiveContent;
  trustProxy: boolean;
  /** True if no page of another site can have sent the request. */
  sameOrigin: (request: Request) => boolean;
  now: () => number;
}

const dayMs = 86_400_000;
const maxFormBytes = 16 * 1024;
const requestsPerDay = { network: 10, total: 200 } as const;
const all = perWindow('ambassadors', requestsPerDay.total, dayMs);

/**
 * `POST /ambassador`, the form of the page: stores a request for the office, and leads to the private page of the name's counts.
 * It works for everybody at once; the office lists the name later.
 */
export function ambassador(options: AmbassadorOptions): Hono<{ Bindings: NodeEnv }> {
  return new Hono<{ Bindings: NodeEnv }>().post('/ambassador', async (c) => {
    if (!options.sameOrigin(c.req.raw)) return c.text('Please use the form on our own page.', 403);
    const body = await readBody(c, maxFormBytes).catch(() => undefined);
    if (body === undefined) return c.text('The form is too large, or ended too early.', 413);
    return redirect(await answer(c, new URLSearchParams(body), options));
  });
}

/** The address that follows: of the private page, or of the form with what to correct. */
async function answer(
  c: Context<{ Bindings: NodeEnv }>,
  form: URLSearchParams,
  { db, live, trustProxy, now }: AmbassadorOptions,
): Promise<string> {
  const field = (name: string, most: number) => (form.get(name) ?? '').replaceAll('\0', '').trim().slice(0, most);
  const typed = {
    name: field('partner', partnerFields.name.maxLength),
    kind: partnerFields.kind.choices.find((kind) => kind === form.get('kind')) ?? '',
    about: field('about', partnerFields.about.maxLength),
  };
  const email = field('email', 254);
  const again = (problem: AmbassadorProblem) => `/ambassador${ambassadorSearch({ ...typed, problem })}#number`;
  const id = countedName(typed.name, live.partners());
  if (id === '') return again('name');
  if (live.partners().has(id)) return again('listed');
  if (email !== '' && !canReceiveMail(email)) return again('email');
  // The honeypot field: a program that fills it in learns nothing.
  if (form.get('website')) return `/p/${id}`;
  const limits = createLimits(db, now);
  const address = clientAddress(c.req.raw, c.env, trustProxy);
  const turns = [...perNetwork('ambassador', requestsPerDay.network, dayMs, address), { rule: all, who: '' }];
  if ((await limits.takeAll(turns)) > 0) return again('later');
  const link = await storePartnerRequest(db, { id, ...typed, email }, now());
  if (link === undefined) return again('taken');
  await insertNames(db, [id], localDay(now(), live.school().timeZone));
  return link;
}

const redirect = (to: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: to, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' },
  });
