import { type Decode, list, texts } from './decode.ts';
import { text } from './text.ts';

/** Search words of a course that its card does not contain: `GET course/words` of this project's API. */
export interface SearchWords {
  /** The course's id. */
  id: string;
  /** The school's own synonyms. */
  synonyms: readonly string[];
  /** The words of the course's other texts, each once. */
  words: string;
}

export const searchWords: Decode<SearchWords[]> = /* @__PURE__ */ list(
  '_id',
  (row) => ({
    id: text(row._id),
    synonyms: texts(row.synonyms),
    words: text(row.words),
  }),
  Number.POSITIVE_INFINITY,
);
