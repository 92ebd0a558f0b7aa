import { useEffect, useState } from 'react';
import type { Course } from '../domain/entities.ts';
import { useSchool } from './page.ts';

/** The times of a course in the visitor's time zone; undefined if it is the school's, and until hydration. */
export function useTimesHere(course: Course | undefined): string | undefined {
  const { minutesFromUtc, timeZone } = useSchool();
  const [text, setText] = useState<string>();
  const { schedule = '', duration = '', starts: [day] = [] } = course ?? {};
  useEffect(() => {
    setText(undefined);
    // Most visitors live where the school is. Reading a time zone takes a cheap phone 100 ms.
    if (minutesFromUtc === undefined || -new Date().getTimezoneOffset() === minutesFromUtc) return;
    if (schedule === '' || day === undefined) return;
    let isCurrent = true;
    import('../domain/course-times.ts').then(
      ({ timesHere }) => {
        if (isCurrent) setText(timesHere({ schedule, duration, day, zone: timeZone }));
      },
      // Without a connection, the page has the school's times.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [minutesFromUtc, timeZone, schedule, duration, day]);
  return text;
}
