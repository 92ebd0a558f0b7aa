import type { CourseSummary } from '../domain/entities.ts';
import { courses as decodeCourses } from '../domain/fields/course.ts';
import { courseList } from '../domain/list-address.ts';
import type { Endpoint } from './endpoint.ts';

/** Course summaries are a sixth of the size. Only a course's own page needs the other fields. */
export const courses: Endpoint<CourseSummary[]> = { ...courseList, decode: decodeCourses };
