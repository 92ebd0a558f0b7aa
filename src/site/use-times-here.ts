import { useEffect, useState } from 'react';
import type { Course } from '../domain/entities.ts';
import { useSchool } from './page.ts';

/** The times of a course in the visitor's time zone; undefined in the school's time zone, and before hydration. */
export function useTimesHere(course: Course | undefined): string | undefined {
  const { minutesFromUtc, timeZone } = useSchool();
  const [text, setText] = useState<string>();
  const { schedule = '', duration = '', starts: [day] = [] } = course ?? {};
  useEffect(() => {
    setText(undefined);
    // Compare the offset first: most visitors are in the school's time zone, and reading a time zone takes 100 ms on a
    // cheap phone.
    if (minutesFromUtc === undefined || -new Date().getTimezoneOffset() === minutesFromUtc) return;
    if (schedule === '' || day === undefined) return;
    let isCurrent = true;
    import('../domain/course-times.ts').then(
      ({ timesHere }) => {
        if (isCurrent) setText(timesHere({ schedule, duration, day, zone: timeZone }));
      },
      // Without a connection, the page keeps the school's times.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [minutesFromUtc, timeZone, schedule, duration, day]);
  return text;
}
