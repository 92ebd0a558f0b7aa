import { coursePart } from '../../data/course-part.ts';
import type { Endpoint } from '../../data/endpoints.ts';
import type { Selection } from '../../domain/catalogue.ts';
import type { CataloguePart } from '../../domain/course-part.ts';
import { filtersFromSearch, filtersToSearch, pageFromSearch } from '../../domain/filters.ts';
import { limits } from '../../tokens/limits.ts';

export const cataloguePath = '/explore-allcourses';

export const selectionOf = (search: string): Selection => ({
  filters: filtersFromSearch(search),
  page: pageFromSearch(search),
  limit: limits.cardsAtOnce,
});

/** The endpoint of the courses that a catalogue URL shows first: all of a short catalogue, otherwise one page. */
export function firstViewOf(search: string): Endpoint<CataloguePart> {
  const { filters, page } = selectionOf(search);
  const query = filtersToSearch(filters, page);
  return coursePart(query ? `counts=whole&${query.slice(1)}` : 'counts');
}
