import type { RequestRow } from '../../db/request-tables.ts';

/** Escapes a text of iCalendar (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a line after 75 bytes (3.1): programs read longer ones, but some cut them off. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > 73) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

const compact = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The first day of a start as an event of the whole day. */
export function calendarFile(
  row: Pick<RequestRow, 'reference' | 'course_name' | 'start_day'>,
  { origin, school, at }: { origin: string; school: string; at: number },
): string {
  const stamp = new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//steam-kit//requests//EN', 'BEGIN:VEVENT'],
    `UID:${row.reference}@${new URL(origin).hostname}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(row.start_day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(row.start_day))}`,
    `SUMMARY:${escaped(`${row.course_name}: first lesson`)}`,
    `DESCRIPTION:${escaped(`${school}, ${row.reference}`)}`,
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ];
  return lines.map(folded).join('\r\n');
}
