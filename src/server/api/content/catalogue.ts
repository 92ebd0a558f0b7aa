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

/** The decoded public courses. domain/search-courses.ts caches an index for this array. */
export type Catalogue = readonly CourseSummary[];

/** Returns a function that caches the decoded courses of the current site, and thereby their search index. */
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

/** A request for a page of the filtered course list. */
export interface PartRequest extends Selection {
  /** True if the response is an object with the courses and the filter counts; otherwise it is a list of courses. */
  hasCounts: boolean;
  /** True if the response contains all courses, up to `limits.cardsWithoutMore`. */
  isWholeWanted: boolean;
  /** The canonical query. */
  query: string;
  /** Whether the number of possible URLs is bounded, so that the response may be cached. */
  isBounded: boolean;
}

/** Parses a query string, ignoring unknown values; undefined if it asks for the whole list. */
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
  // The response has all courses only if the browser can filter them itself: not after a search, which ranks them. With
  // filters, only for `counts=whole`: old widgets do not send it, and show every course that they receive.
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

/** Filters the courses as the browser does. Indexes in slices, so the server responds to other requests in between. */
export async function readPart(courses: Catalogue, request: PartRequest): Promise<CataloguePart> {
  if (request.filters.q) for (const _ of search.prepareSearch(courses)) await nextTask();
  return partOf(courses, request, search, readFacts);
}

/** The JSON of the selected courses, in their order. */
export const jsonOf = <T>({ courses }: CataloguePart, json: Lookup<Json<T>>): Json<T>[] =>
  courses.flatMap(({ id }) => json.get(id) ?? []);
