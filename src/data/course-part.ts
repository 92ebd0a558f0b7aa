import { type CataloguePart, decodePart } from '../domain/course-part.ts';
import { limits } from '../tokens/limits.ts';
import type { Endpoint } from './endpoints.ts';

/**
 * One page of the matching courses with their counts. Not in endpoints.ts, which every page loads.
 *
 * @param query the query of this project's API
 * @param limit the maximum number of courses, as in the query
 */
export const coursePart = (query: string, limit: number = limits.cardsAtOnce): Endpoint<CataloguePart> => ({
  path: 'course',
  query: () => query,
  decode: decodePart(Math.ceil(limit)),
});
