import type { RequestEventRow, RequestRow } from '../../db/request-tables.ts';
import type { Db } from '../../db/schema.ts';
import { matchesSearch } from '../../domain/matches-search.ts';
import type { RequestBox } from '../../domain/office/requests-contract.ts';
import { countSeats, type Seats } from '../../domain/requests/seats.ts';
import { matchingIds, paging, type Search } from '../search.ts';
import { readSeats, type Start, withStarts } from './starts.ts';

export interface RequestFilter extends Search {
  box: RequestBox;
  /** A course; '' for all. */
  course: string;
  /** The day on which the course starts; undefined for all days. */
  day?: string | undefined;
}

const openStates = ['new', 'contacted', 'payment', 'waiting'] as const;

function selected(db: Db, { box, course, day }: Pick<RequestFilter, 'box' | 'course' | 'day'>) {
  let query = db.selectFrom('requests').where('spam_at', box === 'spam' ? 'is not' : 'is', null);
  if (course !== '') query = query.where('course_id', '=', course);
  if (day !== undefined) query = query.where('start_day', '=', day);
  if (box === 'open') query = query.where('state', 'in', openStates);
  else if (box !== 'all' && box !== 'spam') query = query.where('state', '=', box);
  return query;
}

/** Whether the reference, a name, the address or the phone number of a request matches a search. */
const isRequest = (row: Pick<RequestRow, 'reference' | 'name' | 'child_name' | 'email' | 'phone'>, find: string) =>
  matchesSearch(find, [row.reference, row.name, row.child_name, row.email, row.phone], row.phone);

/** Finds requests, newest first; those of the waiting list, the longest waiting first. */
export async function findRequests(db: Db, filter: RequestFilter) {
  const { find, page, box } = filter;
  const query = selected(db, filter);
  const sorted = query
    .selectAll()
    .orderBy('created_at', box === 'waiting' ? 'asc' : 'desc')
    .orderBy('id');
  if (!find) {
    const { total } = await query.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
    const { limit, offset, pages } = paging(Number(total), page);
    return { rows: await sorted.limit(limit).offset(offset).execute(), total: Number(total), pages };
  }
  const columns = ['id', 'created_at', 'reference', 'name', 'child_name', 'email', 'phone'] as const;
  const ids = await matchingIds(
    (after, limit) => query.select(columns).where('id', '>', after).orderBy('id').limit(limit).execute(),
    (row) => isRequest(row, find),
  );
  const { limit, offset, pages } = paging(ids.length, page);
  const shown = ids.slice(offset, offset + limit);
  const rows = shown.length === 0 ? [] : await sorted.where('id', 'in', shown).execute();
  return { rows, total: ids.length, pages };
}

/** All requests of a filter, oldest first, to print or to download. */
export const listRequests = (db: Db, filter: Pick<RequestFilter, 'box' | 'course' | 'day'>): Promise<RequestRow[]> =>
  selected(db, filter).selectAll().orderBy('created_at').orderBy('id').execute();

export interface StartSummary extends Start {
  courseName: string;
  seats: Seats;
  /** The number of requests in the state `new`. */
  fresh: number;
  /** The number of requests on which staff still have to act. */
  open: number;
  /** The longest waiting request, if a seat is free for it. */
  next: Pick<RequestRow, 'id' | 'reference' | 'name'> | undefined;
}

export interface SummarisedCourse {
  id: string;
  name: string;
  starts: readonly string[];
  /** Digits, or '' without a limit. */
  seats: string;
}

