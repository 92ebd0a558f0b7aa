import { type Context, Hono } from 'hono';
import { requestPath } from '../../domain/requests/request-form.ts';
import { addPartner, partnerOf, partnerOfPath, withPartner } from '../../domain/url.ts';
import type { ForgottenOutcome } from '../../site/entry-server.tsx';
import { readBody } from '../api/json.ts';
import type { NodeEnv } from '../http/client-address.ts';
import { type Log, logFailure } from '../http/log.ts';
import { type Representation, respond, respondWith } from '../http/respond.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { jsonHeaders } from '../http/security-headers.ts';
import type { Visit } from '../http/visit.ts';
import type { RequestPages } from '../requests/request-pages.ts';
import { privateHeaders, requestRoutes } from '../requests/routes.ts';
import { createPageCache } from './cached-page.ts';
import type { ApiCaller } from './call-api.ts';
import { discovery } from './discovery.ts';
import { failurePage } from './document.ts';
import { movedAddress, spelledAddress } from './moved-address.ts';
import { isCacheable } from './page-addresses.ts';
import { plainPath } from './plain-path.ts';
import { maxFormBytes, postedContact } from './posted-contact.ts';
import { postedRequest } from './posted-request.ts';
import { createRenderer, type RendererOptions } from './render-page.ts';
import { seenPage, seenPath, seenScript } from './seen-page.ts';

export interface PagesOptions extends RendererOptions {
  widgetVersion: string;
  /** Calls the API for a visitor, or for a page that all visitors share. */
  fetch: ApiCaller;
  /** Calls the API for a request with a token cookie. */
  fetchSignedIn: (request: Request) => typeof fetch;
  sameOrigin: (request: Request) => boolean;
  origin: (request: Request) => string;
  /** Called for a visit of a page with a partner in its URL: when it is rendered, or when a prerendered page is seen. */
  onVisit: (visit: Visit) => void;
  /** True for a prerender request: the visitor may see the page later, or never. */
  isPrerender: (request: Request) => boolean;
  cache: ResponseCache;
  log: Log;
  /** Parents' requests; undefined if another server has the API. */
  requests: RequestPages | undefined;
}

type Env = { Bindings: NodeEnv };

/** True for the paths of forms that work without JavaScript. */
export const takesPost = (path: string): boolean =>
  ['/contactus', '/forgot-password', '/ambassador', seenPath, requestPath].includes(path) ||
  /^\/enroll-now\/[^/]+$/.test(path);

/** The server-rendered site: all pages, the forms without JavaScript, `robots.txt`, `sitemap.xml` and the feed. */
export function createPages(options: PagesOptions): Hono<Env> {
  const getPage = pageHandler(options);
  const postContact = contactHandler(options);
  const postRequest = requestFormHandler(options);
  return new Hono<Env>()
    .route('/', discovery(options))
    .route('/', requestPages(options))
    .post('/enroll-now/:id', (c) => guarded(c, options, () => postRequest(c)))
    .post(seenPath, (c) => guarded(c, options, () => seenPage(c, options, countedPage)))
    .post('/contactus', (c) => guarded(c, options, () => postContact(c)))
    .post('/forgot-password', (c) => guarded(c, options, () => postForgottenPassword(c, options)))
    .get('*', (c) => guarded(c, options, () => getPage(c.req.raw, c.env)));
}

/** Logs an error, and returns an error page without a stack trace. */
async function guarded(c: Context, { log, live }: PagesOptions, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const reference = logFailure(log, c.req.raw, error);
    return c.html(failurePage(reference, live.school()), 500, { ...jsonHeaders, 'Cache-Control': 'no-store' });
  }
}

