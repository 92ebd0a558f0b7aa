import type { CourseSummary } from './entities.ts';
import { nearest } from './nearest.ts';

/** The length of words that may contain a typo: shorter words match by chance, and longer ones are not real words. */
const typoLength = { min: 5, max: 30 };

/** Longer queries are cut. */
const maxQueryLength = 100;

const notWord = /[^\p{L}\p{N}]+/u;
const apostrophes = /['’]/g;

/** The words of a text for comparison: without case, accents and apostrophes. Urdu stays as written, without its vowel signs. */
const wordsOf = (text: string): string[] =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(apostrophes, '').toLowerCase().split(notWord).filter(Boolean);

const queryWords = (query: string) => wordsOf(query.slice(0, maxQueryLength));

/**
 * True if a typed word is another word, or its beginning, with one wrong, missing, additional or swapped letter. Compares
 * what follows the first difference: computing edit distances takes ten times as long, and a query compares
 * each of its words with all words of the catalogue.
 */
function isNear(typed: string, word: string): boolean {
  if (typed.length < typoLength.min || typed.length > typoLength.max) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const continuesWith = (rest: string, from: number) => word.startsWith(rest, from);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    continuesWith(typed.slice(at + 1), at + 1) ||
    continuesWith(typed.slice(at), at + 1) ||
    continuesWith(typed.slice(at + 1), at) ||
    (isSwapped && continuesWith(typed.slice(at + 2), at + 2))
  );
}

/** The searchable texts of a catalogue, by increasing scope. Each word follows a space. */
interface SearchIndex {
  fields: readonly (readonly string[])[];
  vocabulary: ReadonlySet<string>;
}

const indexes = new WeakMap<readonly CourseSummary[], SearchIndex>();

function indexOf(courses: readonly CourseSummary[]): SearchIndex {
  const known = indexes.get(courses);
  if (known) return known;
  const texts = (textsOf: (course: CourseSummary) => readonly string[]) =>
    courses.map((course) => ` ${wordsOf(textsOf(course).join(' ')).join(' ')}`);
  const names = texts(({ name }) => [name]);
  const points = texts(({ name, highlights }) => [name, ...highlights]);
  const all = texts(({ name, highlights, category, level }) => [name, ...highlights, category, level]);
  const index = { fields: [names, points, all], vocabulary: new Set(all.flatMap((text) => text.trim().split(' '))) };
  indexes.set(courses, index);
  return index;
}

/** What to search for: the typed word, or all similar words if no word of a course begins with it. */
function termsOf(vocabulary: ReadonlySet<string>, typed: string): string[] {
  const words = [...vocabulary];
  return words.some((word) => word.startsWith(typed)) ? [typed] : words.filter((word) => isNear(typed, word));
}

/**
 * The courses that contain every word of a query, in any order: those with all words in their name first, then with their highlights,
 * then with subject and level. Courses of equal rank keep the school's order. A query without words finds all courses.
 */
export function searchCourses(courses: readonly CourseSummary[], query: string): readonly CourseSummary[] {
  const words = queryWords(query);
  if (words.length === 0) return courses;
  const { fields, vocabulary } = indexOf(courses);
  const wanted = words.map((word) => termsOf(vocabulary, word).map((term) => ` ${term}`));
  const found = new Set<number>();
  for (const texts of fields)
    for (const [at, text] of texts.entries())
      if (wanted.every((terms) => terms.some((term) => text.includes(term)))) found.add(at);
  return [...found].flatMap((at) => courses[at] ?? []);
}

/** A query with known words in place of those that no course contains; undefined if there is no better query. */
export function suggestQuery(courses: readonly CourseSummary[], query: string): string | undefined {
  const { vocabulary } = indexOf(courses);
  const words = queryWords(query);
  const better = words
    .map((word) => (termsOf(vocabulary, word).length > 0 ? word : (nearest(word, vocabulary) ?? word)))
    .join(' ');
  return better !== words.join(' ') && searchCourses(courses, better).length > 0 ? better : undefined;
}

/**
 * Splits a text into words that a query found, and the rest.
 *
 * @param mark called with each found word and its position in the text
 */
export function markWords<Marked>(
  text: string,
  query: string,
  mark: (word: string, position: number) => Marked,
): (string | Marked)[] {
  const words = queryWords(query);
  const isFound = (part: string) =>
    wordsOf(part).some((own) => words.some((word) => own.startsWith(word) || isNear(word, own)));
  const parts: (string | Marked)[] = [];
  let position = 0;
  let rest = '';
  for (const part of text.split(/([\p{L}\p{N}\p{M}'’]+)/u)) {
    if (isFound(part)) {
      parts.push(rest, mark(part, position));
      rest = '';
    } else rest += part;
    position += part.length;
  }
  return [...parts, rest];
}
