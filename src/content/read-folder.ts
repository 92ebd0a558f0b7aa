import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { blogFields } from '../domain/fields/blog.ts';
import { bannerFields } from '../domain/fields/front-page.ts';
import { counted } from '../domain/text.ts';
import { baseFile } from './base-version.ts';
import { type Content, emptyContent, type Problem } from './content.ts';
import { readCsv, readText } from './csv.ts';
import { didYouMean, nulMessage } from './fields.ts';
import { fromFile, yamlShape } from './file-fields.ts';
import { irregularFiles } from './irregular-files.ts';
import { mediaId } from './media-source.ts';
import { mediaTypes } from './media-types.ts';
import { addModules, modulesFile } from './modules-file.ts';
import { addRows, type Rows } from './rows.ts';
import { schoolFile, toSchool } from './school-file.ts';
import { type CsvFile, tables } from './tables.ts';
import { frontMatter, readYaml } from './yaml.ts';

export interface ReadFolder {
  content: Content;
  problems: Problem[];
}

const neededFiles = ['school.yaml', 'courses.csv'];

/** Reads a content folder. Use `content` only if `problems` is empty. */
export async function readFolder(folder: string): Promise<ReadFolder> {
  const problems: Problem[] = [];
  const content = emptyContent();
  if (!existsSync(folder)) {
    return {
      content,
      problems: [
        { file: folder, message: 'there is no such folder; `npm run content -- sample DIR` makes one to begin from' },
      ],
    };
  }
  if (!(await stat(folder)).isDirectory()) {
    return { content, problems: [{ file: folder, message: 'is a file; name the folder that holds school.yaml' }] };
  }
  for (const { name, isLink } of await irregularFiles(folder)) {
    const message = isLink ? 'is a symbolic link: replace it with the file itself' : 'is neither a file nor a folder';
    problems.push({ file: name, message });
  }
  // Stop here: reading the files could follow a symbolic link.
  if (problems.length > 0) return { content, problems };
  content.media = await readMedia(join(folder, 'media'), problems);
  const media = new Set(content.media.map(({ id }) => id));
  const schemas = tables(media);

  const names = await readdir(folder);
  for (const name of neededFiles) {
    if (!names.includes(name))
      problems.push({ file: name, message: `is missing in ${folder}${didYouMean(name, names)}` });
  }
  for (const name of names) {
    const known = [...Object.keys(schemas), ...neededFiles, baseFile];
    if (/\.(csv|ya?ml)$/i.test(name) && !known.includes(name)) {
      problems.push({ file: name, message: `is no file of a content folder${didYouMean(name, known)}` });
    }
  }

  /** The ids of courses with an invalid row: only the row itself is reported. */
  const broken = new Set<string>();
  const csv = async <Name extends CsvFile>(name: Name): Promise<Rows<Name>> =>
    names.includes(name)
      ? readCsv(
          name,
          await readText(join(folder, name)),
          schemas[name],
          problems,
          name === 'courses.csv' ? broken : undefined,
        )
      : [];
  await addRows(content, csv, broken, problems);
  if (names.includes('courses.csv') && content.courses.length === 0) {
    // References to courses are not reported as further mistakes.
    const own = problems.filter(({ file }) => file === 'courses.csv');
    const message = 'has no course: a school needs at least one row below the column names';
    return { content, problems: own.length > 0 ? own : [{ file: 'courses.csv', message }] };
  }
  await readCourses(join(folder, 'courses'), media, content, broken, problems);
  await readBlogs(join(folder, 'blogs'), media, content, problems);

  if (names.includes('school.yaml')) {
    const file = readYaml('school.yaml', await readText(join(folder, 'school.yaml')), schoolFile(media), problems);
    if (file) {
      const school = toSchool(file, content.blogs.length > 0);
      content.school = [{ id: 'school', settings: JSON.stringify(school), position: 0 }];
      const { about, ambassadors, products } = file.banners;
      for (const [position, [kind, id, banner]] of (
        [
          ['about', 'about', about],
          ['ambassador', 'ambassadors', ambassadors],
          ['product', 'products', products],
        ] as const
      ).entries()) {
        if (banner) content.banners.push({ ...fromFile(bannerFields, banner), id, kind, position });
      }
    }
  }
  return { content, problems };
}

