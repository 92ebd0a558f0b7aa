import type { LiveContent } from '../../content/live.ts';
import { chatNumberIn } from '../../domain/enrol.ts';
import { offsetAt } from '../../domain/local-time.ts';
import type { School } from '../../domain/school.ts';
import type * as Entry from '../../site/entry-server.tsx';
import type { RenderedPage } from '../../site/entry-server.tsx';
import { readPhone } from '../api/phone.ts';
import { oembedOf } from '../embed/oembed.ts';
import { bodyOf } from '../http/compression.ts';
import { type Representation, representationOf } from '../http/respond.ts';
import { pageHeaders, strictTransportFor } from '../http/security-headers.ts';
import type { PageAssets } from './assets.ts';
import { documentHtml } from './document.ts';

export interface LoadedSite {
  entry: typeof Entry;
  assets: (route: string) => PageAssets;
}

export interface RendererOptions {
  /** The built site; a function, because the development server reloads it on each request. */
  site: () => Promise<LoadedSite>;
  /** The API host for browsers: `/api`, or the URL of another server. */
  apiHost: string;
  live: LiveContent;
  /** The `max-age` of a complete page. */
  cacheSeconds: number;
  /** The Cache-Control scope: 'private' if the origin in the page comes from the Host header. */
  scope: 'public' | 'private';
}

export interface PageRequest {
  path: string;
  /** The part of the query that the page reads, including `?`, or ''. */
  search: string;
  /** The partner in the URL, or ''. */
  partner: string;
  origin: string;
  /** The Cookie header. If undefined, the page is rendered for a signed-out visitor. */
  cookies?: string;
  /** The result of the posted form that this page shows. */
  formResult?: Entry.FormResult;
  script?: string;
  call: typeof fetch;
  /** True if the response is cached, and therefore compressed at the maximum quality. @default false */
  cached?: boolean;
}

export interface PageAnswer {
  representation: Representation;
  /** False if the page lacks content, because an API call failed or timed out. */
  complete: boolean;
}

export type Renderer = (page: PageRequest) => Promise<PageAnswer>;

/** The API timeout; afterwards, the page is sent without the missing content. */
const apiTimeoutMs = 2_500;

/** The digits of the school's WhatsApp number: the number for requests, or the number in its Enroll Now link. */
const whatsAppNumber = (typed: string, { country, enrol }: School): string | undefined =>
  readPhone(typed, country)?.slice(1) ?? chatNumberIn(enrol);

/** Renders pages of the site to HTML with their response headers. */
export function createRenderer({ site, apiHost, live, cacheSeconds, scope }: RendererOptions): Renderer {
  const apiOrigin = apiHost.startsWith('http') ? new URL(apiHost).origin : '';

  return async ({ path, search, partner, origin, script, cookies, formResult, call, cached = false }) => {
    const { entry, assets } = await site();
    // Pages do not contain the settings that only the server reads.
    const { requests, ...settings } = live.school();
    const whatsapp = whatsAppNumber(requests?.whatsapp ?? '', settings);
    const minutesFromUtc = offsetAt(Date.now(), settings.timeZone);
    const school: School = { ...settings, minutesFromUtc, ...(whatsapp !== undefined && { whatsapp }) };
    const page = await entry.renderPage({
      path,
      search,
      formResult,
      school,
      host: apiHost,
      fetch: call,
      timeoutMs: apiTimeoutMs,
      ...(cookies && { cookies }),
    });
    const { snapshot, session, complete, status } = page;
    const pageData = { at: { path, search }, host: apiHost, snapshot, session, formResult, school };
    const { html, ...hashes } = documentHtml({
      page: script === undefined ? page : withScript(page, script),
      origin,
      path,
      partner,
      school,
      pageData,
      assets: assets(page.route),
      picture: live.sharingPicture(page.head.image, school.sharingPicture, school.logo),
      oembed: oembedOf(new URL(path + search, origin)),
    });
    const headers = {
      ...pageHeaders({ ...hashes, api: apiOrigin }),
      ...strictTransportFor(origin),
      'Cache-Control': complete ? `${scope}, max-age=${cacheSeconds}, stale-while-revalidate=300` : 'no-store',
      // The page header depends on the token cookie.
      Vary: 'Accept-Encoding, Cookie',
    };
    const body = bodyOf(html, 'text/html; charset=utf-8', { cached: cached && status === 200 && complete });
    return { representation: representationOf(body, headers, status), complete };
  };
}

/** Joins two inline scripts into one, because the CSP has one script hash. */
function withScript(page: RenderedPage, script: string): RenderedPage {
  const own = page.head.script;
  return { ...page, head: { ...page.head, script: own ? `${own};${script}` : script } };
}
