import { Hono } from 'hono';
import { addPartner, linkUrl } from '../../domain/url.ts';
import { clientAddress, type NodeEnv } from '../http/client-address.ts';
import { isByPerson } from './countable.ts';
import type { FairCount } from './fair-count.ts';

export interface GoOptions {
  /** Returns the stored link of a product; undefined for an unknown product. */
  download: (id: string) => string | undefined;
  count: FairCount;
  trustProxy: boolean;
}

/**
 * `/go/PRODUCT?partner=NAME`: counts a download for the partner and redirects to the product's stored link, so it is no
 * open redirect. Browsers cache the redirect for a minute: a double click counts once.
 */
export function go({ download, count, trustProxy }: GoOptions): Hono<{ Bindings: NodeEnv }> {
  return new Hono<{ Bindings: NodeEnv }>().get('/go/:id', (c) => {
    const { search } = new URL(c.req.url);
    const partner = (new URLSearchParams(search).get('partner') ?? '').slice(0, 200);
    const id = c.req.param('id');
    const link = linkUrl(download(id) ?? '', '/');
    if (link === '') return redirect(addPartner('/steam-products', partner), 'no-store');
    if (partner !== '' && isByPerson(c.req.raw)) {
      count('download', partner, id, clientAddress(c.req.raw, c.env, trustProxy));
    }
    return redirect(link, 'private, max-age=60');
  });
}

const redirect = (to: string, cacheControl: string) =>
  new Response(null, {
    status: 302,
    headers: { Location: to, 'Cache-Control': cacheControl, 'X-Robots-Tag': 'noindex' },
  });
