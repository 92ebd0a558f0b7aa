import { Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import { type CalendarEvent, calendarFile } from '../../domain/calendar-file.ts';
import { readLessonTimes } from '../../domain/lesson-times.ts';
import { jsonHeaders } from '../http/security-headers.ts';

/** An event without an end is a lesson of an hour. */
const usualMinutes = 60;
/** A year: longer courses repeat their times. */
const maxWeeks = 52;

export interface CourseCalendarOptions {
  live: LiveContent;
  now: () => number;
  origin: (request: Request) => string;
}

/** The weeks of a duration such as `6 weeks`; undefined for any other text, which is never guessed. */
const weeksIn = (duration: string): number | undefined => {
  const weeks = Number(/^\s*(\d{1,3})\s+weeks?\s*$/i.exec(duration)?.[1]);
  return weeks > 0 ? Math.min(weeks, maxWeeks) : undefined;
};

/**
 * `/course-details/ID/calendar.ics`: the lessons of the next start of a course, or of the start that `?start=` names. Weekly if the
 * course says its times and its weeks, else the first lesson.
 */
export const courseCalendar = ({ live, now, origin }: CourseCalendarOptions): Hono =>
  new Hono().get('/course-details/:id/calendar.ics', (c) => {
    const id = c.req.param('id');
    const course = live.site().seats.get(id);
    const [next] = course?.starts ?? [];
    const day = c.req.query('start') ?? next;
    if (!course || course.isHidden || day === undefined || !course.starts.includes(day))
      return c.text('This course has no such start.', 404, { ...jsonHeaders });
    const school = live.school();
    const times = readLessonTimes(course.schedule);
    const weeks = weeksIn(course.duration);
    const url = `${origin(c.req.raw)}/course-details/${encodeURIComponent(id)}`;
    const event: CalendarEvent = {
      uid: `${id}-${day}@${new URL(url).hostname}`,
      day,
      time:
        times?.from === undefined
          ? undefined
          : {
              ...{ from: times.from, zone: school.timeZone },
              to: Math.min(times.to ?? times.from + usualMinutes, 24 * 60 - 1),
            },
      weekly: times && weeks ? { days: times.days, weeks } : undefined,
      summary: weeks && times ? course.name : `${course.name}: first lesson`,
      description: [school.name, course.schedule, course.fee].filter(Boolean).join('\n'),
      url,
    };
    return c.body(calendarFile(event, now()), 200, {
      ...jsonHeaders,
      'Cache-Control': 'private, no-store',
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${id.replace(/[^\w.-]/g, '-')}.ics"`,
    });
  });
