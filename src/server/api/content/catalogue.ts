import { createHash } from 'node:crypto';
import { columnsOf } from '../../../db/content-tables.ts';
import type { Db } from '../../../db/schema.ts';
import { partOf, type Selection } from '../../../domain/catalogue.ts';
import type { CataloguePart } from '../../../domain/course-part.ts';
import { texts } from '../../../domain/decode.ts';
import { courses as decodeCourses } from '../../../domain/decoders.ts';
import type { CourseSummary } from '../../../domain/entities.ts';
import { courseCardFields } from '../../../domain/fields/course.ts';
import { filtersFromSearch, filtersToSearch, pageFromSearch } from '../../../domain/filters.ts';
import * as search from '../../../domain/search-courses.ts';
import { searchWords } from '../../../domain/search-words.ts';
import { limits } from '../../../tokens/limits.ts';
import { toJson } from '../to-json.ts';
import { readSearchWords } from './search-words.ts';

/** The courses that visitors see, as cards. */
export interface Catalogue {
  /** The API's JSON, in the school's order. */
  rows: readonly CourseRow[];
  /** The same courses decoded. The search keeps its index of this list. */
  courses: readonly CourseSummary[];
  /** What the search finds besides the cards: the API's JSON. */
  words: Awaited<ReturnType<typeof readSearchWords>>;
}

type CourseRow = Awaited<ReturnType<typeof readRows>>[number];

/** Reads the catalogue of a date: the start dates before it are omitted, even without a new version. */
export type ReadCatalogue = (today: string) => Promise<Catalogue>;

/** Rows that were changed by hand, without a new version, appear after this time. */
const rereadAfterMs = 60_000;

interface Kept {
  key: string;
  readAt: number;
  catalogue: Promise<Catalogue & { hash: string }>;
}

/**
 * Keeps the last catalogue, so that requests with a new query neither read nor index it again. Rows that are read again and are the
 * same keep their index.
 *
 * @param version the version of the content; undefined to read the catalogue for each request
 */
export function createCatalogue(db: Db, version: (() => string) | undefined, now: () => number): ReadCatalogue {
  let kept: Kept | undefined;
  const read = async (today: string, before?: Kept['catalogue']) => {
    const rows = await readRows(db, today);
    const words = await readSearchWords(db);
    const hash = createHash('sha256')
      .update(JSON.stringify([rows, words]))
      .digest('base64url');
    const known = await before?.catch(() => undefined);
    if (known?.hash === hash) return known;
    const courses = decodeCourses(rows, '');
    search.addSearchWords(courses, searchWords(words, ''));
    return { rows, words, courses, hash };
  };
  return (today) => {
    if (!version) return read(today);
    const key = `${version()} ${today}`;
    if (kept?.key === key && now() - kept.readAt < rereadAfterMs) return kept.catalogue;
    const made: Kept = { key, readAt: now(), catalogue: read(today, kept?.catalogue) };
    kept = made;
    made.catalogue.catch(() => {
      if (kept === made) kept = undefined;
    });
    return made.catalogue;
  };
}

async function readRows(db: Db, today: string) {
  const rows = await db
    .selectFrom('courses')
    .select(['id', ...columnsOf(courseCardFields)])
    .where('hidden', '=', '')
    .orderBy('position')
    .execute();
  return rows.map((row) => {
    const { homepointdescription, ...rest } = toJson(courseCardFields, row, today);
    // The decoder also ignores blank items.
    return { ...rest, homepointdescription: texts(homepointdescription).slice(0, limits.cardPoints) };
  });
}

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
    ...{ filters, page, limit, hasCounts, isWholeWanted },
    query: `?${parts.filter(Boolean).join('&')}`,
    isBounded: !filters.q && !filters.age && page === 1 && limit <= limits.cardsAtOnce,
  };
}

/** The selected part, found by the same function as in the browser. */
export const readPart = ({ courses }: Catalogue, request: PartRequest): CataloguePart =>
  partOf(courses, request, search);

/** The rows of a part, in its order. */
export function rowsOf<Row extends { _id: string }>({ courses }: CataloguePart, rows: readonly Row[]): Row[] {
  const wanted = new Set(courses.map(({ id }) => id));
  const byId = new Map(rows.filter(({ _id }) => wanted.has(_id)).map((row) => [row._id, row]));
  return courses.flatMap(({ id }) => byId.get(id) ?? []);
}
