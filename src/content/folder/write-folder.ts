import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stringify } from 'yaml';
import type { FormValues } from '../../domain/office/content-contract.ts';
import { type Content, ContentError, type MediaFile } from '../content.ts';
import { writeCsv } from './csv.ts';
import { csvKinds, csvSchemas } from './csv-files.ts';
import { documentFile, modulesFile } from './file-places.ts';
import { groupsIn, textOf } from './form-values.ts';
import { modulesForExport } from './modules-file.ts';
import { safePath } from './safe-path.ts';
import { schoolForExport } from './school-file.ts';

/** The reverse of `readFolder`: writes content into an empty folder. @param mediaFile returns the source of a media file */
export async function writeFolder(
  folder: string,
  content: Content,
  mediaFile: (file: MediaFile) => string | Promise<string>,
  copy: (from: string, to: string) => Promise<void> = copyFile,
): Promise<void> {
  if ((await readdir(folder).catch(() => [])).length > 0) {
    throw new ContentError(`${folder} is not empty. Name a new folder.`);
  }
  const write = async (name: string, text: string) => {
    const file = safePath(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const yaml = (value: unknown) => stringify(value, { lineWidth: 120 });

  const { document } = content;
  await write('school.yaml', yaml(schoolForExport(document.school[0] ?? {})));
  const schemas = csvSchemas(new Set());
  for (const kind of csvKinds) {
    const items = document[kind];
    if (items.length > 0 || kind === 'courses')
      await write(`${kind}.csv`, writeCsv(Object.keys(schemas[kind].shape), items.map(textsOf)));
  }
  for (const { id, long_text, modules } of document.courses) {
    const name = textOf(id);
    if (textOf(long_text) !== '') await write(`courses/${name}.md`, `${textOf(long_text)}\n`);
    const list = modulesForExport(groupsIn(modules), name);
    if (list.length > 0) await write(modulesFile(name), yaml(list));
  }
  /** Formats a text with the other values as front matter. */
  const markdown = ({ id, text, ...values }: FormValues) => {
    const head = Object.entries(values).filter(([, value]) => value !== '');
    return `${head.length > 0 ? `---\n${yaml(Object.fromEntries(head))}---\n\n` : ''}${textOf(text)}\n`;
  };
  for (const post of document.blogs) await write(`blogs/${textOf(post.id)}.md`, markdown(post));
  for (const one of document.documents) {
    if (textOf(one.text) !== '') await write(documentFile(textOf(one.id)), markdown(one));
  }
  for (const row of content.media) {
    const target = safePath(folder, `media/${row.id}`);
    await mkdir(dirname(target), { recursive: true });
    await copy(await mediaFile(row), target);
  }
}

const textsOf = (values: FormValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, textOf(value)]));
