import { coursePart } from '../../data/course-part.ts';
import type { Endpoint } from '../../data/endpoints.ts';
import { partOf } from '../../domain/catalogue.ts';
import { readFacts } from '../../domain/course-facts.ts';
import { loadedSearch } from '../../sections/course-finder/use-course-search.ts';
import { limits } from '../../tokens/limits.ts';
import { selectionOf } from './first-view.ts';

/**
 * An endpoint as the server reads it. Of a first view it keeps only the courses of the page, if the API host sends more than a short
 * catalogue, or if a search ranks them. Not in first-view.ts: every page loads that file, and no browser needs this code.
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
