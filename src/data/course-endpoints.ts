import type { CourseSummary } from '../domain/entities.ts';
import { courses as decodeCourses } from '../domain/fields/course.ts';
import { courseList } from '../domain/list-address.ts';
import type { Endpoint } from './endpoint.ts';

/** Summaries of all courses: a sixth of the size of full courses. Only the page of a course needs the other fields. */
export const courses: Endpoint<CourseSummary[]> = { ...courseList, decode: decodeCourses };
