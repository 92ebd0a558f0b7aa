import { Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import type { Db } from '../../db/schema.ts';
import { placeIn } from '../../domain/places.ts';
import { clientAddress, type NodeEnv } from '../http/client-address.ts';
import type { Visit } from '../http/visit.ts';
import { ambassador } from './ambassador.ts';
import { isArrival, isByBrowser } from './countable.ts';
import { countsPage } from './counts-page.ts';
import type { FairCount } from './fair-count.ts';
import { go } from './go.ts';
import { lostNumber } from './lost-number.ts';
import { urduForm } from './urdu-form.ts';

export interface CountRoutesOptions {
  /** Undefined if API_HOST names another server. */
  db: Db | undefined;
  live: LiveContent;
  /** Mails an ambassador the private URL of their counts page. Resolves to false if the server cannot send mail. */
  mailNumber: (to: string, path: string) => Promise<boolean>;
  canMail: () => boolean;
  log: (line: string) => void;
  count: FairCount;
  trustProxy: boolean;
  origin: (request: Request) => string;
  sameOrigin: (request: Request) => boolean;
  now: () => number;
}

/**
 * `/go/` counts downloads. `/ambassador` registers an ambassador, and mails a lost URL of the counts page again.
 * `/p/NAME/counts` is the counts page: the visits and downloads through an ambassador's links.
 */
export function countRoutes({ db, live, count, trustProxy, ...more }: CountRoutesOptions): Hono<{ Bindings: NodeEnv }> {
  const routes = new Hono<{ Bindings: NodeEnv }>().route('/', go({ download: live.download, count, trustProxy }));
  if (!db) return routes;
  return routes
    .route('/', countsPage({ db, live, origin: more.origin }))
    .route('/', urduForm({ live, origin: more.origin }))
    .route('/', ambassador({ db, live, trustProxy, ...more }))
    .route('/', lostNumber({ db, live, trustProxy, ...more }));
}

/** Returns a function that counts a visit through a partner's link, and the place of the link (`?from=`), such as a poster. */
export const visitCounter =
  ({ count, trustProxy, origin }: Pick<CountRoutesOptions, 'count' | 'trustProxy' | 'origin'>) =>
  ({ request, connection, partner, page, search }: Visit): void => {
    const isSeen = request.method === 'POST';
    if (!(isSeen ? isByBrowser(request) : isArrival(request, origin(request)))) return;
    const address = clientAddress(request, connection, trustProxy);
    const place = placeIn(search);
    count('visit', partner, page, address);
    if (place !== '') count('place', partner, place, address);
  };
