import { createHash } from 'node:crypto';
import type { Hono, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { draftContent, type LiveContent } from '../../content/live.ts';
import { contentToPublish, type Draft, openDraft, previewContent } from '../../content/versions/versions.ts';
import type { Db } from '../../db/schema.ts';
import type { Settings } from '../../settings/settings.ts';
import { jsonAnswer } from '../api/json.ts';
import type { NodeEnv } from '../http/client-address.ts';
import { isHttps } from '../http/origin.ts';
import { findPreviewLink, type PreviewLink, previewPath } from './content/preview-links.ts';
import { previewBar } from './preview-bar.ts';
import { createStaffSessions, readCookie } from './staff-sessions.ts';

type Env = { Bindings: NodeEnv };
type Site = Pick<Hono<Env>, 'fetch'>;

export interface PreviewOptions {
  db: Db;
  settings: Settings;
  now: () => number;
  build: (draft: LiveContent) => Promise<Site>;
}

const cookieName = 'preview';
const maxSites = 3;
const idleMs = 15 * 60_000;
/** Draft and published site have the same URLs, so the start and the end of a preview clear the browser's cache. */
const clearCache = { 'Clear-Site-Data': '"cache"', 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/**
 * The preview of a draft. A link (content/preview-links.ts) sets a cookie; a second site in memory then handles every page,
 * file and API call of this browser. It stores nothing, and rejects forms.
 */
export function previews(options: PreviewOptions): MiddlewareHandler<Env> {
  const { db, settings, now } = options;
  const sessions = createStaffSessions(db, settings, now);
  const siteOf = createSites(options);
  const find = (request: Request, secret: string) => findPreviewLink({ db, now, sessions }, request, secret);

  return async (c, next) => {
    const { path, raw: request } = c.req;
    if (path === previewPath) return begin(request, settings, find);
    if (path === `${previewPath}/end`) return redirect('/', previewCookie(request, settings, ''));
    if (path.startsWith('/office')) return next();
    const secret = readCookie(request, settings, cookieName);
    const link = secret === undefined ? undefined : await find(request, secret);
    if (!link) return next();
    if (!['GET', 'HEAD'].includes(request.method)) {
      const message = 'This is a preview: nothing is sent or stored.';
      return jsonAnswer(403, { success: false, message, data: { message } });
    }
    const site = await siteOf(link);
    return asPreview(await site.fetch(plain(request), c.env));
  };
}

/** Removes the headers that cause a compressed or 304 response: the preview bar is inserted into the HTML. */
function plain(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) headers.delete(name);
  return new Request(request, { headers });
}

async function begin(
  request: Request,
  settings: Settings,
  find: (request: Request, secret: string) => Promise<PreviewLink | undefined>,
): Promise<Response> {
  const secret = new URL(request.url).searchParams.get('key') ?? '';
  if (!(await find(request, secret))) {
    return new Response('This preview has ended, or it needs your sign-in to the office in this browser.', {
      status: 404,
      headers: { ...clearCache, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  return redirect('/', previewCookie(request, settings, secret));
}

const redirect = (to: string, cookie: string) =>
  new Response(null, { status: 303, headers: { ...clearCache, Location: to, 'Set-Cookie': cookie } });

/** `SameSite=Lax`, not Strict: people open a shared link from a mail or a chat. */
function previewCookie(request: Request, settings: Settings, secret: string): string {
  const isSecure = isHttps(request, settings);
  const life = secret === '' ? 0 : 86_400;
  const name = `${isSecure ? '__Host-' : ''}${cookieName}`;
  return `${name}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${isSecure ? '; Secure' : ''}`;
}

/** Keeps the response out of caches and search engines, and adds the preview bar to a page. */
async function asPreview(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex');
  const isPage = headers.get('content-type')?.startsWith('text/html') && response.body !== null;
  if (!isPage) return new Response(response.body, { status: response.status, headers });
  headers.delete('content-length');
  headers.delete('etag');
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('Content-Security-Policy', policy.replace('style-src ', `style-src 'sha256-${barHash}' `));
  const html = await response.text();
  return new Response(
    html.replace(/<body[^>]*>/, (start) => start + previewBar.html),
    { status: response.status, headers },
  );
}

const barHash = createHash('sha256').update(previewBar.css).digest('base64');

/** Returns a function that builds the site of a draft, and caches it until the draft changes. */
function createSites({ db, settings, now, build }: PreviewOptions): (link: PreviewLink) => Promise<Site> {
  const sites = new LRUCache<string, Promise<Site>>({
    max: maxSites,
    ttl: idleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
  });
  const open = async (draft: Draft) => {
    const content = previewContent(await contentToPublish(db, draft));
    return build(await draftContent(content, settings.dataDir, now()));
  };
  return async ({ staff_id }) => {
    const draft = await openDraft(db, settings, staff_id);
    const key = `${staff_id} ${draft.base} ${draft.savedAt ?? ''}`;
    const known = sites.get(key);
    if (known) return known;
    const site = open(draft);
    sites.set(key, site);
    site.catch(() => sites.delete(key));
    return site;
  };
}
