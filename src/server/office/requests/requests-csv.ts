import type { RequestRow } from '../../../db/request-tables.ts';
import { localMinute } from '../../../domain/local-time.ts';
import { stateLabels } from '../../../domain/requests/states.ts';
import { toCsv } from '../../../records/output.ts';

export const requestsCsv = (rows: readonly RequestRow[], timeZone: string): string =>
  toCsv(
    csvColumns,
    rows.map((row) => csvRow(row, timeZone)),
  );

const csvColumns = {
  reference: 'reference',
  state: 'state',
  at: 'received',
  course: 'course',
  start: 'start',
  child: 'child',
  age: 'age',
  name: 'parent',
  phone: 'phone',
  email: 'email',
  note: 'note',
  partner: 'partner',
};

const csvRow = (row: RequestRow, timeZone: string): Record<keyof typeof csvColumns, string> => ({
  reference: row.reference,
  state: stateLabels[row.state],
  at: localMinute(row.created_at, timeZone),
  course: row.course_name,
  start: row.start_day,
  child: row.child_name,
  age: row.child_age,
  name: row.name,
  phone: row.phone,
  email: row.email,
  note: row.note,
  partner: row.partner,
});
