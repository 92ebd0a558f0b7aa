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
  viewer: (request: Request) => Promise<Viewer | undefined>;
  /** Renders the page of a request or of a lectures link; a 404 page for `undefined`. */
  render: (c: Context<Env>, result: RequestResult | LectureAccessResult | undefined) => Promise<Response>;
  sameOrigin: (request: Request) => boolean;
  origin: (request: Request) => string;
}

/** For pages whose URL contains a secret. */
export const privateHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'private, no-store',
  // Not `no-referrer`: browsers would post the page's forms with `Origin: null`, and the same-origin check would fail.
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
};

const calendarPath = `${requestPath}/calendar.ics`;

/**
 * `/my-request?key=`: the page of a parent's request, with its forms and its calendar file. `/my-request?lectures=`: the
 * page that gives one account access to the lectures of an enrolment.
 */
export function requestRoutes(options: RequestRoutesOptions): Hono<Env> {
  const { page, viewer, render, sameOrigin, origin } = options;
  /** If the database is unavailable, for example on a full disk, the page shows a notice. */
  const act = (key: string, form: FormData) =>
    page.act(key, form).catch((error: unknown): Did => {
      if (isDatabaseUnavailable(error)) return 'later';
      throw error;
    });
  const accessOf = async (key: string, c: Context<Env>): Promise<LectureAccessResult | undefined> => {
    const access = await page.findAccess(key, await viewer(c.req.raw));
    return access && { access };
  };
  /** Redirects to the page, which shows whether the account now has access. */
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
      // Check the key before the server reads an upload of up to 8 MB.
      if (!(await page.has(key))) return render(c, undefined);
      const sent = await readFileForm(c).catch(() => null);
      if (sent === null) return c.text('The request ended too early.', 400, { ...privateHeaders });
      const did = sent.isTooLarge ? 'large' : await act(key, sent.form);
      return did === undefined ? render(c, undefined) : seeOther(`${requestAddress(key)}&did=${did}`);
    });
}

const queryOf = (c: Context, name: string) => new URL(c.req.url).searchParams.get(name) ?? '';

const seeOther = (Location: string) => new Response(null, { status: 303, headers: { ...privateHeaders, Location } });
