import type { CourseSummary } from './entities.ts';
import { fillerWords } from './filler-words.ts';
import { type CourseTexts, furtherWords, indexOf, type SearchIndex } from './search-index.ts';
import { corrected, isNear } from './similar-words.ts';
import { soundOf } from './sound.ts';
import { stemOf } from './stem.ts';
import { betweenWords, outerApostrophes, spacedWords, withoutJoints, wordsOf, writtenWord } from './words.ts';

/** Longer queries are cut. */
const maxQueryLength = 100;

const queryWords = (query: string) => wordsOf(query.slice(0, maxQueryLength));

// Re-exported: the browser loads the search as one module, on first use.
export { addSearchWords, courseWords, prepareSearch } from './search-index.ts';

/** Search terms. ` word` matches the beginning of a word, ` word ` a whole word. */
type Terms = readonly string[];

/** Words up to this length match whole words first, then beginnings: "AI" before "air". */
const maxWholeLength = 2;

/** Not `Map.groupBy`, which browsers of early 2023 lack (vite.config.ts). */
function bySound(words: Iterable<string>): Map<string, string[]> {
  const sounds = new Map<string, string[]>();
  for (const word of words) {
    const sound = soundOf(word);
    const same = sounds.get(sound);
    if (same) same.push(word);
    else sounds.set(sound, [word]);
  }
  return sounds;
}

function sameSound(index: SearchIndex, typed: string): readonly string[] {
  index.sounds ??= bySound(index.vocabulary);
  const sound = soundOf(typed);
  return sound === '' ? [] : (index.sounds.get(sound) ?? []);
}

/**
 * The terms for a typed word: the word and the words of its stem. If the catalogue has none of them: similar words, words that
 * begin with a similar one, or words of the same sound. A number of one or two digits, such as an age, matches only itself.
 */
function termsOf(index: SearchIndex, typed: string): Omit<FoundWord, 'word' | 'wholeWords'> {
  const { vocabulary, stems } = index;
  const sameStem = (stems.get(stemOf(typed)) ?? []).map((word) => ` ${word} `);
  if (/^\d\d?$/.test(typed)) {
    const exact = vocabulary.has(typed) ? [` ${typed} `] : [];
    return { asTyped: exact, all: exact };
  }
  for (const word of vocabulary)
    if (word.startsWith(typed)) return { asTyped: [` ${typed}`], all: [` ${typed}`, ...sameStem] };
  if (sameStem.length > 0) return { asTyped: [], all: sameStem };
  const near = [...vocabulary].filter((word) => isNear(typed, word));
  const sameLength = near.filter((word) => word.length <= typed.length + 1);
  const similar = (sameLength.length > 0 ? sameLength : near).map((word) => ` ${word}`);
  if (similar.length === 0) similar.push(...sameSound(index, typed).map((word) => ` ${word} `));
  return { asTyped: similar, all: similar, isSimilar: true };
}

const contains = (text: string, each: readonly Terms[]) =>
  each.every((terms) => terms.some((term) => text.includes(term)));

/** A rank: the courses with all these terms in the text at this position of `CourseTexts`. */
type Rank = readonly [terms: readonly Terms[], position: 0 | 1 | 2 | 3];

const inAnyText = (terms: readonly Terms[]): Rank[] => [...onCard(terms), [terms, 3]];
const onCard = (terms: readonly Terms[]): Rank[] => [
  [terms, 0],
  [terms, 1],
  [terms, 2],
];

interface FoundWord {
  word: string;
  asTyped: Terms;
  all: Terms;
  /** Like `all`, but a word of up to `maxWholeLength` letters matches only whole words. */
  wholeWords: Terms;
  /** Whether no course contains the word, and `all` has similar words. */
  isSimilar?: boolean;
}

/** The result of a query: its words, the words that a course needs to match, and the courses. */
interface Found {
  query: string;
  words: readonly FoundWord[];
  needed: readonly FoundWord[];
  courses: readonly CourseSummary[];
}

/** The words before the number of a school class in English and Urdu, folded (fold-text.ts). */
const schoolClass = /^(?:class|grade|\u0643\u0644\u0627\u0633|\u062c\u0645\u0627\u0639\u062a)$/;

/** Replaces a school class ("class 8", "8th") by the age of its children, 6 in class 1. Returns other words unchanged. */
function ageOf(word: string, previous = ''): string {
  const [, number, ordinal] = /^(\d\d?)(st|nd|rd|th)?$/.exec(word) ?? [];
  return number && (ordinal || schoolClass.test(previous)) ? String(Number(number) + 5) : word;
}

/** The last result of each index: callers read its courses and its ignored words separately. */
const lastSearches = new WeakMap<SearchIndex, Found>();

