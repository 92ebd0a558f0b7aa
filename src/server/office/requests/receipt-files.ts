import { Hono } from 'hono';
import { may } from '../../../domain/office/actions.ts';
import { receiptRoute } from '../../../domain/office/requests-contract.ts';
import { readReceipt } from '../../../records/requests/receipts.ts';
import { HttpError } from '../../api/http-error.ts';
import type { NodeEnv } from '../../http/client-address.ts';
import { requireOwnPage, requireStaff, withHeaders } from '../calls.ts';
import type { OfficeServices } from '../handler.ts';

/** `GET /office/api/receipt/ID`: a parent's receipt, for staff only. A PDF is sent as a download, never shown. */
export function receiptFiles(services: OfficeServices): Hono<{ Bindings: NodeEnv }> {
  return new Hono<{ Bindings: NodeEnv }>().get(`${receiptRoute}:id`, async (c) => {
    requireOwnPage(c, services);
    requireStaff(await services.sessions.find(c.req.raw), (role) => may(role, 'requests/read'));
    const receipt = await readReceipt(services.db, c.req.param('id'));
    if (!receipt) throw new HttpError(404, 'This receipt was deleted.');
    const isPicture = receipt.type === 'image/webp';
    const answer = new Response(new Uint8Array(receipt.bytes), {
      headers: {
        'Content-Type': isPicture ? receipt.type : 'application/octet-stream',
        'Content-Disposition': isPicture ? 'inline' : 'attachment; filename="receipt.pdf"',
        'Cache-Control': 'private, no-store',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    });
    return withHeaders(answer);
  });
}
