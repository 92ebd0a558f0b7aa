import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestAddress, requestPath } from '../../domain/requests/request-form.ts';
import type { RequestResult } from '../../site/entry-server.tsx';
import type { NodeEnv } from '../http/client-address.ts';
import { noticeOf, type ParentPage } from './parent-page.ts';
import { maxReceiptBytes } from './receipt-file.ts';

type Env = { Bindings: NodeEnv };

export interface RequestRoutesOptions {
  page: ParentPage;
  /** Renders the page with a request; without one, as not found. */
  render: (c: Context<Env>, result: RequestResult | undefined) => Promise<Response>;
  sameOrigin: (request: Request) => boolean;
  origin: (request: Request) => string;
}

/** The address is the secret: no cache keeps the page, no search engine lists it, and no site learns its address. */
export const privateHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'private, no-store',
  // Not `no-referrer`: browsers would then post the forms of the page with `Origin: null`.
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
};

const calendarPath = `${requestPath}/calendar.ics`;
/** The other fields and the boundaries of a form with a file. */
const formBytes = 64 * 1024;

/** `/my-request?key=`: the page of a parent's request, its forms and its calendar file. */
export function requestRoutes({ page, render, sameOrigin, origin }: RequestRoutesOptions): Hono<Env> {
  const queryOf = (c: Context<Env>, name: string) => new URL(c.req.url).searchParams.get(name) ?? '';
  return new Hono<Env>()
    .get(requestPath, async (c) => {
      const key = queryOf(c, 'key');
      const request = await page.find(key);
      if (!request) return render(c, undefined);
      const calendarHref = request.startDay === '' ? '' : `${calendarPath}?key=${encodeURIComponent(key)}`;
      return render(c, { request, notice: noticeOf(queryOf(c, 'did')), calendarHref });
    })
    .get(calendarPath, async (c) => {
      const file = await page.calendar(queryOf(c, 'key'), origin(c.req.raw));
      if (file === undefined) return c.text('There is no such request.', 404, { ...privateHeaders });
      return c.body(file, 200, {
        ...privateHeaders,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="first-lesson.ics"',
      });
    })
    .post(requestPath, async (c) => {
      if (!sameOrigin(c.req.raw)) return c.text('Please use the form on our own page.', 403, { ...privateHeaders });
      const form = await readForm(c).catch(() => null);
      if (form === null) return c.text('The request ended too early.', 400, { ...privateHeaders });
      // A file above the limit was not read, nor the key behind it: the browser still has the address.
      if (form === undefined) return c.text(tooLarge, 413, { ...privateHeaders });
      const key = form.get('key');
      const did = typeof key === 'string' ? await page.act(key, form) : undefined;
      if (did === undefined || typeof key !== 'string') return render(c, undefined);
      return new Response(null, {
        status: 303,
        headers: { ...privateHeaders, Location: `${requestAddress(key)}&did=${did}` },
      });
    });
}

const tooLarge = 'This file is larger than 8 MB. Go back, and send a screenshot of it or a smaller photo.';

/** @returns undefined if the form is too large */
async function readForm(c: Context<Env>): Promise<FormData | undefined> {
  const limit = bodyLimit({ maxSize: maxReceiptBytes + formBytes, onError: () => new Response(null, { status: 413 }) });
  return (await limit(c, async () => {})) ? undefined : c.req.raw.formData();
}
