import type { CourseSummary } from './entities.ts';
import { type SearchWords, searchWords } from './search-words.ts';
import { stemOf } from './stem.ts';
import { spacedWords, withoutJoints } from './words.ts';

/** The texts of a course, folded (fold-text.ts). Each contains the text before it. Spaces surround each word. */
export type CourseTexts = readonly [name: string, highlights: string, kind: string, all: string];

export interface SearchIndex {
  texts: CourseTexts[];
  vocabulary: Set<string>;
  /** The words of each stem. */
  stems: Map<string, string[]>;
  /** The words of each sound. Built when a query first needs it. */
  sounds?: Map<string, string[]>;
}

/** The endpoint for search words that the course cards do not contain. */
export const courseWords = { path: 'course/words', decode: searchWords };

const indexes = new WeakMap<readonly CourseSummary[], SearchIndex>();
interface FurtherWords {
  list: readonly SearchWords[];
  byCourse: ReadonlyMap<string, SearchWords>;
}
/** What `addSearchWords` added to a catalogue. */
export const furtherWords = new WeakMap<readonly CourseSummary[], FurtherWords>();

/** Adds search words that the course cards do not contain to the index of a catalogue. */
export function addSearchWords(courses: readonly CourseSummary[], words: readonly SearchWords[]): void {
  if (furtherWords.get(courses)?.list === words) return;
  furtherWords.set(courses, { list: words, byCourse: new Map(words.map((row) => [row.id, row])) });
  indexes.delete(courses);
}

/** The words of a text. A word with an invisible joint (words.ts) also counts as its parts. */
const searchable = (text: string) => spacedWords(text) + spacedWords(withoutJoints(text) ?? '');

function textsOf({ name, highlights, category, level }: CourseSummary, further: SearchWords | undefined): CourseTexts {
  const names = searchable(name);
  const points = names + searchable(highlights.join(' '));
  const kind = points + searchable(`${category} ${level} ${further?.synonyms.join(' ') ?? ''}`);
  const all = kind + searchable(further?.words ?? '');
  return [`${names} `, `${points} `, `${kind} `, `${all} `];
}

/** The index of a catalogue. It contains at least the courses before `end`. */
export function indexOf(courses: readonly CourseSummary[], end = courses.length): SearchIndex {
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
