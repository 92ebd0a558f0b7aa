import type { Certificate } from './certificate.ts';
import { countFrom, type Decode, rows, ShapeError } from './decode.ts';
import type { CourseProgress } from './progress.ts';
import { isRow, type Row, text } from './text.ts';

export interface Progress {
  /** The ids of the lectures that were watched to their end. */
  watched: ReadonlySet<string>;
  /** The courses of these lectures, the latest first. Empty without an account. */
  courses: readonly CourseProgress[];
  /** Empty without an account. */
  certificates: readonly Certificate[];
}

const readCourse = (row: Row): CourseProgress => ({
  course: text(row.course),
  name: text(row.name),
  done: countFrom(row.done),
  total: countFrom(row.total),
  next: isRow(row.next) ? { lesson: text(row.next.lesson), name: text(row.next.name) } : undefined,
});

const readCertificate = (row: Row): Certificate => ({
  code: text(row.code),
  course: text(row.course),
  courseName: text(row.courseName),
  name: text(row.name),
  isHidden: row.isHidden === true,
});

/** `POST user/progress` and `POST user/certificate`. */
export const progress: Decode<Progress> = (raw) => {
  const found = isRow(raw) && raw.success === true ? raw.progress : undefined;
  if (!isRow(found)) throw new ShapeError('The answer holds no progress.');
  const watched = Array.isArray(found.watched) ? found.watched.map((id) => text(id)) : [];
  return {
    watched: new Set(watched),
    courses: rows(found.courses, 'course', readCourse),
    certificates: rows(found.certificates, 'code', readCertificate),
  };
};
