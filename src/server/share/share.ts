import { Hono } from 'hono';
import { countedName } from '../../domain/latin-name.ts';
import { placeIn } from '../../domain/places.ts';
import type { School } from '../../domain/school.ts';
import { ownPath, partnerShared, sharedPath, shareSearch } from '../../domain/share.ts';
import type { Partners } from '../../domain/stored-partner.ts';
import { bodyOf } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import { jsonHeaders } from '../http/security-headers.ts';
import { buttonSvg } from './button.ts';
import { qrPng, qrSvg } from './qr-code.ts';
import { sheet } from './sheet.ts';
import { storySvg } from './story.ts';
import { readPartner, readSubject, type Sources } from './subject.ts';

export interface ShareOptions {
  apiHost: string;
  fetch: () => Sources['fetch'];
  origin: (request: Request) => string;
  school: () => School;
  partners: () => Partners;
  /** The Cache-Control scope: 'private' if the origin in the response comes from the Host header. */
  scope: 'public' | 'private';
}

/** CORS and CORP, because pages of other sites show these pictures. The CSP blocks scripts in an SVG opened as a document. */
const picture = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};
const svg = 'image/svg+xml; charset=utf-8';

/**
 * Files of the Share panel: `/share/qr.svg`, `/share/qr.png`, `/share/story.svg` and `/share/sheet`, each with
 * `?of=PATH&partner=NAME`, and `/share/button.svg`. `of` is a path, so QR codes link only to this site.
 */
export function share({ apiHost, fetch, origin, school, partners, scope }: ShareOptions): Hono {
  const day = { ...picture, 'Cache-Control': `${scope}, max-age=86400` };
  const asked = (request: Request) => {
    const query = new URL(request.url).searchParams;
    const of = ownPath(query.get('of') ?? '');
    const partner = countedName(query.get('partner') ?? '', partners());
    const place = placeIn(query.toString());
    return { of, partner, place, link: origin(request) + sharedPath(of, partner, place) };
  };

  return new Hono()
    .get('/share/qr.svg', (c) => respond(c.req.raw, bodyOf(qrSvg(asked(c.req.raw).link), svg), day))
    .get('/share/qr.png', (c) =>
      respond(c.req.raw, bodyOf(Buffer.from(qrPng(asked(c.req.raw).link)), 'image/png'), day),
    )
    .get('/share/story.svg', async (c) => {
      const { of, partner: id, link } = asked(c.req.raw);
      const partner = await readPartner({ apiHost, fetch: fetch() }, partnerShared(of, id));
      const story = storySvg({ name: partner?.name ?? '', school: school(), link });
      return respond(c.req.raw, bodyOf(story, svg), { ...picture, 'Cache-Control': `${scope}, max-age=300` });
    })
    .get('/share/button.svg', (c) =>
      respond(c.req.raw, bodyOf(buttonSvg(school()), svg), { ...picture, 'Cache-Control': 'public, max-age=3600' }),
    )
    .get('/share/sheet', async (c) => {
      const { of, partner: name, place, link } = asked(c.req.raw);
      const sources = { apiHost, fetch: fetch() };
      const partner = await readPartner(sources, partnerShared(of, name));
      const subject = await readSubject(sources, of, partner, school());
      const code = `/share/qr.svg${shareSearch(of, name, place)}`;
      const { html, policy } = sheet({ subject, partner, school: school(), link, code });
      return respond(c.req.raw, bodyOf(html, 'text/html; charset=utf-8'), {
        ...jsonHeaders,
        'Cache-Control': `${scope}, max-age=300`,
        'Content-Security-Policy': policy,
      });
    });
}
