import type { SchoolTextName } from '../domain/fields/school.ts';
import { type School, textOfSchool } from '../domain/school.ts';
import { useContentText } from '../ui/content-text/content-text.ts';

/** Renders a text of the school in the language of its content; undefined if the school has no such text. */
export function schoolText(school: School, which: SchoolTextName) {
  const text = textOfSchool(school, which);
  return text === '' ? undefined : <Own>{text}</Own>;
}

function Own({ children }: { children: string }) {
  return <span {...useContentText()}>{children}</span>;
}
