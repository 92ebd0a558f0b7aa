import leven from 'leven';
import type { CourseSummary } from './entities.ts';
import { fillerWords } from './filler-words.ts';
import { type SearchWords, searchWords } from './search-words.ts';
import { stemOf } from './stem.ts';
import { betweenWords, outerApostrophes, spacedWords, withoutJoints, wordsOf, writtenWord } from './words.ts';

/** The length of words that may contain a typo: shorter words match by chance, and longer ones are not real words. */
const typoLength = { min: 5, max: 30 };

/** Longer queries are cut. */
const maxQueryLength = 100;

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

/** The searchable texts of a course, by increasing scope. A space precedes and follows each word. */
type CourseTexts = readonly [name: string, highlights: string, kind: string, all: string];

interface SearchIndex {
  texts: CourseTexts[];
  vocabulary: Set<string>;
  /** The words of each stem. */
  stems: Map<string, string[]>;
}

/** What a search finds besides the cards: an endpoint of this project's API. */
export const courseWords = { path: 'course/words', decode: searchWords };

const indexes = new WeakMap<readonly CourseSummary[], SearchIndex>();
interface FurtherWords {
  list: readonly SearchWords[];
  byCourse: ReadonlyMap<string, SearchWords>;
}
const furtherWords = new WeakMap<readonly CourseSummary[], FurtherWords>();

/** Adds what a search finds besides the texts of the cards. Without them, it finds the texts of the cards. */
export function addSearchWords(courses: readonly CourseSummary[], words: readonly SearchWords[]): void {
  if (furtherWords.get(courses)?.list === words) return;
  furtherWords.set(courses, { list: words, byCourse: new Map(words.map((row) => [row.id, row])) });
  indexes.delete(courses);
}

/** The words of a text, and the parts of those with a joint. */
const searchable = (text: string) => spacedWords(text) + spacedWords(withoutJoints(text) ?? '');

function textsOf({ name, highlights, category, level }: CourseSummary, further: SearchWords | undefined): CourseTexts {
  const names = searchable(name);
  const points = names + searchable(highlights.join(' '));
  const kind = points + searchable(`${category} ${level} ${further?.synonyms.join(' ') ?? ''}`);
  const all = kind + searchable(further?.words ?? '');
  return [`${names} `, `${points} `, `${kind} `, `${all} `];
}

