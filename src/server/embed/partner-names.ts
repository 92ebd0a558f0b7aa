import { Hono } from 'hono';
import { nearest } from '../../domain/nearest.ts';
import { type Partners, storedPartner } from '../../domain/stored-partner.ts';
import { slug } from '../../domain/url.ts';
import { jsonHeaders } from '../http/security-headers.ts';

/**
 * `/embed/v1/partner/NAME`: whether the school knows a partner's short name, and the most similar one that it knows. The
 * doctor asks for it (embed/doctor/checks/partner.ts).
 *
 * @param partners returns the short names of the school; undefined if another server has them
 */
export function partnerNames(partners: (() => Partners) | undefined): Hono {
  return new Hono().get('/embed/v1/partner/:name', (c) => {
    const headers = { ...jsonHeaders, 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=60' };
    const name = c.req.param('name');
    if (!partners || !slug.test(name)) return c.json({ message: 'There is no such name.' }, 404, headers);
    const known = partners();
    const isKnown = known.has(name);
    return c.json(
      { isKnown, nearest: isKnown ? name : (storedPartner(name, known) ?? nearest(name, known.keys()) ?? '') },
      200,
      headers,
    );
  });
}
