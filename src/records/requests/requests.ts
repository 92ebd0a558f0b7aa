import { createHash, randomBytes } from 'node:crypto';
import type { RequestRow } from '../../db/request-tables.ts';
import type { Db } from '../../db/schema.ts';
import { referenceFor } from '../../domain/requests/reference.ts';
import { firstState, stateWithSeats } from '../../domain/requests/seats.ts';
import type { RequestState } from '../../domain/requests/states.ts';
import { plainAddress } from '../person.ts';
import { addEvent } from './events.ts';
import { newAccessKey } from './lecture-access.ts';
import { queueRequestMails } from './request-mails.ts';
import { readSeats, withStarts } from './starts.ts';

/** The values of a request for a seat that a parent or a member of staff enters. */
export interface RequestForm {
  courseId: string;
  courseName: string;
  /** The day on which the requested course starts, or '' for a course without dates. */
  startDay: string;
  name: string;
  /** In international form: `+923001234567`. */
  phone: string;
  email: string;
  childName: string;
  childAge: string;
  note: string;
  partner: string;
}

export interface CreateOptions {
  now: number;
  /** The number of seats for each day on which the course starts: digits, or '' without a limit. */
  seats: string;
  /** The school's name, for the prefix of the reference. */
  school: string;
  /** A random text of the form: the same form with the same text is one request. */
  attempt: string;
  /** The address of the member of staff who enters it; '' for a parent. */
  by: string;
  isSpam?: boolean;
}

export interface CreatedRequest {
  row: RequestRow;
  /** False if the same form was stored before: a double click, or a retry after a lost response. */
  isNew: boolean;
}

/**
 * Stores a request, its first event and its mails in one transaction: a crash cannot lose the announcement of a stored
 * request. Spam gets no mails.
 */
export async function createRequest(db: Db, form: RequestForm, options: CreateOptions): Promise<CreatedRequest> {
  const { now, by, isSpam = false } = options;
  const id = idOf(form, options.attempt);
  const start = { course: form.courseId, day: form.startDay };
  return withStarts(db, [start], async (both) => {
    const known = await findById(both, id);
    if (known) return { row: known, isNew: false };
    const seats = await readSeats(both, start, options.seats, now);
    const row: Omit<RequestRow, 'reference'> = {
      id,
      secret: randomBytes(16).toString('base64url'),
      state: firstState(seats),
      course_id: form.courseId,
      course_name: form.courseName,
      start_day: form.startDay,
      name: form.name,
      phone: form.phone,
      email: plainAddress(form.email),
      child_name: form.childName,
      child_age: form.childAge,
      note: form.note,
      partner: form.partner,
      user_id: '',
      access_key: newAccessKey(),
      created_at: now,
      changed_at: now,
      held_until: null,
      spam_at: isSpam ? now : null,
    };
    const stored = await insertWithReference(both, row, options.school);
    await addEvent(both, { request_id: id, at: now, by_email: by, kind: 'created', to_state: row.state });
    if (!isSpam) await queueRequestMails(both, stored, { kind: by === '' ? 'received' : 'typed', eventId: '', now });
    return { row: stored, isNew: true };
  });
}

/** Hashes form and attempt: the same form sent twice has the same id. */
const idOf = (form: RequestForm, attempt: string) =>
  createHash('sha256')
    .update(JSON.stringify([attempt || randomBytes(16).toString('hex'), form]))
    .digest('hex')
    .slice(0, 40);

/** Never reached, because every fourth attempt adds a digit. */
const maxReferences = 40;

async function insertWithReference(db: Db, row: Omit<RequestRow, 'reference'>, school: string): Promise<RequestRow> {
  for (let attempt = 0; attempt < maxReferences; attempt += 1) {
    const reference = referenceFor(school, attempt, Math.random());
    const stored = await db
      .insertInto('requests')
      .values({ ...row, reference })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (stored) return stored;
  }
  throw new Error('No reference for a request is free.');
}

export const findById = (db: Db, id: string): Promise<RequestRow | undefined> =>
  db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds a request by the secret key of the parent's page. */
export const findBySecret = (db: Db, secret: string): Promise<RequestRow | undefined> =>
  /^[\w-]{22}$/.test(secret)
    ? db.selectFrom('requests').selectAll().where('secret', '=', secret).executeTakeFirst()
    : Promise.resolve(undefined);

/** The request has changed since the caller read it, or is gone. */
export interface Conflict {
  conflict: RequestState | 'gone';
}