/** The index of a catalogue, complete up to a position. */
function indexOf(courses: readonly CourseSummary[], end = courses.length): SearchIndex {
  const index: SearchIndex = indexes.get(courses) ?? { texts: [], vocabulary: new Set(), stems: new Map() };
  indexes.set(courses, index);
  const further = furtherWords.get(courses)?.byCourse;
  for (const course of courses.slice(index.texts.length, end)) {
    const texts = textsOf(course, further?.get(course.id));
    index.texts.push(texts);
    for (const word of texts[3].trim().split(' ')) {
      if (index.vocabulary.has(word)) continue;
      index.vocabulary.add(word);
      const stem = stemOf(word);
      const others = index.stems.get(stem);
      if (others) others.push(word);
      else index.stems.set(stem, [word]);
    }
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

/** Texts that a course may contain. A space precedes each word, and follows a whole word. */
type Terms = readonly string[];

/** A word of two letters is a word first, and then the beginning of others: AI before "air". */
const maxWholeLength = 2;

/** What a typed word finds: as it is typed, and with the words of the same stem. Similar words only if there is nothing else. */
function termsOf({ vocabulary, stems }: SearchIndex, typed: string): { asTyped: Terms; all: Terms } {
  const sameStem = (stems.get(stemOf(typed)) ?? []).map((word) => ` ${word} `);
  for (const word of vocabulary)
    if (word.startsWith(typed)) return { asTyped: [` ${typed}`], all: [` ${typed}`, ...sameStem] };
  if (sameStem.length > 0) return { asTyped: [], all: sameStem };
  const similar: string[] = [];
  for (const word of vocabulary) if (isNear(typed, word)) similar.push(` ${word}`);
  return { asTyped: similar, all: similar };
}

const contains = (text: string, each: readonly Terms[]) =>
  each.every((terms) => terms.some((term) => text.includes(term)));

/** A rank: courses with these terms in the text of this position. */
type Rank = readonly [terms: readonly Terms[], position: 0 | 1 | 2 | 3];

const inAnyText = (terms: readonly Terms[]): Rank[] => [...onCard(terms), [terms, 3]];
const onCard = (terms: readonly Terms[]): Rank[] => [
  [terms, 0],
  [terms, 1],
  [terms, 2],
];

/**
 * The courses that contain every word of a query, in any order: those with all words in their name first, then with their highlights,
 * then with subject, level and the school's synonyms, then the same for other forms of the words, then with their other texts. Courses of
 * equal rank keep the school's order. A query without words finds all courses. Beside words that courses contain, words that name nothing
 * ("how to make a robot") and words that no course contains do not count.
 */
export function searchCourses(courses: readonly CourseSummary[], query: string): readonly CourseSummary[] {
  const words = queryWords(query);
  if (words.length === 0) return courses;
  const index = indexOf(courses);
  const found = words.map((word) => ({ word, ...termsOf(index, word) }));
  const known = found.filter(({ word, all }) => all.length > 0 && !fillerWords.has(word));
  const needed = known.length > 0 ? known : found;
  const wanted = needed.map(({ all }) => all);
  const whole = needed.map(({ word, all }) => (word.length > maxWholeLength ? all : [` ${word} `]));
  const ranks = [
    ...(needed.some(({ word }) => word.length <= maxWholeLength) ? inAnyText(whole) : []),
    ...(needed.length < found.length ? onCard(found.map(({ all }) => all)) : []),
    ...onCard(needed.map(({ asTyped }) => asTyped)),
    ...inAnyText(wanted),
  ];
  const ranked: CourseSummary[][] = ranks.map(() => []);
  // Not `entries()`: a host page may have replaced it (prototype.js).
  for (let at = 0; at < courses.length; at += 1) {
    const course = courses[at];
    const own = index.texts[at];
    // First the longest text, which contains the others: most courses do not match.
    if (!course || !own || !contains(own[3], wanted)) continue;
    ranked[ranks.findIndex(([terms, position]) => contains(own[position], terms))]?.push(course);
  }
  const all = ranked.flat();
  const spaced = all.length > 0 ? undefined : withoutJoints(query);
  return spaced === undefined ? all : searchCourses(courses, spaced);
}

/** The minimum length of a word that is corrected: shorter words are similar to too many others. */
const minCorrectedLength = 4;
/** The length from which two letters of a word may be wrong. */
const longLength = 7;

/** The most similar word with the same first letter and one wrong letter, or two in a long word; undefined if there is none. */
function corrected(typed: string, vocabulary: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  let maxDistance = typed.length < longLength ? 1 : 2;
  for (const word of vocabulary) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > maxDistance) continue;
    const distance = leven(typed, word, { maxDistance: maxDistance + 1 });
    if (distance > maxDistance) continue;
    best = word;
    maxDistance = distance - 1;
    if (maxDistance === 0) break;
  }
  return best;
}

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
  const index = indexOf(courses);
  const words = queryWords(query);
  const better = words.map((word) =>
    word.length < minCorrectedLength || termsOf(index, word).all.length > 0
      ? word
      : (corrected(word, index.vocabulary) ?? word),
  );
  const isBetter = better.join() !== words.join() && narrow(searchCourses(courses, better.join(' '))).length > 0;
  return isBetter ? better.map((word) => asWritten(courses, word)).join(' ') : undefined;
}

/** A word in lower case, with the letters, accents and apostrophes of the first course that contains it. */
function asWritten(courses: readonly CourseSummary[], word: string): string {
  const course = courses[indexOf(courses).texts.findIndex(([, , , all]) => all.includes(` ${word} `))];
  if (!course) return word;
  const further = furtherWords.get(courses)?.byCourse.get(course.id);
  const texts = [course.name, ...course.highlights, course.category, course.level, ...(further?.synonyms ?? [])];
  const written = `${texts.join(' ')} ${further?.words ?? ''}`.split(betweenWords);
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
  const words = queryWords(query).map((word) => ({ word, stem: stemOf(word) }));
  const isFound = (part: string) =>
    wordsOf(part).some((own) =>
      words.some(({ word, stem }) => own.startsWith(word) || stemOf(own) === stem || isNear(word, own)),
    );
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
