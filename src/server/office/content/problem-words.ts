import type { Problem, SchoolDocument } from '../../../content/content.ts';
import { isMissing, textOf } from '../../../content/folder/content-folder.ts';
import type { DraftProblem } from '../../../domain/office/content-contract.ts';
import { capitalised, fieldOfPath, labelOfPath } from '../../../domain/office/form-paths.ts';
import { type Kind, kinds } from '../../../domain/office/kinds.ts';

/*
 * Converts the messages of the content checks, which are written for readers of the folder's files, to sentences for the
 * office's forms.
 */

function sentence(kind: Kind, path: string, message: string): string {
  const field = fieldOfPath(kinds[kind].parts, path);
  if (isMissing(message)) return field?.choices ? 'Please choose one.' : 'Please fill this in.';
  const plain = message.replace(/^[a-z_]+ (?=`)/, '').replace(/`([^`]*)`/g, '“$1”');
  return ended(/^(?:is|are|has|must|contains|ends|begins)\b/.test(plain) ? `This ${plain}` : capitalised(plain));
}

const ended = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** The messages of a form, by the path of the field. Messages about the whole item may have several lines. */
export const errorsInWords = (kind: Kind, errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path,
      message
        .split('\n')
        .map((line) => sentence(kind, path, line))
        .join('\n'),
    ]),
  );

/** The problems that prevent the publication of a draft, as sentences. */
export const problemsInWords = (document: SchoolDocument, problems: readonly Problem[]): DraftProblem[] =>
  problems.map((problem) => {
    const { kind, id, path } = problem;
    return { kind, id, path, message: inWords(document, problem) };
  });

function inWords(document: SchoolDocument, problem: Problem): string {
  const { kind, id, path, message } = problem;
  const { one, parts } = kinds[kind];
  if (id === '') return kind === 'courses' ? 'Your school has no course yet.' : ended(capitalised(message));
  const label = labelOfPath(parts, path);
  if (isMissing(message)) {
    if (kind === 'school') return `Your school has no ${schoolWords[path] ?? `“${label}”`} yet.`;
    return `${nameOf(document, problem)}: “${label}” is missing.`;
  }
  const name = kind === 'school' ? capitalised(one) : nameOf(document, problem);
  return `${[name, ...(path === '' ? [] : [label])].join(', ')}: ${sentence(kind, path, message)}`;
}

const schoolWords: Readonly<Record<string, string>> = { name: 'name', email: 'e-mail' };

/** The title of an item; without a title, its kind and id, such as `Course “reed-boats”`. */
function nameOf(document: SchoolDocument, { kind, id, index }: Problem): string {
  const { one, title } = kinds[kind];
  return textOf(document[kind][index]?.[title]) || `${capitalised(one)} “${id}”`;
}
