import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { documentFields } from '../../domain/fields/document.ts';
import { nearest } from '../../domain/nearest.ts';
import { documentNames } from '../../domain/school.ts';
import { limits } from '../../tokens/limits.ts';
import type { Problem } from '../content.ts';
import type { Tables } from '../tables.ts';
import { readText } from './csv.ts';
import { fromFile, yamlShape } from './file-fields.ts';
import { frontMatter, readYaml } from './yaml.ts';

export const documentFile = (name: string): string => `${name}.md`;

/** The front matter of one of the two texts. Other keys are ignored: earlier versions ignored all of it. */
export const documentHead = (media: ReadonlySet<string>) => z.object(yamlShape(documentFields, media));

export type DocumentHead = z.output<ReturnType<typeof documentHead>>;

/**
 * Reads `terms.md` and `privacy.md`.
 *
 * @param check reports damaged text and missing pictures
 */
export async function readDocuments(
  folder: string,
  media: ReadonlySet<string>,
  tables: Tables,
  check: (file: string, source: string) => void,
  problems: Problem[],
): Promise<void> {
  for (const [position, name] of documentNames.entries()) {
    const file = documentFile(name);
    if (!existsSync(join(folder, file))) continue;
    const source = await readText(join(folder, file));
    const { head: front } = frontMatter(source);
    const head = readYaml(file, front, documentHead(media), problems, 2);
    if (head) addDocument(tables, { name, position, source, head }, check, problems);
  }
}

/** Checks one of the two texts and adds it. */
export function addDocument(
  tables: Tables,
  { name, position, source, head }: { name: string; position: number; source: string; head: DocumentHead },
  check: (file: string, source: string) => void,
  problems: Problem[],
): void {
  const file = documentFile(name);
  const { text } = frontMatter(source);
  check(file, source);
  const hasDocuments = head.documents !== '' && head.documents !== '[]';
  if (text === '' && hasDocuments) problems.push({ file, message: 'has documents, but no text above them' });
  else if (text === '') problems.push({ file, message: 'has no text: delete the file to show the built-in text' });
  if (text.length > limits.textLength) {
    problems.push({ file, message: `is longer than ${limits.textLength} characters` });
  }
  tables.documents.push({ ...fromFile(documentFields, head), id: name, text, position });
}

/** Reports a file that looks like one of the two, but would be ignored. */
export function documentNameProblems(names: readonly string[]): Problem[] {
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
