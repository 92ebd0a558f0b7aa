import type { CourseSummary } from './entities.ts';
import { foldText } from './fold-text.ts';
import { nearest } from './nearest.ts';

/** The length of words that may contain a typo: shorter words match by chance, and longer ones are not real words. */
const typoLength = { min: 5, max: 30 };

/** Longer queries are cut. */
const maxQueryLength = 100;

const writtenWord = /([\p{L}\p{N}\p{M}'’‘ʼ]+)/u;
const betweenWords = /[^\p{L}\p{N}\p{M}'’‘ʼ]+/u;
const notWord = /[^\p{L}\p{N}]+/gu;
const outerApostrophes = /^['’‘ʼ]+|['’‘ʼ]+$/g;
const apostrophes = /['’‘ʼ]/g;

/** The words of a text for comparison, each after a space: folded, and without apostrophes. */
function spacedWords(text: string): string {
  const words = foldText(text).replace(apostrophes, '').replace(notWord, ' ').trim();
  return words && ` ${words}`;
}

const wordsOf = (text: string): string[] => spacedWords(text).split(' ').slice(1);

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

/** The searchable texts of a course, by increasing scope. Each word follows a space. */
type CourseTexts = readonly [name: string, highlights: string, all: string];

interface SearchIndex {
  texts: CourseTexts[];
  vocabulary: Set<string>;
}

const indexes = new WeakMap<readonly CourseSummary[], SearchIndex>();

function textsOf({ name, highlights, category, level }: CourseSummary): CourseTexts {
  const names = spacedWords(name);
  const points = names + spacedWords(highlights.join(' '));
  return [names, points, points + spacedWords(`${category} ${level}`)];
}

/** The index of a catalogue, complete up to a position. */
function indexOf(courses: readonly CourseSummary[], end = courses.length): SearchIndex {
  const index = indexes.get(courses) ?? { texts: [], vocabulary: new Set() };
  indexes.set(courses, index);
  for (const course of courses.slice(index.texts.length, end)) {
    const texts = textsOf(course);
    index.texts.push(texts);
    for (const word of texts[2].split(' ').slice(1)) index.vocabulary.add(word);
  }
  return index;
}

/** Courses that are indexed without a pause. */
const sliceLength = 100;

/** Builds the index of a catalogue in slices, so that the first query does not wait for it. */
export function* prepareSearch(courses: readonly CourseSummary[]): Generator<void, void> {
  for (
    let end = (indexes.get(courses)?.texts.length ?? 0) + sliceLength;
    end < courses.length + sliceLength;
    end += sliceLength
  ) {
    indexOf(courses, end);
    yield;
  }
}

/** The typed word if a word of a course begins with it, otherwise all similar words. */
function termsOf(vocabulary: ReadonlySet<string>, typed: string): string[] {
  for (const word of vocabulary) if (word.startsWith(typed)) return [typed];
  const similar: string[] = [];
  for (const word of vocabulary) if (isNear(typed, word)) similar.push(word);
  return similar;
}

/**
 * The courses that contain every word of a query, in any order: those with all words in their name first, then with their highlights,
 * then with subject and level. Courses of equal rank keep the school's order. A query without words finds all courses.
 */
export function searchCourses(courses: readonly CourseSummary[], query: string): readonly CourseSummary[] {
  const words = queryWords(query);
  if (words.length === 0) return courses;
  const { texts, vocabulary } = indexOf(courses);
  const wanted: string[][] = [];
  for (const word of words) {
    const terms = termsOf(vocabulary, word);
    if (terms.length === 0) return [];
    wanted.push(terms.map((term) => ` ${term}`));
  }
  const matches = (text: string) => wanted.every((terms) => terms.some((term) => text.includes(term)));
  const ranks: CourseSummary[][] = [[], [], []];
  // Not `entries()`: a host page may have replaced it (prototype.js).
  for (let at = 0; at < courses.length; at += 1) {
    const course = courses[at];
    const own = texts[at];
    // First the longest text, which contains the others: most courses do not match.
    if (course && own && matches(own[2])) ranks[own.findIndex(matches)]?.push(course);
  }
  return ranks.flat();
}

/** The minimum length of a word that is corrected: shorter words are similar to too many others. */
const minCorrectedLength = 4;

/**
 * A query with known words in place of those that no course contains; undefined if there is no better query.
 *
 * @param narrow applies the other filters: a suggestion finds at least one course that they keep
 */
export function suggestQuery(
  courses: readonly CourseSummary[],
  query: string,
  narrow: (courses: readonly CourseSummary[]) => readonly CourseSummary[] = (found) => found,
): string | undefined {
  const { vocabulary } = indexOf(courses);
  const words = queryWords(query);
  const better = words.map((word) =>
    word.length < minCorrectedLength || termsOf(vocabulary, word).length > 0
      ? word
      : (nearest(word, vocabulary) ?? word),
  );
  const isBetter = better.join() !== words.join() && narrow(searchCourses(courses, better.join(' '))).length > 0;
  return isBetter ? better.map((word) => asWritten(courses, word)).join(' ') : undefined;
}

/** A word in lower case, with the accents and apostrophes of the first course that contains it. */
function asWritten(courses: readonly CourseSummary[], word: string): string {
  const course = courses[indexOf(courses).texts.findIndex(([, , all]) => `${all} `.includes(` ${word} `))];
  if (!course) return word;
  const written = [course.name, ...course.highlights, course.category, course.level].join(' ').split(betweenWords);
  const found = written.find((part) => spacedWords(part) === ` ${word}`);
  return found?.replace(outerApostrophes, '').toLowerCase() ?? word;
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
  for (const part of text.split(writtenWord)) {
    if (isFound(part)) {
      parts.push(rest, mark(part, position));
      rest = '';
    } else rest += part;
    position += part.length;
  }
  return [...parts, rest];
}