/** The days on which courses start, with their seats: future days, and past days with requests. */
export async function summariseStarts(
  db: Db,
  courses: ReadonlyMap<string, SummarisedCourse>,
  today: string,
  now: number,
): Promise<StartSummary[]> {
  const rows = await db
    .selectFrom('requests')
    .select(['id', 'reference', 'name', 'course_id', 'course_name', 'start_day', 'state', 'held_until', 'created_at'])
    .where('spam_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const groups = new Map<string, { start: Start; courseName: string; rows: typeof rows }>();
  const groupOf = (course: string, day: string, courseName: string) => {
    const key = `${course} ${day}`;
    const group = groups.get(key) ?? { start: { course, day }, courseName, rows: [] };
    groups.set(key, group);
    return group;
  };
  for (const { id, name, starts } of courses.values()) {
    for (const day of starts) if (day >= today) groupOf(id, day, name);
  }
  for (const row of rows) {
    const name = courses.get(row.course_id)?.name ?? row.course_name;
    groupOf(row.course_id, row.start_day, name).rows.push(row);
  }
  return [...groups.values()]
    .map(({ start, courseName, rows: own }) => {
      const uses = own.map(({ state, held_until }) => ({ state, heldUntil: held_until }));
      const seats = countSeats(courses.get(start.course)?.seats ?? '', uses, now);
      const isFree = seats.total !== undefined && seats.total > seats.enrolled + seats.held;
      return {
        ...start,
        courseName,
        seats,
        open: own.filter(({ state }) => openStates.some((one) => one === state)).length,
        fresh: own.filter(({ state }) => state === 'new').length,
        next: isFree ? own.find(({ state }) => state === 'waiting') : undefined,
      };
    })
    .sort((one, other) => (one.day || '9').localeCompare(other.day || '9'));
}

/** The events of a request, the latest first. */
export const historyOf = (db: Db, id: string): Promise<RequestEventRow[]> =>
  db.selectFrom('request_events').selectAll().where('request_id', '=', id).orderBy('at', 'desc').execute();

/** The place of a request on the waiting list, from 1; 0 if the request is not on it. */
export async function placeOf(db: Db, row: RequestRow): Promise<number> {
  if (row.state !== 'waiting') return 0;
  const ahead = await db
    .selectFrom('requests')
    .select('id')
    .where('course_id', '=', row.course_id)
    .where('start_day', '=', row.start_day)
    .where('state', '=', 'waiting')
    .where('spam_at', 'is', null)
    .where((where) =>
      where.or([
        where('created_at', '<', row.created_at),
        where.and([where('created_at', '=', row.created_at), where('id', '<', row.id)]),
      ]),
    )
    .execute();
  return ahead.length + 1;
}

export type Correction = Pick<
  RequestRow,
  'name' | 'phone' | 'email' | 'child_name' | 'child_age' | 'note' | 'start_day'
>;

/**
 * Corrects the values of a request. A request that moves to another start date gives up its seat; if no seat is free on
 * the new date, the request goes to the waiting list.
 *
 * @returns undefined if the request is gone
 */
export async function correctRequest(
  db: Db,
  id: string,
  values: Correction,
  { seats: limit, now }: { seats: string; now: number },
): Promise<RequestRow | undefined> {
  const before = await db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();
  if (!before) return undefined;
  const starts = [before.start_day, values.start_day].map((day) => ({ course: before.course_id, day }));
  return withStarts(db, starts, async (both) => {
    const row = await both.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const takesSeat = row.state === 'enrolled' || row.state === 'payment';
    const seats = await readSeats(both, { course: row.course_id, day: values.start_day }, limit, now);
    const isFull = seats.total !== undefined && seats.total <= seats.enrolled + seats.held;
    const mustWait = row.start_day !== values.start_day && takesSeat && isFull;
    const changes = { ...values, ...(mustWait && { state: 'waiting' as const, held_until: null }), changed_at: now };
    await both.updateTable('requests').set(changes).where('id', '=', id).execute();
    return { ...row, ...changes };
  });
}

/** Marks a request as spam or not, and resets its state, because spam takes no seat. */
export async function setSpam(db: Db, id: string, isSpam: boolean, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('requests')
    .set({ spam_at: isSpam ? now : null, state: 'new', held_until: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a request with its history, receipts and mails. */
export async function eraseRequest(db: Db, id: string): Promise<boolean> {
  // Foreign keys delete the rows of the other tables.
  const { numDeletedRows } = await db.deleteFrom('requests').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts the requests in the state `new`. */
export async function countNewRequests(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('requests')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('state', '=', 'new')
    .where('spam_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}