/** Handles a GET: redirects to the canonical URL, follows the route guard's redirect, or renders the page. */
function pageHandler(options: PagesOptions): (request: Request, connection: NodeEnv | undefined) => Promise<Response> {
  const { site, live, cache, fetch, fetchSignedIn, origin, cacheSeconds, onVisit } = options;
  const render = createRenderer(options);
  const cached = createPageCache(cache, cacheSeconds);

  return async (request, connection) => {
    const { pathname: path, search: query } = new URL(request.url);
    const plain = plainPath(path);
    if (plain !== path) return redirect(plain + query, 308);
    const { entry } = await site();
    const school = live.school();
    const found = entry.findRoute(path, school);
    const present = movedAddress(found.route, found.params, query, live.moved());
    if (present !== undefined) return redirect(present, 308, 'public, max-age=300');
    const spelled = spelledAddress(path, query, live.partners());
    if (spelled !== undefined) return redirect(spelled, 308, 'public, max-age=300');
    const cookies = request.headers.get('cookie') ?? '';
    const partner = partnerOf(path, query);
    const elsewhere = await entry.readGuard(path, cookies, school);
    // Not cached: after sign-in, the same URL shows a page.
    if (elsewhere) return redirect(partner ? withPartner(elsewhere, partner) : elsewhere, 302, 'no-store');

    // Add the course to the URL of a lesson without one: the page links to the course and to the next lesson.
    const course = found.route.name === 'video' && live.courseOfLesson(found.params.id ?? '');
    if (course && !new URLSearchParams(query).has('course')) {
      const further = query.length > 1 ? `&${query.slice(1)}` : '';
      return redirect(`${path}?course=${encodeURIComponent(course)}${further}`, 302, 'private, max-age=300');
    }

    const known = await entry.readSearch(path, query, school);
    const page = {
      path,
      search: partnerOfPath(path) ? known : addPartner(`/${known}`, partner).slice(1),
      partner,
      origin: origin(request),
      ...(partner && options.isPrerender(request) && { script: seenScript }),
    };
    const visited = ({ status }: Representation) => {
      if (partner && status < 400) onVisit({ request, connection, partner, page: countedPage(found), search: query });
    };
    if (/(?:^|;\s*)token=/.test(cookies)) {
      const formResult = await shownTo(found.route.name, request, options.requests);
      const call = fetchSignedIn(request);
      const { representation } = await render({ ...page, cookies, call, ...(formResult && { formResult }) });
      visited(representation);
      const { body: responseBody, headers, status } = representation;
      return respond(request, responseBody, { ...headers, 'Cache-Control': 'private, no-store' }, status);
    }
    // Do not cache a page with `?partner=`: each slug is valid, so the number of URLs is unlimited.
    const isBounded = !partner && isCacheable({ route: found.route, path, search: known }, school);
    const key = `${page.origin} ${path}${page.search}`;
    const isCached = cacheSeconds > 0 && isBounded && cache.accepts(key);
    const renderAnonymous = () => render({ ...page, call: fetch(), cached: isCached });
    const representation = isCached ? await cached(key, renderAnonymous) : (await renderAnonymous()).representation;
    visited(representation);
    return respondWith(request.headers, representation);
  };
}

/** The routes whose server-rendered HTML contains data of the signed-in account. */
const accountRoutes: ReadonlySet<string> = new Set(['account', 'enroll']);

async function shownTo(route: string, request: Request, requests: RequestPages | undefined) {
  const user = requests && accountRoutes.has(route) ? await requests.viewer(request) : undefined;
  return user && requests?.shownTo(route, user);
}

/** The routes whose visits are counted by id. */
const countedByIds: ReadonlySet<string> = new Set(['course', 'product']);

const countedPage = ({ route, params }: { route: { name: string }; params: Readonly<Record<string, string>> }) =>
  countedByIds.has(route.name) ? `${route.name}/${params.id ?? ''}` : route.name;

/** Handles the contact form that browsers post without JavaScript. */
function contactHandler(options: PagesOptions): (c: Context<Env>) => Promise<Response> {
  const { apiHost, fetch, sameOrigin, origin } = options;
  const render = createRenderer(options);

  return async (c) => {
    const request = c.req.raw;
    // Contact forms on other sites are widgets, which call the API instead.
    if (!sameOrigin(request)) return c.text('Please use the form on our own page.', 403);
    const partner = partnerOf('/contactus', new URL(request.url).search);
    const body = await readBody(c, maxFormBytes).catch(() => null);
    if (body === null) return c.text('The request ended too early.', 400);
    const call = fetch({ request, connection: c.env });
    const { formResult, status } = await postedContact(body, apiHost, call, partner);
    const { representation } = await render({
      path: '/contactus',
      search: addPartner('/', partner).slice(1),
      partner,
      origin: origin(request),
      cookies: request.headers.get('cookie') ?? '',
      formResult,
      call,
    });
    const { body: responseBody, headers } = representation;
    return respond(request, responseBody, { ...headers, 'Cache-Control': 'no-store' }, status);
  };
}

