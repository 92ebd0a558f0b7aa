import { coursePart } from '../../data/course-part.ts';
import type { Endpoint } from '../../data/endpoints.ts';
import { partOf } from '../../domain/catalogue.ts';
import { readFacts } from '../../domain/course-facts.ts';
import { loadedSearch } from '../../sections/course-finder/use-course-search.ts';
import { limits } from '../../tokens/limits.ts';
import { selectionOf } from './first-view.ts';

/**
 * Returns an endpoint for server rendering. For the first view of the catalogue, it keeps only the courses of the page
 * if the API host returns a long catalogue, or if a search ranks the courses. In its own file, because every page loads
 * first-view.ts and browsers do not need this code.
 */
export function servedView(endpoint: Endpoint<unknown>): Endpoint<unknown> {
  const query = endpoint.query?.({}) ?? '';
  if (endpoint.path !== 'course' || !query.startsWith('counts')) return endpoint;
  const selection = selectionOf(`?${query}`);
  const { decode } = coursePart(query);
  return {
    ...endpoint,
    decode: (raw, base) => {
      const part = decode(raw, base);
      const isKept = part.counts || (part.courses.length <= limits.cardsWithoutMore && !selection.filters.q);
      return isKept ? part : partOf(part.courses, selection, loadedSearch(), readFacts);
    },
  };
}
