import { type Context, Hono } from 'hono';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { lecturesAddress, requestAddress, requestPath } from '../../domain/requests/request-form.ts';
import type { LectureAccessResult, RequestResult } from '../../site/entry-server.tsx';
import type { NodeEnv } from '../http/client-address.ts';
import { readFileForm } from '../http/file-form.ts';
import { type Did, noticeOf, type ParentPage, type Viewer } from './parent-page.ts';

type Env = { Bindings: NodeEnv };

export interface RequestRoutesOptions {
  page: ParentPage;
  /** The account of the request's session. */
  viewer: (request: Request) => Promise<Viewer | undefined>;
  /** Renders the page with a request, or with a link to lectures; without one, as not found. */
  render: (c: Context<Env>, result: RequestResult | LectureAccessResult | undefined) => Promise<Response>;
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

/**
 * `/my-request?key=`: the page of a parent's request, its forms and its calendar file. `/my-request?lectures=`: the link that
 * opens the lectures of an enrolment for one account.
 */
export function requestRoutes(options: RequestRoutesOptions): Hono<Env> {
  const { page, viewer, render, sameOrigin, origin } = options;
  /** With a full disk, the page is still there, and says it. */
  const act = (key: string, form: FormData) =>
    page.act(key, form).catch((error: unknown): Did => {
      if (isDatabaseUnavailable(error)) return 'later';
      throw error;
    });
  const accessOf = async (key: string, c: Context<Env>): Promise<LectureAccessResult | undefined> => {
    const access = await page.findAccess(key, await viewer(c.req.raw));
    return access && { access };
  };
  /** The page then shows whether the account has the lectures. */
  const open = async (key: string, c: Context<Env>): Promise<Response> => {
    const user = await viewer(c.req.raw);
    if (user) await page.openLectures(key, user);
    return seeOther(lecturesAddress(key));
  };
  return new Hono<Env>()
    .get(requestPath, async (c) => {
      const access = queryOf(c, 'lectures');
      if (access !== '') return render(c, await accessOf(access, c));
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
      const access = queryOf(c, 'lectures');
      if (access !== '') return open(access, c);
      const key = queryOf(c, 'key');
      // Before the body: nobody without a key makes the server read 8 MB.
      if (!(await page.has(key))) return render(c, undefined);
      const sent = await readFileForm(c).catch(() => null);
      if (sent === null) return c.text('The request ended too early.', 400, { ...privateHeaders });
      const did = sent.isTooLarge ? 'large' : await act(key, sent.form);
      return did === undefined ? render(c, undefined) : seeOther(`${requestAddress(key)}&did=${did}`);
    });
}

const queryOf = (c: Context, name: string) => new URL(c.req.url).searchParams.get(name) ?? '';

const seeOther = (Location: string) => new Response(null, { status: 303, headers: { ...privateHeaders, Location } });
