import { type Context, Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import type { Db } from '../../db/schema.ts';
import { certificateHref, certificatePath, codeText, readCode } from '../../domain/certificate.ts';
import { localDay } from '../../domain/local-time.ts';
import { findCertificate } from '../../records/learning.ts';
import { bodyOf } from '../http/compression.ts';
import { pageLanguage } from '../http/page-language.ts';
import { respond } from '../http/respond.ts';
import { jsonHeaders } from '../http/security-headers.ts';
import { type CertificateDocument, certificatePage, verifyPage } from './page.ts';
import { certificateWords } from './words.ts';

export interface CertificateOptions {
  /** Undefined if another server has the accounts. */
  db: Db | undefined;
  live: LiveContent;
  /** Returns the account id of the request's session; undefined without a session. */
  accountOf: (request: Request) => Promise<string | undefined>;
  origin: (request: Request) => string;
}

/** `no-store`, because the owner may hide a certificate at any time. */
const headers = { ...jsonHeaders, 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** `/certificate`, the form to enter a code, and `/certificate/CODE`, the certificate unless its owner hides it. */
export function certificateRoutes({ db, live, accountOf, origin }: CertificateOptions): Hono {
  const wordsFor = (c: Context) => certificateWords[pageLanguage(c.req.query('lang'), live.school())];
  const answer = (c: Context, { html, policy }: CertificateDocument, status = 200) =>
    respond(
      c.req.raw,
      bodyOf(html, 'text/html; charset=utf-8'),
      { ...headers, 'Content-Security-Policy': policy },
      status,
    );
  const rejected = (c: Context, typed: string) => {
    const words = wordsFor(c);
    const problem = readCode(typed) === undefined ? words.noCode : words.unknown;
    return answer(c, verifyPage(live.school(), words, typed.slice(0, 40), problem), 404);
  };
  const routes = new Hono();
  if (!db) return routes;
  return routes
    .get(certificatePath, async (c): Promise<Response> => {
      const typed = c.req.query('code');
      if (typed === undefined) return answer(c, verifyPage(live.school(), wordsFor(c), '', ''));
      const code = readCode(typed);
      const { lang } = c.req.query();
      if (code === undefined) return rejected(c, typed);
      const query = lang === undefined ? '' : `?${new URLSearchParams({ lang })}`;
      return c.redirect(certificateHref(codeText(code)) + query, 302);
    })
    .get(`${certificatePath}/:code`, async (c) => {
      const typed = c.req.param('code');
      const code = readCode(typed);
      const certificate = code && (await findCertificate(db, code));
      if (!certificate) return rejected(c, typed);
      const isHidden = certificate.hidden !== '';
      if (isHidden && (await accountOf(c.req.raw)) !== certificate.user_id) return rejected(c, typed);
      const school = live.school();
      const day = localDay(Number(certificate.issued_at), school.timeZone);
      return answer(
        c,
        certificatePage({ certificate, day, isHidden, school, words: wordsFor(c), origin: origin(c.req.raw) }),
      );
    });
}
