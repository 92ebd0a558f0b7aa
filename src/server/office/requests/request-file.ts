import type { RequestRow } from '../../../db/request-tables.ts';
import type { Db } from '../../../db/schema.ts';
import { needsEnrolment } from '../../../domain/lecture-rules.ts';
import type { RequestEvent, RequestFile, RequestSummary } from '../../../domain/office/requests-contract.ts';
import { lecturesAddress, requestAddress } from '../../../domain/requests/request-form.ts';
import { noRequestSettings, whatsappMessage } from '../../../domain/requests/request-settings.ts';
import { receiptsOf } from '../../../records/requests/receipts.ts';
import { readSeats } from '../../../records/requests/starts.ts';
import { historyOf, placeOf } from '../../../records/requests/stored-requests.ts';
import type { OfficeContext } from '../handler.ts';

/** Converts a parent's request to an entry of the office's list. @param receipts the number of receipts */
export const toSummary = (row: RequestRow, receipts: number, now: number): RequestSummary => ({
  id: row.id,
  reference: row.reference,
  state: row.state,
  at: row.created_at,
  name: row.name,
  phone: row.phone,
  childName: row.child_name,
  childAge: row.child_age,
  courseId: row.course_id,
  courseName: row.course_name,
  startDay: row.start_day,
  partner: row.partner,
  isSpam: row.spam_at !== null,
  receipts,
  isOverdue: row.state === 'payment' && row.held_until !== null && row.held_until <= now,
});

/** Requests with the number of their receipts. */
export async function toSummaries(db: Db, rows: readonly RequestRow[], now: number): Promise<RequestSummary[]> {
  const ids = rows.map(({ id }) => id);
  const counts = new Map<string, number>();
  // Below the parameter limits of SQLite and PostgreSQL.
  for (let start = 0; start < ids.length; start += 500) {
    const some = await db
      .selectFrom('request_receipts')
      .select(['request_id', ({ fn }) => fn.countAll().as('count')])
      .where('request_id', 'in', ids.slice(start, start + 500))
      .groupBy('request_id')
      .execute();
    for (const { request_id, count } of some) counts.set(request_id, Number(count));
  }
  return rows.map((row) => toSummary(row, counts.get(row.id) ?? 0, now));
}

/** All details of a request, for its page in the office. */
export async function toFile(context: OfficeContext, row: RequestRow): Promise<RequestFile> {
  const { db, live, origin } = context;
  const now = context.now();
  const start = { course: row.course_id, day: row.start_day };
  const course = live.site().seats.get(start.course);
  const files = await receiptsOf(db, row.id);
  const history = await historyOf(db, row.id);
  const name = course?.name ?? row.course_name;
  const text = whatsappMessage(live.school().requests ?? noRequestSettings, {
    name: row.name,
    course: name,
    reference: row.reference,
  });
  const address = origin + requestAddress(row.secret);
  return {
    ...toSummary(row, files.length, now),
    email: row.email,
    note: row.note,
    fee: course?.fee ?? '',
    heldUntil: row.held_until ?? undefined,
    place: await placeOf(db, row),
    seats: await readSeats(db, start, course?.seats ?? '', now),
    files,
    address,
    lectures: await lecturesOf(context, row),
    history: history.map(
      ({ id, at, by_email, kind, from_state, to_state, body }): RequestEvent => ({
        id,
        at,
        by: by_email,
        kind,
        from: from_state,
        to: to_state,
        text: body,
      }),
    ),
    whatsappHref: `https://wa.me/${row.phone.replace(/\D/g, '')}?text=${encodeURIComponent(`${text}\n${address}`)}`,
    starts: (course?.starts ?? []).filter((day) => day >= live.today() || day === row.start_day),
  };
}

async function lecturesOf({ db, live, origin }: OfficeContext, row: RequestRow): Promise<RequestFile['lectures']> {
  if (row.state !== 'enrolled' || !needsEnrolment(live.school())) return undefined;
  const user = await db.selectFrom('users').select('email').where('id', '=', row.user_id).executeTakeFirst();
  return { account: user?.email ?? '', link: user ? '' : origin + lecturesAddress(row.access_key) };
}
