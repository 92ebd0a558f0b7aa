import { coursePart } from '../../data/course-part.ts';
import type { Endpoint } from '../../data/endpoints.ts';
import { partOf, type Selection } from '../../domain/catalogue.ts';
import { readFacts } from '../../domain/course-facts.ts';
import type { CataloguePart } from '../../domain/course-part.ts';
import { filtersFromSearch, filtersToSearch, pageFromSearch } from '../../domain/filters.ts';
import { loadedSearch } from '../../sections/course-finder/use-course-search.ts';
import { limits } from '../../tokens/limits.ts';

export const cataloguePath = '/explore-allcourses';

/** What a URL of the catalogue selects. */
export const selectionOf = (search: string): Selection => ({
  filters: filtersFromSearch(search),
  page: pageFromSearch(search),
  limit: limits.cardsAtOnce,
});

/**
 * The first view of a URL: all courses of a short catalogue, otherwise the courses of its page. The server keeps only these if the API
 * host sends more than a short catalogue, or if a search ranks them.
 */
export function firstViewOf(search: string): Endpoint<CataloguePart> {
  const selection = selectionOf(search);
  const query = filtersToSearch(selection.filters, selection.page);
  const { decode, ...address } = coursePart(query ? `counts=whole&${query.slice(1)}` : 'counts');
  if (!import.meta.env.SSR) return { ...address, decode };
  return {
    ...address,
    decode: (raw, base) => {
      const part = decode(raw, base);
      const isKept = part.counts || (part.courses.length <= limits.cardsWithoutMore && !selection.filters.q);
      return isKept ? part : partOf(part.courses, selection, loadedSearch(), readFacts);
    },
  };
}
