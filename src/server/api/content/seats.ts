import { json, type Site } from '../../../content/site/site.ts';
import type { StartSeats } from '../../../domain/requests/request-form.ts';
import { seatsLeft } from '../../../domain/requests/seats.ts';
import { readSeats } from '../../../records/requests/starts.ts';
import type { ReadContext } from '../services.ts';

/** `GET course/seats/{id}`: the seats for each future day on which the course starts; if none, for the day ''. */
export async function courseSeats({ seats: courses, day: today }: Site, id: string, { db, now }: ReadContext) {
  const course = courses.get(id);
  if (!course || course.isHidden) return undefined;
  const days = course.starts.filter((day) => day >= today);
  const starts: StartSeats[] = [];
  for (const day of days.length > 0 ? days : ['']) {
    const seats = await readSeats(db, { course: id, day }, course.seats, now());
    const left = seats.total === undefined ? {} : { left: seatsLeft(seats) };
    starts.push({ day, ...left, waiting: seats.waiting });
  }
  return json({ starts });
}
