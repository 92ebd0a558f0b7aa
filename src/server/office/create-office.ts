import { Hono } from 'hono';
import { createLimits } from '../api/limits.ts';
import { watchDependency } from '../health/dependency.ts';
import type { NodeEnv } from '../http/client-address.ts';
import type { PageAssets } from '../pages/assets.ts';
import { answerAction, failedAnswer, withHeaders } from './calls.ts';
import { contentFiles } from './content/routes.ts';
import { officeDocument, officeHeaders } from './document.ts';
import type { OfficeServices } from './handler.ts';
import { partnerPictures } from './partner-pictures.ts';
import { receiptFiles } from './requests/receipt-files.ts';
import { createStaffGate } from './staff-gate.ts';
import { createStaffSessions } from './staff-sessions.ts';

type Env = { Bindings: NodeEnv };

export type OfficeOptions = Omit<OfficeServices, 'limits' | 'sessions'> & {
  assets: PageAssets;
};

/**
 * The office for staff: the pages below `/office`, and `POST /office/api/NAME` for each action of
 * domain/office/actions.ts. Without a member of staff in the database, its routes do not exist.
 */
export function createOffice({ assets, ...options }: OfficeOptions): Hono<Env> {
  const { db, settings, now, log, live } = options;
  const services: OfficeServices = {
    ...options,
    limits: createLimits(db, now),
    sessions: createStaffSessions(db, settings, now),
  };
  const database = watchDependency('database', log, now);
  const hasStaff = createStaffGate(db, now);
  const inside = new Hono<Env>();
  inside.route('/', contentFiles(services));
  inside.route('/', receiptFiles(services));
  inside.route('/', partnerPictures(services));
  inside.post('/office/api/*', async (c) => {
    const answer = await answerAction(c, services);
    database.succeeded();
    return withHeaders(answer);
  });
  inside.all('/office/api/*', (c) => {
    c.header('Allow', 'POST');
    return c.json({ message: 'This call takes POST.' }, 405);
  });
  inside.get('/office/*', (c) => c.body(officeDocument(live.school(), assets), 200, { ...officeHeaders }));
  inside.all('*', () => new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }));
  inside.onError((error, c) => withHeaders(failedAnswer(c, services, database, error)));

  return new Hono<Env>().all('/office/*', async (c, next) =>
    (await hasStaff()) ? inside.fetch(c.req.raw, c.env) : next(),
  );
}
