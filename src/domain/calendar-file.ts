import { offsetAt, timeOf } from './local-time.ts';

/* iCalendar files. Numbers such as 3.3.11 are sections of RFC 5545. */

export interface CalendarEvent {
  /** Globally unique and stable, because calendars update the event that has the same uid. */
  uid: string;
  /** An ISO date. */
  day: string;
  /** Minutes after midnight in `zone`; undefined for a whole day. */
  time?: { from: number; to: number; zone: string } | undefined;
  /** Repeats each week on these weekdays (0 is Monday) for a number of weeks. */
  weekly?: { days: readonly number[]; weeks: number } | undefined;
  summary: string;
  description: string;
  url?: string;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Escapes a text (3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const encoder = new TextEncoder();

/** Folds a line at 75 bytes (3.1), because some programs cut longer lines off. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (encoder.encode(part + sign).length > 73) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

const compact = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
const two = (number: number) => String(number).padStart(2, '0');
const clock = (minutes: number) => `T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`;
const utc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

const offsetText = (offset: number) =>
  `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}${two(Math.abs(offset) % 60)}`;

/** The changes of a time zone to and from summer time, with the UTC offsets before and after in minutes. */
function changesOf(zone: string, from: number, to: number): { at: number; before: number; after: number }[] {
  const changes = [];
  let before = offsetAt(from, zone);
  for (let at = from + dayMs; at <= to; at += dayMs) {
    const after = offsetAt(at, zone);
    if (after === before) continue;
    let [low, high] = [at - dayMs, at];
    while (high - low > minuteMs) {
      const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
      if (offsetAt(middle, zone) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
    before = after;
  }
  return changes;
}

/** Defines a time zone (3.6.5) for the dates of an event, because some programs do not know every zone name. */
function zoneLines(zone: string, from: number, to: number): string[] {
  const first = offsetAt(from, zone);
  const part = (name: string, start: string, before: number, after: number) => [
    ...[`BEGIN:${name}`, `DTSTART:${start}`],
    ...[`TZOFFSETFROM:${offsetText(before)}`, `TZOFFSETTO:${offsetText(after)}`, `END:${name}`],
  ];
  return [
    ...['BEGIN:VTIMEZONE', `TZID:${zone}`],
    ...part('STANDARD', '19700101T000000', first, first),
    ...changesOf(zone, from, to).flatMap(({ at, before, after }) =>
      part(after > before ? 'DAYLIGHT' : 'STANDARD', utc(at + before * minuteMs).slice(0, -1), before, after),
    ),
    'END:VTIMEZONE',
  ];
}

function eventLines({ uid, day, time, weekly, summary, description, url }: CalendarEvent, at: number): string[] {
  const when = time
    ? [
        `DTSTART;TZID=${time.zone}:${compact(day)}${clock(time.from)}`,
        `DTEND;TZID=${time.zone}:${compact(day)}${clock(time.to)}`,
      ]
    : [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(dayAfter(day))}`];
  const until = weekly && dayAfter(day, weekly.weeks * 7 - 1);
  const end = until && (time ? utc(timeOf(until, 24 * 60 - 1, time.zone)) : compact(until));
  return [
    ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTAMP:${utc(at)}`, ...when],
    ...(weekly ? [`RRULE:FREQ=WEEKLY;UNTIL=${end};BYDAY=${weekly.days.map((one) => dayNames[one]).join()}`] : []),
    ...[`SUMMARY:${escaped(summary)}`, `DESCRIPTION:${escaped(description)}`],
    ...(url === undefined ? [] : [`URL:${url}`]),
    'END:VEVENT',
  ];
}

/**
 * A calendar file with one event.
 *
 * @param at the time of creation (DTSTAMP) in ms
 */
export function calendarFile(event: CalendarEvent, at: number): string {
  const start = Date.parse(`${event.day}T00:00:00Z`);
  const zone = event.time
    ? zoneLines(event.time.zone, start - 2 * dayMs, start + ((event.weekly?.weeks ?? 0) * 7 + 2) * dayMs)
    : [];
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//steam-kit//courses//EN', ...zone],
    ...[...eventLines(event, at), 'END:VCALENDAR', ''],
  ];
  return lines.map(folded).join('\r\n');
}
