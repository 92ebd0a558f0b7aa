import { setImmediate as nextTask } from 'node:timers/promises';
import type { Json, Lookup, Site } from '../../../content/site/site.ts';
import { partOf, type Selection } from '../../../domain/catalogue.ts';
import { readFacts } from '../../../domain/course-facts.ts';
import type { CataloguePart } from '../../../domain/course-part.ts';
import { courses as decodeCourses } from '../../../domain/decoders.ts';
import type { CourseSummary } from '../../../domain/entities.ts';
import {
  filterNames,
  filtersFromSearch,
  filtersToSearch,
  isBoundedFilter,
  pageFromSearch,
} from '../../../domain/filters.ts';
import * as search from '../../../domain/search-courses.ts';
import { searchWords } from '../../../domain/search-words.ts';
import { limits } from '../../../tokens/limits.ts';

/** The courses that visitors see, decoded, for the search. It keeps an index of this list. */
export type Catalogue = readonly CourseSummary[];

/** Returns a function that decodes the courses of a site once, so that requests with a new query do not index them again. */
export function createCatalogue(): (site: Site) => Promise<Catalogue> {
  let last: { site: Site; courses: Promise<Catalogue> } | undefined;
  return (site) => {
    if (last?.site !== site) last = { site, courses: decoded(site) };
    return last.courses;
  };
}

async function decoded({ answers: { card, words } }: Site): Promise<Catalogue> {
  const courses = decodeCourses(card.values().map(parsed), '');
  search.addSearchWords(courses, searchWords(parsed(await words()), ''));
  return courses;
}

const parsed = (text: string): unknown => JSON.parse(text);

/** A request for a part of the catalogue. */
export interface PartRequest extends Selection {
  /** Whether the response contains the counts; otherwise it is a list. */
  hasCounts: boolean;
  /** Whether the response contains all courses, unless they are more than `limits.cardsWithoutMore`. */
  isWholeWanted: boolean;
  /** The canonical query. */
  query: string;
  /** Whether the number of possible URLs is bounded, so that the response may be cached. */
  isBounded: boolean;
}

/** The part that a query string asks for; undefined for the whole list. Ignores values that it does not know. */
export function partRequest(query: string): PartRequest | undefined {
  const asked = new URLSearchParams(query);
  const hasCounts = asked.has('counts');
  // A widget's `limit` may be any number.
  const wanted = Math.min(Math.ceil(Number(asked.get('limit'))), limits.rows);
  const hasLimit = wanted > 0;
  if (!hasCounts && !hasLimit) return undefined;
  const limit = hasLimit ? wanted : limits.cardsAtOnce;
  const filters = filtersFromSearch(query);
  const page = pageFromSearch(query);
  const selection = filtersToSearch(filters, page).slice(1);
  // A search ranks the courses. Older widgets show all courses of a response with filters.
  const isWholeWanted = hasCounts && !hasLimit && !filters.q && (!selection || asked.get('counts') === 'whole');
  const form = isWholeWanted && selection ? 'counts=whole' : hasCounts ? 'counts' : asked.has('brief') ? 'brief' : '';
  const parts = [form, hasLimit && `limit=${limit}`, selection];
  return {
    filters,
    page,
    limit,
    hasCounts,
    isWholeWanted,
    query: `?${parts.filter(Boolean).join('&')}`,
    isBounded:
      filterNames.every((name) => isBoundedFilter(name) || !filters[name]) && page === 1 && limit <= limits.cardsAtOnce,
  };
}

/** The selected part, found by the same function as in the browser. Other requests are answered between the slices of the index. */
export async function readPart(courses: Catalogue, request: PartRequest): Promise<CataloguePart> {
  if (request.filters.q) for (const _ of search.prepareSearch(courses)) await nextTask();
  return partOf(courses, request, search, readFacts);
}

/** The JSON of the courses of a part, in its order. */
export const jsonOf = <T>({ courses }: CataloguePart, json: Lookup<Json<T>>): Json<T>[] =>
  courses.flatMap(({ id }) => json.get(id) ?? []);
