import type { FileProblem } from '../../domain/office/content-contract.ts';
import type { Kind } from '../../domain/office/kinds.ts';
import type { Problem } from '../content.ts';
import { shortened } from './quoted.ts';

export const modulesFile = (course: string): string => `courses/${course}/modules.yaml`;
export const documentFile = (name: string): string => `${name}.md`;

/** The rows and lines of a content folder's files that contain the values of the school, to report problems. */
export interface FileLines {
  /** The row of each item of a CSV file. */
  rows: Map<Kind, readonly number[]>;
  /** By file: finds the line of a value in YAML, or of the nearest value around it. */
  lineOf: Map<string, (path: string) => number>;
  /** By file: the line where the text after the front matter begins. */
  firstLines: Map<string, number>;
}

/** Converts the place of a problem in the school's document to the file, row and column in the content folder. */
export function placeInFile({ kind, id, index, path, line, message }: Problem, lines: FileLines): FileProblem {
  const { file, column } = fileOf(kind, id, path);
  const row =
    line !== undefined
      ? (lines.firstLines.get(file) ?? 1) + line - 1
      : file.endsWith('.csv')
        ? lines.rows.get(kind)?.[index]
        : column && lines.lineOf.get(file)?.(column);
  return { file, row: row || undefined, column: column === '' ? undefined : shortened(column), message };
}

/** The file that stores a value, and the column or key of the value. */
function fileOf(kind: Kind, id: string, path: string): { file: string; column: string } {
  // No column: the id is the name of the file, and texts are its body.
  const column = ['id', 'text', 'long_text'].includes(path) ? '' : path;
  if (kind === 'blogs') return { file: `blogs/${id}.md`, column };
  if (kind === 'documents') return { file: documentFile(id), column };
  // `faces` is a list of paths in school.yaml, but a list of groups in the form.
  if (kind === 'school') return { file: 'school.yaml', column: path.replace(/^faces\.(\d+)\.picture$/, 'faces.$1') };
  if (kind === 'courses' && path === 'long_text') return { file: `courses/${id}.md`, column };
  const inModules = kind === 'courses' && /^modules(?:\.(.*))?$/.exec(path);
  if (inModules) return { file: modulesFile(id), column: inModules[1] ?? '' };
  return { file: `${kind}.csv`, column: path };
}
