import { type CataloguePart, decodePart } from '../domain/course-part.ts';
import { limits } from '../tokens/limits.ts';
import type { Endpoint } from './endpoints.ts';

/**
 * One page of the matching courses, with their counts. In its own file, because every page loads endpoints.ts.
 *
 * @param query the query string of `GET course`
 * @param limit the maximum number of courses in the response; the same as in `query`
 */
export const coursePart = (query: string, limit: number = limits.cardsAtOnce): Endpoint<CataloguePart> => ({
  path: 'course',
  query: () => query,
  decode: decodePart(Math.ceil(limit)),
});