async function readMedia(folder: string, problems: Problem[]): Promise<Content['media']> {
  const rows: Content['media'] = [];
  for (const file of await filesOf(folder)) {
    const id = mediaId(relative(folder, file).split(sep).join('/'));
    if (rows.some((row) => row.id === id)) {
      problems.push({ file: `media/${id}`, message: 'has the same name as another file: rename one of the two' });
      continue;
    }
    if (!(extname(id).toLowerCase() in mediaTypes)) {
      problems.push({
        file: `media/${id}`,
        message: `files of this kind are not served; known are ${Object.keys(mediaTypes).join(' ')}`,
      });
      continue;
    }
    if ((await stat(file)).size === 0)
      problems.push({ file: `media/${id}`, message: 'has 0 bytes: a copy that broke off?' });
    rows.push({ id, hash: await hashOf(file), position: 0 });
  }
  return rows;
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 32);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter(
      (entry) => entry.isFile() && !entry.name.startsWith('.') && !/^(Thumbs\.db|desktop\.ini)$/i.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Long texts and modules, by course id. */
async function readCourses(
  folder: string,
  media: ReadonlySet<string>,
  content: Content,
  broken: ReadonlySet<string>,
  problems: Problem[],
) {
  const ids = content.courses.map(({ id }) => id);
  for (const entry of await readdir(folder).catch(() => [])) {
    const id = entry.replace(/\.md$/, '');
    if (entry.startsWith('.') || broken.has(id)) continue;
    const course = content.courses.find((row) => row.id === id);
    if (!course) {
      problems.push({
        file: `courses/${entry}`,
        message: `there is no course \`${id}\` in courses.csv${didYouMean(id, ids)}`,
      });
      continue;
    }
    const path = join(folder, entry);
    if ((await stat(path)).isFile()) {
      course.longdescription = frontMatter(await readText(path)).text.replace(/^\uFEFF/, '');
      if (course.longdescription.includes('\0')) problems.push({ file: `courses/${entry}`, message: nulMessage });
      if (course.longdescription === '') problems.push({ file: `courses/${entry}`, message: 'has no text' });
      continue;
    }
    const name = `courses/${id}/modules.yaml`;
    if (!existsSync(join(path, 'modules.yaml'))) {
      problems.push({ file: name, message: 'is missing in this folder' });
      continue;
    }
    const modules = readYaml(name, await readText(join(path, 'modules.yaml')), modulesFile(media), problems);
    if (!modules) continue;
    const counts = addModules(content, id, modules, (message) => problems.push({ file: name, message }));
    course.numbermodules = String(counts.modules);
    course.numberlesson = String(counts.lessons);
    course.lesson = counted(counts.lessons, 'lesson');
  }
}

/** Posts, newest first. A file name that starts with _ marks a draft. */
async function readBlogs(folder: string, media: ReadonlySet<string>, content: Content, problems: Problem[]) {
  const schema = z.strictObject(yamlShape(blogFields, media));
  for (const entry of (await readdir(folder).catch(() => [])).sort()) {
    if (!entry.endsWith('.md') || /^[._]/.test(entry)) continue;
    const file = `blogs/${entry}`;
    const id = entry.slice(0, -3);
    if (!/^[\w-]{1,100}$/.test(id)) {
      problems.push({ file, message: 'the name of the file stands in the address: letters, digits, - and _ only' });
    }
    const { head, text } = frontMatter(await readText(join(folder, entry)));
    if (head === '') {
      problems.push({
        file,
        row: 1,
        message: 'must begin with a line ---, then title: and date:, then another line ---',
      });
      continue;
    }
    const found = readYaml(file, head, schema, problems, 2);
    if (text === '') problems.push({ file, message: 'has no text' });
    if (text.includes('\0')) problems.push({ file, message: nulMessage });
    if (found) content.blogs.push({ ...fromFile(blogFields, found), id, text, position: 0 });
  }
  content.blogs.sort((one, other) => other.day.localeCompare(one.day) || one.id.localeCompare(other.id));
  content.blogs.forEach((row, position) => {
    row.position = position;
  });
}
