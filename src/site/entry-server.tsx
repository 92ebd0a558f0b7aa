import { renderToString } from 'react-dom/server';
import { createData, type QueryState, type Snapshot } from '../data/create-data.ts';
import { isNotFound } from '../data/http.ts';
import { createSession, readSession, type SessionState } from '../data/session.ts';
import type { School } from '../domain/school.ts';
import { waitAtMost } from '../domain/timeout.ts';
import { createStyleTarget } from '../style/style-target.ts';
import { siteCss } from '../style/theme.ts';
import { accentCss } from './accent.ts';
import { servedView } from './catalogue/served-view.ts';
import { fontsCss } from './fonts.ts';
import type { Head } from './head.ts';
import type { FormResult, Read } from './page.ts';
import { endpointsOf, findRoute, loadPage } from './routes.ts';
import { Site } from './Site.tsx';

export interface RenderOptions {
  path: string;
  /** The query with its `?`, or ''. */
  search: string;
  /** The request's Cookie header, which contains the user's name for the header. @default '' */
  cookies?: string;
  /** The API host for the browser. */
  host: string;
  /** Calls the API from this server. */
  fetch: typeof fetch;
  /** The time limit for data. The browser fetches what is missing. */
  timeoutMs: number;
  /** The result of the posted form, if the page responds to one. */
  formResult?: FormResult;
  school: School;
}

export interface RenderedPage {
  status: number;
  /** The route's name, by which the server finds the scripts of the page. */
  route: string;
  head: Head;
  html: string;
  /** The base rules and those of the rendered components. */
  css: string;
  /** Preload links for pictures above the fold, to put into the head; or ''. */
  preloads: string;
  snapshot: Snapshot;
  session: SessionState;
  /** False if a request failed or timed out. */
  complete: boolean;
}

/** The part of a query that affects the HTML of a path; caches ignore the rest. */
export async function readSearch(path: string, search: string, school: School): Promise<string> {
  const page = await loadPage(findRoute(path, school).route, school);
  return page.search?.(search) ?? '';
}

/** The URL that a page's guard redirects to; undefined if the visitor may see the page. */
export async function readGuard(path: string, cookies: string, school: School): Promise<string | undefined> {
  const { route, params } = findRoute(path, school);
  const page = await loadPage(route, school);
  return page.guard?.(readSession(cookies), params, school);
}

/** Renders a page with the data that arrives in time. */
export async function renderPage({
  path,
  search,
  cookies = '',
  host,
  fetch,
  timeoutMs,
  formResult,
  school,
}: RenderOptions): Promise<RenderedPage> {
  const { route, params } = findRoute(path, school);
  const page = await loadPage(route, school, search);
  const data = createData({ host, fetch });
  const queries = endpointsOf(route, page, params, school, search).map(servedView);
  const answers = Promise.all(queries.map((endpoint) => data.prefetch(endpoint)));
  await waitAtMost(answers, timeoutMs);

  const snapshot = data.snapshot();
  const read: Read = (endpoint) => data.query(endpoint).get();
  const ownSearch = page.search?.(search) ?? '';
  const styles = createStyleTarget(fontsCss + siteCss + accentCss(school.accent));
  const session = createSession({ host, cookies });
  const rendered = renderToString(
    <Site
      data={data}
      session={session}
      styles={styles}
      school={school}
      at={{ path, search }}
      formResult={formResult}
    />,
  );
  // react-dom writes preload links before the HTML. Move them into the head.
  const preloads = /^(<link rel="preload"[^>]*>)*/.exec(rendered)?.[0] ?? '';
  // React marks a component that throws inside <Suspense> with this comment and reports no error. The page would lack
  // its content.
  if (rendered.includes('<!--$!-->')) throw new Error(`A part of ${path} could not be rendered.`);
  return {
    status: page.status?.(params, read, ownSearch) ?? (route.name === 'not-found' ? 404 : 200),
    route: route.name,
    head: page.head(params, read, school, ownSearch),
    html: rendered.slice(preloads.length),
    // Trimmed here, because a minifier that trims the <style> would change its hash.
    css: styles.text.trim(),
    preloads,
    snapshot,
    session: session.get(),
    complete: queries.every((endpoint) => isSettled(read(endpoint))),
  };
}

/** Whether a query is loaded or not found. Other errors (429) may be temporary. */
const isSettled = ({ status, error }: QueryState<unknown>) =>
  status === 'loaded' || (error !== undefined && isNotFound(error));

export type { ForgottenOutcome } from './account/forgotten.ts';
export type {
  ContactResult,
  FormResult,
  LectureAccessResult,
  OwnRequestsResult,
  RequestFormResult,
  RequestResult,
} from './page.ts';
export { findRoute, routes } from './routes.ts';
