import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { nearest } from '../../domain/nearest.ts';
import type { Content, MediaFile, Problem } from '../content.ts';
import { hashOfFile, maxMediaBytes, mediaId, mediaTypes, readHead, signatureProblem } from '../media/media.ts';
import { emptyTables, type Tables } from '../tables.ts';
import { almostMarkdownProblem } from './almost-markdown.ts';
import { baseFile } from './base-version.ts';
import { readCsv, readText } from './csv.ts';
import { type CsvFile, csvSchemas } from './csv-files.ts';
import { documentNameProblems, readDocuments } from './documents.ts';
import { didYouMean } from './fields.ts';
import { irregularFiles } from './irregular-files.ts';
import { isJunk } from './junk-files.ts';
import { modulesFile, modulesInto } from './modules-file.ts';
import { readPosts } from './posts.ts';
import { collectProblems } from './problem-list.ts';
import { quoted } from './quoted.ts';
import { addRows, type CsvRows } from './rows.ts';
import { toDocument } from './school-document.ts';
import { addSchool, schoolFile } from './school-file.ts';
import { checkText } from './text-check.ts';
import { frontMatter, readYaml } from './yaml.ts';

export interface ReadFolder extends Content {
  problems: Problem[];
}

const neededFiles = ['school.yaml', 'courses.csv'];

/** Reads a content folder. Use the content only if `problems` is empty. */
export async function readFolder(folder: string): Promise<ReadFolder> {
  const tables = emptyTables();
  const media: MediaFile[] = [];
  const problems = await collectProblems((found) => readInto(tables, media, folder, found));
  return { document: toDocument(tables), media, problems };
}

async function readInto(tables: Tables, files: MediaFile[], folder: string, problems: Problem[]): Promise<void> {
  if (!existsSync(folder)) {
    const message = 'there is no such folder; `npm run content -- sample DIR` makes one to begin from';
    problems.push({ file: folder, message });
    return;
  }
  if (!(await stat(folder)).isDirectory()) {
    problems.push({ file: folder, message: 'is a file; name the folder that holds school.yaml' });
    return;
  }
  for (const { name, isLink } of (await irregularFiles(folder)).filter((file) => !isJunk(file.name))) {
    const message = isLink ? 'is a symbolic link: replace it with the file itself' : 'is neither a file nor a folder';
    problems.push({ file: name, message });
  }
  // Stop here: reading the files could follow a symbolic link.
  if (problems.length > 0) return;
  files.push(...(await readMedia(join(folder, 'media'), problems)));
  const media = new Set(files.map(({ id }) => id));
  const schemas = csvSchemas(media);

  const names = (await readdir(folder)).filter((name) => !isJunk(name));
  checkNames(names, problems);
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
  const rows: Partial<Record<CsvFile, object[]>> = {};
  for (const name of Object.keys(schemas) as CsvFile[]) {
    const ids = name === 'courses.csv' ? broken : undefined;
    rows[name] = names.includes(name)
      ? readCsv(name, await readText(join(folder, name)), schemas[name], problems, ids)
      : [];
  }
  addRows(tables, rows as CsvRows, broken, problems);
  if (names.includes('courses.csv') && tables.courses.length === 0) {
    // References to courses are not reported as further mistakes.
    const own = problems.filter(({ file }) => file === 'courses.csv');
    const message = 'has no course: a school needs at least one row below the column names';
    problems.splice(0, problems.length, ...(own.length > 0 ? own : [{ file: 'courses.csv', message }]));
    return;
  }
  await readCourses(join(folder, 'courses'), media, tables, broken, problems);
  await readPosts(join(folder, 'blogs'), media, tables, problems);
  const check = (file: string, source: string) => checkText(file, source, media, problems);
  await readDocuments(folder, media, tables, check, problems);
  problems.push(...documentNameProblems(names));

  if (names.includes('school.yaml')) {
    const file = readYaml('school.yaml', await readText(join(folder, 'school.yaml')), schoolFile(media), problems);
    if (file) addSchool(tables, file);
  }
}

async function readMedia(folder: string, problems: Problem[]): Promise<MediaFile[]> {
  const rows: MediaFile[] = [];
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
    const { size } = await stat(file);
    const problem = await problemOf(file, id, size);
    if (problem !== undefined) {
      problems.push({ file: `media/${id}`, message: problem });
      // The file is there: references to it are not reported as further mistakes.
      rows.push({ id, hash: '' });
      continue;
    }
    rows.push({ id, hash: await hashOfFile(file) });
  }
  return rows;
}

async function problemOf(file: string, id: string, size: number): Promise<string | undefined> {
  if (size === 0) return 'has 0 bytes: a copy that broke off?';
  if (size > maxMediaBytes)
    return `has ${(size / 1e9).toFixed(1)} GB, but at most 2 GB are served: cut or compress it, or name an address such as https://… where it is hosted`;
  return signatureProblem(id, await readHead(file));
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isJunk(relative(folder, file)))
    .sort();
}

const folders = ['courses', 'blogs', 'media'];

/** Reports names that look like a part of the folder, but would be ignored. */
function checkNames(names: readonly string[], problems: Problem[]): void {
  for (const name of names) {
    const near = nearest(name.toLowerCase(), folders);
    if (!name.includes('.') && !folders.includes(name) && near !== undefined) {
      problems.push({ file: name, message: `is ignored under this name: rename it to ${quoted(near)}` });
    }
  }
}

/** Long texts and modules, by course id. */
async function readCourses(
  folder: string,
  media: ReadonlySet<string>,
  tables: Tables,
  broken: ReadonlySet<string>,
  problems: Problem[],
) {
  const courses = new Map(tables.courses.map((row) => [row.id, row]));
  const schema = modulesFile(media);
  const addModules = modulesInto(tables);
  for (const entry of await readdir(folder).catch(() => [])) {
    const id = entry.replace(/\.md$/, '');
    if (isJunk(entry) || broken.has(id)) continue;
    const misnamed = almostMarkdownProblem(entry);
    if (misnamed !== undefined) {
      problems.push({ file: `courses/${entry}`, message: misnamed });
      continue;
    }
    const course = courses.get(id);
    if (!course) {
      problems.push({
        file: `courses/${entry}`,
        message: `there is no course ${quoted(id)} in courses.csv${didYouMean(id, [...courses.keys()])}`,
      });
      continue;
    }
    const path = join(folder, entry);
    if ((await stat(path)).isFile()) {
      const source = await readText(path);
      course.longdescription = frontMatter(source).text;
      checkText(`courses/${entry}`, source, media, problems);
      if (course.longdescription === '') problems.push({ file: `courses/${entry}`, message: 'has no text' });
      continue;
    }
    const name = `courses/${id}/modules.yaml`;
    if (!existsSync(join(path, 'modules.yaml'))) {
      problems.push({ file: name, message: 'is missing in this folder' });
      continue;
    }
    const modules = readYaml(name, await readText(join(path, 'modules.yaml')), schema, problems);
    if (!modules) continue;
    addModules(course, modules, (message) => problems.push({ file: name, message }));
  }
}
