import { Hono } from 'hono';
import { may } from '../../domain/office/actions.ts';
import { partnerPictureRoute } from '../../domain/office/desk-contract.ts';
import { readPartnerPicture } from '../../records/partner-requests.ts';
import { HttpError } from '../api/http-error.ts';
import type { NodeEnv } from '../http/client-address.ts';
import { requireOwnPage, requireStaff, withHeaders } from './calls.ts';
import type { OfficeServices } from './handler.ts';

/** `GET /office/api/partner-picture/ID`: the picture of an ambassador's request, for staff only. */
export function partnerPictures(services: OfficeServices): Hono<{ Bindings: NodeEnv }> {
  return new Hono<{ Bindings: NodeEnv }>().get(`${partnerPictureRoute}:id`, async (c) => {
    requireOwnPage(c, services);
    requireStaff(await services.sessions.find(c.req.raw), (role) => may(role, 'partners/list'));
    const picture = await readPartnerPicture(services.db, c.req.param('id'));
    if (!picture) throw new HttpError(404, 'This picture was deleted.');
    const answer = new Response(new Uint8Array(picture), {
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': 'private, no-store',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    });
    return withHeaders(answer);
  });
}