function find(courses: readonly CourseSummary[], query: string): Found {
  const index = indexOf(courses);
  const last = lastSearches.get(index);
  if (last?.query === query) return last;
  const typed = queryWords(query);
  const words = typed.map((word, at) => {
    const { isSimilar, ...found } = termsOf(index, ageOf(word, typed[at - 1]));
    const joined = [`${typed[at - 1] ?? ''}${word}`, `${word}${typed[at + 1] ?? ''}`]
      .filter((both) => both !== word && index.vocabulary.has(both))
      .map((both) => ` ${both} `);
    const all = [...found.all, ...joined];
    const wholeWords = word.length > maxWholeLength || /^\d/.test(word) ? all : [` ${word} `];
    return { word, asTyped: [...found.asTyped, ...joined], all, wholeWords, isSimilar };
  });
  const known = words.filter(({ word, all }) => all.length > 0 && !fillerWords.has(word));
  const withAll = (needed: readonly FoundWord[]): Found => ({
    ...{ query, words, needed },
    courses: ranked(courses, index, words, needed),
  });
  let found = withAll(known.length > 0 ? known : words);
  const spaced = found.courses.length > 0 ? undefined : withoutJoints(query);
  if (spaced !== undefined) return find(courses, spaced);
  if (found.courses.length === 0 && known.length > 1) {
    // Prefer words that courses contain to words that may be misspelt.
    const certain = known.filter(({ isSimilar }) => !isSimilar);
    found = withAll(rarestTogether(index, certain.length > 0 ? certain : known));
  }
  lastSearches.set(index, found);
  return found;
}

/** Sums up the position of the first text that contains each word: 0 is the name of the course. */
const depthIn = (own: CourseTexts, each: readonly Terms[]) =>
  each.reduce((sum, terms) => sum + own.findIndex((text) => contains(text, [terms])), 0);

/** Finds the course with the greatest weight of words (rare words and words of its name weigh more), and returns its words. */
function rarestTogether({ texts }: SearchIndex, words: readonly FoundWord[]): readonly FoundWord[] {
  const isIn = (own: CourseTexts, { all }: FoundWord) => contains(own[3], [all]);
  const rarity = new Map(
    words.map((word) => [word, Math.log((2 * texts.length) / texts.filter((own) => isIn(own, word)).length)]),
  );
  let best = words;
  let most = 0;
  for (const own of texts) {
    const there = words.filter((word) => isIn(own, word));
    const weight = there.reduce((sum, { all }, at) => {
      const rare = rarity.get(there[at] as FoundWord) ?? 0;
      return sum + rare * (1 - depthIn(own, [all]) / 10);
    }, 0);
    if (weight > most) [best, most] = [there, weight];
  }
  return best;
}

/** Sorts the courses with all needed words by rank, then by `depthIn`. */
function ranked(
  courses: readonly CourseSummary[],
  index: SearchIndex,
  found: readonly FoundWord[],
  needed: readonly FoundWord[],
): CourseSummary[] {
  const wanted = needed.map(({ all }) => all);
  const wholeWords = needed.map((one) => one.wholeWords);
  const ranks = [
    ...(needed.some(({ word }) => word.length <= maxWholeLength) ? inAnyText(wholeWords) : []),
    ...(needed.length < found.length ? onCard(found.map(({ all }) => all)) : []),
    ...onCard(needed.map(({ asTyped }) => asTyped)),
    ...inAnyText(wanted),
  ];
  const matching: { course: CourseSummary; rank: number; depth: number }[] = [];
  // Not `entries()`: a host page may have replaced it (prototype.js).
  for (let at = 0; at < courses.length; at += 1) {
    const course = courses[at];
    const own = index.texts[at];
    // Most courses do not match. The last text contains the others, so it is checked first.
    if (!course || !own || !contains(own[3], wanted)) continue;
    const rank = ranks.findIndex(([terms, position]) => contains(own[position], terms));
    matching.push({ course, rank, depth: depthIn(own, ranks[rank]?.[0] ?? wanted) });
  }
  return matching.sort((one, other) => one.rank - other.rank || one.depth - other.depth).map(({ course }) => course);
}

/**
 * Finds the courses that contain every word of a query, in any order. Filler words ("how to make a robot") and words that no
 * course contains are ignored if other words remain. If no course contains all remaining words, only the words of the best
 * course count (`rarestTogether`).
 *
 * Courses with all words in their name come first, then in their highlights, then in subject, level and synonyms, then the same
 * for other forms of the words, then in other texts. Among equals: words nearest to the name, then the school's order.
 *
 * @returns all courses for a query without words
 */
export const searchCourses = (courses: readonly CourseSummary[], query: string): readonly CourseSummary[] =>
  queryWords(query).length === 0 ? courses : find(courses, query).courses;

/** The words of a query, as typed, that the search ignored, without fillers; undefined if there are none. */
export function ignoredWords(courses: readonly CourseSummary[], query: string): string[] | undefined {
  const { words, needed, courses: found } = find(courses, query);
  const ignored = new Set(
    words.filter((one) => !needed.includes(one) && !fillerWords.has(one.word)).map(({ word }) => word),
  );
  if (ignored.size === 0 || found.length === 0) return undefined;
  return query.split(betweenWords).filter((part) => wordsOf(part).some((word) => ignored.has(word)));
}

/** The minimum length of a word that is corrected: shorter words are similar to too many others. */
const minCorrectedLength = 4;
/**
 * Corrects the words of a query that no course contains; undefined if there is no better query.
 *
 * @param narrow applies the other filters; at least one course must match them and the suggestion
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

/** Unfolds a word: returns it in lower case as the first course with the word spells it. */
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
 * Splits a text into the words that match a query, and the rest.
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