/** Handles the form that requests a seat, which browsers post without JavaScript. */
function requestFormHandler(options: PagesOptions): (c: Context<Env>) => Promise<Response> {
  const { apiHost, fetch, sameOrigin, origin } = options;
  const render = createRenderer(options);
  return async (c) => {
    const request = c.req.raw;
    if (!sameOrigin(request)) return c.text('Please use the form on our own page.', 403);
    const body = await readBody(c, maxFormBytes).catch(() => null);
    if (body === null) return c.text('The request ended too early.', 400);
    const { pathname: path, search } = new URL(request.url);
    const partner = partnerOf(path, search);
    const call = fetch({ request, connection: c.env });
    const answer = await postedRequest(body, { course: c.req.param('id') ?? '', partner, apiHost, send: call });
    if ('address' in answer)
      return new Response(null, { status: 303, headers: { ...privateHeaders, Location: answer.address } });
    const { representation } = await render({
      path,
      search: addPartner('/', partner).slice(1),
      partner,
      origin: origin(request),
      call,
      cookies: request.headers.get('cookie') ?? '',
      formResult: { requestForm: answer.requestForm },
    });
    const { body: responseBody, headers } = representation;
    const status = representation.status === 404 ? 404 : answer.status;
    return respond(request, responseBody, { ...headers, 'Cache-Control': 'no-store' }, status);
  };
}

/** The pages of parents' requests for seats. */
function requestPages(options: PagesOptions): Hono<Env> {
  const { requests: page, fetch, sameOrigin, origin } = options;
  if (!page) return new Hono<Env>();
  const render = createRenderer(options);
  const routes = requestRoutes({
    page,
    viewer: page.viewer,
    sameOrigin,
    origin,
    render: async (c, formResult) => {
      const request = c.req.raw;
      const { representation } = await render({
        path: requestPath,
        search: '',
        partner: '',
        origin: origin(request),
        call: fetch(),
        cookies: request.headers.get('cookie') ?? '',
        ...(formResult && { formResult }),
      });
      const { body: responseBody, headers } = representation;
      return respond(request, responseBody, { ...headers, ...privateHeaders }, formResult ? 200 : 404);
    },
  });
  return new Hono<Env>().all(`${requestPath}/*`, (c) =>
    guarded(c, options, async () => routes.fetch(c.req.raw, c.env)),
  );
}

/** Handles the form for a forgotten password that browsers post without JavaScript. Redirects to the page with the outcome. */
async function postForgottenPassword(c: Context<Env>, { apiHost, fetch, sameOrigin }: PagesOptions): Promise<Response> {
  const request = c.req.raw;
  if (!sameOrigin(request)) return c.text('Please use the form on our own page.', 403);
  const body = await readBody(c, maxFormBytes).catch(() => undefined);
  const email = new URLSearchParams(body).get('email') ?? '';
  const outcome = await askForLink(email, apiHost, fetch({ request, connection: c.env }));
  return new Response(null, {
    status: 303,
    headers: { Location: `/forgot-password?${outcome}`, 'Cache-Control': 'no-store' },
  });
}

/** Calls `POST user/forgot`. Returns the outcome, which the page reads from its query: src/site/account/forgotten.ts. */
async function askForLink(email: string, apiHost: string, send: typeof fetch): Promise<ForgottenOutcome> {
  const response = await send(`${apiHost}/user/forgot`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (response?.ok) return 'sent';
  return response?.status === 422 ? 'invalid' : 'later';
}

const redirect = (to: string, status: 302 | 308, cacheControl?: string) =>
  new Response(null, { status, headers: { Location: to, ...(cacheControl && { 'Cache-Control': cacheControl }) } });
