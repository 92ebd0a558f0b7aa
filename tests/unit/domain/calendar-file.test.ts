import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { calendarFile } from '../../../src/domain/calendar-file.ts';
import { timesHere } from '../../../src/domain/course-times.ts';
import { offsetAt, timeOf } from '../../../src/domain/local-time.ts';

const at = Date.UTC(2026, 10, 28, 8);
const event = {
  uid: 'kites-2027-02-27@kites.example',
  day: '2027-02-27',
  summary: 'Kites; & Co',
  description: 'A\nB, C',
};
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('A calendar file', () => {
  it('has a weekly event in the school’s time zone, with the rules of its daylight saving time', () => {
    const time = { from: 16 * 60, to: 17 * 60 + 30, zone: 'Europe/London' };
    const lines = linesOf(calendarFile({ ...event, time, weekly: { days: [1, 5], weeks: 6 } }, at));
    expect(lines.slice(3)).toEqual([
      ...['BEGIN:VTIMEZONE', 'TZID:Europe/London'],
      ...['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD'],
      ...['BEGIN:DAYLIGHT', 'DTSTART:20270328T010000', 'TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100', 'END:DAYLIGHT'],
      'END:VTIMEZONE',
      ...['BEGIN:VEVENT', `UID:${event.uid}`, 'DTSTAMP:20261128T080000Z'],
      ...['DTSTART;TZID=Europe/London:20270227T160000', 'DTEND;TZID=Europe/London:20270227T173000'],
      'RRULE:FREQ=WEEKLY;UNTIL=20270409T225900Z;BYDAY=TU,SA',
      ...['SUMMARY:Kites\\; & Co', 'DESCRIPTION:A\\nB\\, C', 'END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  it('folds lines after 75 bytes, between characters', () => {
    const text = calendarFile({ ...event, summary: 'پتنگ اور ہوا '.repeat(12) }, at);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(text)).toContain(`SUMMARY:${'پتنگ اور ہوا '.repeat(12)}`);
    expect(linesOf(text)).toContain('DTEND;VALUE=DATE:20270228');
  });
});

describe('A time in a time zone', () => {
  it('follows daylight saving time', () => {
    expect(offsetAt(at, 'Asia/Karachi')).toBe(300);
    expect(offsetAt(at, 'UTC')).toBe(0);
    expect(offsetAt(at, 'America/St_Johns')).toBe(-210);
    expect(new Date(timeOf('2027-07-01', 600, 'Europe/London')).toISOString()).toBe('2027-07-01T09:00:00.000Z');
    expect(new Date(timeOf('2027-01-01', 0, 'Asia/Karachi')).toISOString()).toBe('2026-12-31T19:00:00.000Z');
  });

  it('is shown in the visitor’s time zone, if it differs', () => {
    const away = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
    onTestFinished(() => away.mockRestore());
    const here = (schedule: string, day: string, zone: string, duration = '') =>
      timesHere({ schedule, duration, day, zone });
    expect(here('Saturdays, 4 to 5:30 pm', '2026-11-28', 'Asia/Karachi', '12 weeks')).toBe('Sat 11 am–12:30 pm');
    expect(here('Mondays, 3 am', '2026-11-30', 'Asia/Karachi')).toBe('Sun 10 pm');
    expect(here('Mondays, 3 am', '2026-11-30', 'UTC')).toBeUndefined();
    expect(here('Saturdays', '2026-11-28', 'Pacific/Auckland')).toBeUndefined();
    expect(here('by appointment', '2026-11-28', 'Pacific/Auckland')).toBeUndefined();
  });

  it('is shown before and after a change of daylight saving time during the course', () => {
    const away = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
      return -offsetAt(this.getTime(), 'Europe/London');
    });
    onTestFinished(() => away.mockRestore());
    const course = { schedule: 'Saturdays, 4 to 5 pm', day: '2027-02-27', zone: 'Asia/Karachi' };
    const change = 'Sat 11 am–12 pm, from 28 March 2027 Sat 12–1 pm';
    expect(timesHere({ ...course, duration: '8 weeks' })).toBe(change);
    for (const duration of ['4 weeks', 'a term', ''])
      expect(timesHere({ ...course, duration }), duration).toBe('Sat 11 am–12 pm');
    const inLondon = { ...course, zone: 'Europe/London', duration: '8 weeks' };
    expect(timesHere(inLondon)).toBeUndefined();
  });
});
