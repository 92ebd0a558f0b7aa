import { Hono } from 'hono';
import { countedName } from '../../domain/latin-name.ts';
import { nearest } from '../../domain/nearest.ts';
import type { Partners } from '../../domain/stored-partner.ts';
import { jsonHeaders } from '../http/security-headers.ts';

/**
 * `/embed/v1/partner/NAME`: whether the school has a partner with this slug; if not, the partner with the most similar
 * name. For the widgets' doctor (embed/doctor/checks/partner.ts).
 *
 * @param partners returns the school's partners; undefined if API_HOST names another server
 */
export function partnerNames(partners: (() => Partners) | undefined): Hono {
  return new Hono().get('/embed/v1/partner/:name', (c) => {
    const headers = { ...jsonHeaders, 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=60' };
    const known = partners?.() ?? new Map();
    const written = c.req.param('name');
    const name = countedName(written, known);
    if (!partners || name === '') return c.json({ message: 'There is no such name.' }, 404, headers);
    const near = known.has(name) ? name : (nearest(name, known.keys()) ?? '');
    return c.json({ isKnown: known.has(written), nearest: near }, 200, headers);
  });
}
