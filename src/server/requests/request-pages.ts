import type { LiveContent } from '../../content/live.ts';
import type { Db } from '../../db/schema.ts';
import { takesRequests } from '../../domain/enrol.ts';
import type { School } from '../../domain/school.ts';
import { readOwnRequests } from '../../records/requests/own-requests.ts';
import type { FormResult } from '../../site/entry-server.tsx';
import type { Lectures } from '../api/lectures.ts';
import { createParentPage, type ParentPage, type Viewer } from './parent-page.ts';

export interface RequestPages extends ParentPage, Pick<Lectures, 'viewer'> {
  /** The account's data in a page: its requests, or the values of the form that requests a seat. */
  shownTo: (route: string, user: Viewer) => Promise<FormResult | undefined>;
}

interface RequestPagesOptions {
  db: Db;
  live: LiveContent;
  lectures: Lectures;
  now: (() => number) | undefined;
}

export const createRequestPages = ({ db, live, lectures, now = Date.now }: RequestPagesOptions): RequestPages => ({
  ...createParentPage({ db, live, now }),
  viewer: lectures.viewer,
  shownTo: (route, user) => shownToAccount({ db, school: live.school() }, route, user),
});

/**
 * The account's data in the server-rendered page, for browsers without scripts.
 *
 * @param route `account`: its requests. `enroll`: name, phone and e-mail for the form
 */
async function shownToAccount(
  { db, school }: { db: Db; school: School },
  route: string,
  user: Viewer,
): Promise<FormResult | undefined> {
  if (route === 'account') {
    const ownRequests = await readOwnRequests(db, user._id);
    return ownRequests.length > 0 || takesRequests(school) ? { ownRequests } : undefined;
  }
  if (!takesRequests(school)) return undefined;
  const account = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'phone', 'email'])
    .where('id', '=', user._id)
    .executeTakeFirst();
  if (!account) return undefined;
  const { first_name, last_name, phone, email } = account;
  return { requestForm: { values: { name: `${first_name} ${last_name}`.trim(), phone, email } } };
}