export interface Changed {
  row: RequestRow;
  /** The id with which `undoChange` undoes the change. */
  eventId: string;
  /** Whether the request is enrolled for the first time. A partner's counts contain each enrolment once. */
  isFirstEnrolment: boolean;
}

export interface ChangeOptions {
  /** The expected current state. Any other state is a conflict. */
  from: RequestState;
  to: RequestState;
  /** '' for the parent. */
  by: string;
  now: number;
  /** How long `payment` holds a seat, in ms. */
  holdMs: number;
  /** The number of seats for each day on which the course starts: digits, or '' without a limit. */
  seats: string;
  /** The mail to the parent waits this long, for Undo. @default 0 */
  mailDelayMs?: number;
}

/**
 * Changes the state of a request. If the new state needs a seat and none is free, the request goes to the waiting list.
 * Concurrent changes run one after the other, so each sees which seats are taken.
 */
export async function changeState(db: Db, id: string, options: ChangeOptions): Promise<Changed | Conflict> {
  const { from, to, by, now, mailDelayMs = 0 } = options;
  const before = await findById(db, id);
  if (!before) return { conflict: 'gone' };
  const start = { course: before.course_id, day: before.start_day };
  return withStarts(db, [start], async (both): Promise<Changed | Conflict> => {
    const row = await findById(both, id);
    if (!row || row.start_day !== start.day) return { conflict: row?.state ?? 'gone' };
    if (row.state !== from) return { conflict: row.state };
    const use = { state: row.state, heldUntil: row.held_until };
    const state = stateWithSeats(use, to, await readSeats(both, start, options.seats, now), now);
    const isFirstEnrolment = state === 'enrolled' && !(await wasEnrolled(both, id));
    const eventId = await addEvent(both, {
      request_id: id,
      at: now,
      by_email: by,
      kind: 'state',
      ...states(from, state),
    });
    const changed = await storeState(both, row, state, options);
    const isTold = by !== '' && state !== from;
    if (isTold) await queueRequestMails(both, changed, { kind: state, eventId, now, delayMs: mailDelayMs });
    return { row: changed, eventId, isFirstEnrolment };
  });
}

const wasEnrolled = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('request_events')
    .select('id')
    .where('request_id', '=', id)
    .where('to_state', '=', 'enrolled')
    .executeTakeFirst()) !== undefined;

const states = (from_state: RequestState, to_state: RequestState) => ({ from_state, to_state });

async function storeState(
  db: Db,
  row: RequestRow,
  state: RequestState,
  { now, holdMs }: Pick<ChangeOptions, 'now' | 'holdMs'>,
): Promise<RequestRow> {
  const values = {
    state,
    changed_at: now,
    held_until: state === 'payment' ? now + holdMs : null,
    ...(state === 'enrolled' && { user_id: row.user_id || (await accountOf(db, row.email)) }),
  };
  await db.updateTable('requests').set(values).where('id', '=', row.id).execute();
  return { ...row, ...values };
}

/** The account that has confirmed an address; '' if there is none. */
async function accountOf(db: Db, email: string): Promise<string> {
  if (email === '') return '';
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return user?.id ?? '';
}

export type UndoProblem = 'gone' | 'changed' | 'full';

/**
 * Undoes the last change of a state, and deletes the mail about it if it is still queued.
 *
 * @param eventId of the change
 * @returns a problem if the request has changed since, or the seat is taken
 */
export async function undoChange(
  db: Db,
  id: string,
  options: Pick<ChangeOptions, 'by' | 'now' | 'holdMs' | 'seats'> & { eventId: string },
): Promise<RequestRow | UndoProblem> {
  const { eventId, by, now } = options;
  const before = await findById(db, id);
  if (!before) return 'gone';
  const start = { course: before.course_id, day: before.start_day };
  return withStarts(db, [start], async (both): Promise<RequestRow | UndoProblem> => {
    const row = await findById(both, id);
    if (!row) return 'gone';
    const event = await both
      .selectFrom('request_events')
      .selectAll()
      .where('request_id', '=', id)
      .where('kind', 'in', ['state', 'undo'])
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (event?.id !== eventId || event.kind !== 'state' || event.from_state === '') return 'changed';
    const use = { state: row.state, heldUntil: row.held_until };
    const state = stateWithSeats(use, event.from_state, await readSeats(both, start, options.seats, now), now);
    if (state !== event.from_state) return 'full';
    await both.deleteFrom('request_mails').where('event_id', '=', eventId).execute();
    await addEvent(both, { request_id: id, at: now, by_email: by, kind: 'undo', ...states(row.state, state) });
    return storeState(both, row, state, options);
  });
}
