import { Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import { type CalendarEvent, calendarFile } from '../../domain/calendar-file.ts';
import { weeksIn } from '../../domain/course-times.ts';
import { readLessonTimes } from '../../domain/lesson-times.ts';
import { firstLesson } from '../../domain/starts.ts';
import { jsonHeaders } from '../http/security-headers.ts';

/** The duration of a lesson without an end time. */
const usualMinutes = 60;

export interface CourseCalendarOptions {
  live: LiveContent;
  now: () => number;
  origin: (request: Request) => string;
}

/**
 * `/course-details/ID/calendar.ics?start=DAY`: the lessons of a course that starts on this day. The default is the next
 * day on which it starts. Weekly events if the course has lesson times and a number of weeks; otherwise only the first
 * lesson.
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
      // RRULE with weekdays: if the first day is not one of them, some calendars add a lesson, others omit the first week.
      day: firstLesson(day, times?.days),
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
