import type { CourseSummary } from '../domain/entities.ts';
import { courses as decodeCourses } from '../domain/fields/course.ts';
import { courseList } from '../domain/list-address.ts';
import type { Endpoint } from './endpoint.ts';

/** The summaries have a sixth of the bytes. Only a course's own page shows the other fields. */
export const courses: Endpoint<CourseSummary[]> = { ...courseList, decode: decodeCourses };
