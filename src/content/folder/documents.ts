import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { documentFields } from '../../domain/fields/document.ts';
import { nearest } from '../../domain/nearest.ts';
import type { FileProblem, FormValues } from '../../domain/office/content-contract.ts';
import { documentNames } from '../../domain/school.ts';
import { limits } from '../../tokens/limits.ts';
import type { ItemPlace, Problems } from '../content.ts';
import type { Tables } from '../tables.ts';
import { readText } from './csv.ts';
import { fromFile, yamlShape } from './file-fields.ts';
import { documentFile, type FileLines } from './file-places.ts';
import { textOf } from './form-values.ts';
import { frontMatter, readMarkdown } from './yaml.ts';

/** The front matter of `terms.md` or `privacy.md`. Unknown keys are ignored, because earlier versions ignored all keys. */
export const documentHead = (media: ReadonlySet<string>) => z.object(yamlShape(documentFields, media));

export type DocumentHead = z.output<ReturnType<typeof documentHead>>;

/** Reads `terms.md` and `privacy.md`. */
export async function readDocuments(
  folder: string,
  lines: FileLines,
  problems: Problems<FileProblem>,
): Promise<FormValues[]> {
  const documents: FormValues[] = [];
  for (const id of documentNames) {
    const file = documentFile(id);
    if (!existsSync(join(folder, file))) continue;
    const read = readMarkdown(file, await readText(join(folder, file)), lines, problems);
    if (!read) continue;
    if (read.text === '' && textOf(read.values.documents) === '') {
      problems.push({ file, message: 'has no text: delete the file to show the built-in text' });
    }
    documents.push({ ...read.values, id, text: read.text });
  }
  return documents;
}

/** Checks the terms or the privacy policy, and adds it to the tables. */
export function addDocument(
  tables: Tables,
  { source, head, ...place }: ItemPlace & { source: string; head: DocumentHead },
  problems: Problems,
): void {
  const { text } = frontMatter(source);
  if (text === '') problems.push({ ...place, path: 'text', message: 'has documents, but no text above them' });
  if (text.length > limits.textLength) {
    problems.push({ ...place, path: 'text', message: `is longer than ${limits.textLength} characters` });
  }
  tables.documents.push({ ...fromFile(documentFields, head), id: place.id, text, position: place.index });
}

/** Reports a file that is ignored, but whose name is similar to `terms.md` or `privacy.md`. */
export function documentNameProblems(names: readonly string[]): FileProblem[] {
  const known = documentNames.map(documentFile);
  return names
    .filter((name) => /\.(?:md|markdown|mdown|txt)$/i.test(name) && !known.includes(name))
    .flatMap((file) => {
      const near = nearest(file.toLowerCase().replace(/(?:\.(?:md|markdown|mdown|txt))+$/, ''), documentNames);
      return near === undefined
        ? []
        : [{ file, message: `is ignored under this name: rename it to \`${documentFile(near)}\`` }];
    });
}
