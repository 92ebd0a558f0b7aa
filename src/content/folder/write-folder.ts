import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stringify } from 'yaml';
import { blogRowFields } from '../../domain/fields/blog.ts';
import { type Content, ContentError } from '../content.ts';
import { writeCsv } from './csv.ts';
import { documentFile } from './documents.ts';
import { toFile } from './file-fields.ts';
import { modulesFrom } from './modules-file.ts';
import { safePath } from './safe-path.ts';
import { fromSchool, readSchool } from './school-file.ts';
import { type CsvFile, csvRecords, tables } from './tables.ts';

/** The reverse of `readFolder`: writes content into a folder. `mediaFile` returns the source of a media file, or a promise of it. */
export async function writeFolder(
  folder: string,
  content: Content,
  mediaFile: (row: Content['media'][number]) => string | Promise<string>,
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

  await write('school.yaml', yaml(fromSchool(readSchool(content.school[0]?.settings), content.banners)));
  const schemas = tables(new Set());
  for (const [name, records] of Object.entries(csvRecords(content)) as [CsvFile, Record<string, string>[]][]) {
    if (records.length > 0 || name === 'courses.csv')
      await write(name, writeCsv(Object.keys(schemas[name].shape), records));
  }
  const modulesOf = modulesFrom(content);
  for (const { id, longdescription, shortdescription } of content.courses) {
    if (longdescription !== shortdescription) await write(`courses/${id}.md`, `${longdescription}\n`);
    const modules = modulesOf(id);
    if (modules.length > 0) await write(`courses/${id}/modules.yaml`, yaml(modules));
  }
  for (const post of content.blogs) {
    const head = Object.entries(toFile(blogRowFields, post)).filter(([, value]) => value !== '');
    await write(`blogs/${post.id}.md`, `---\n${yaml(Object.fromEntries(head))}---\n\n${post.text}\n`);
  }
  for (const { id, text } of content.documents) await write(documentFile(id), `${text}\n`);
  for (const row of content.media) {
    const target = safePath(folder, `media/${row.id}`);
    await mkdir(dirname(target), { recursive: true });
    await copy(await mediaFile(row), target);
  }
}
