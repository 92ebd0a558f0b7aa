import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { nearest } from '../../domain/nearest.ts';
import type { FileProblem, FormValues } from '../../domain/office/content-contract.ts';
import {
  type Content,
  emptyContent,
  emptyDocument,
  type MediaFile,
  type Problem,
  type SchoolDocument,
} from '../content.ts';
import { hashOfFile, maxMediaBytes, mediaId, mediaTypes, readHead, signatureProblem } from '../media/media.ts';
import { almostMarkdownProblem } from './almost-markdown.ts';
import { baseFile } from './base-version.ts';
import { readCsv, readText } from './csv.ts';
import { csvKinds, csvSchemas } from './csv-files.ts';
import { documentNameProblems, readDocuments } from './documents.ts';
import { didYouMean } from './fields.ts';
import { type FileLines, modulesFile, placeInFile } from './file-places.ts';
import { textOf } from './form-values.ts';
import { irregularFiles } from './irregular-files.ts';
import { isJunk } from './junk-files.ts';
import { readPosts } from './posts.ts';
import { collectProblems } from './problem-list.ts';
import { quoted } from './quoted.ts';
import { checkContent, toDocument } from './school-document.ts';
import { schoolFromFile } from './school-file.ts';
import { frontMatter, readFields, readYaml } from './yaml.ts';

export interface ReadFolder extends Content {
  problems: FileProblem[];
}

const neededFiles = ['school.yaml', 'courses.csv'];

/** Reads a content folder. Use the content only if `problems` is empty. */
export async function readFolder(folder: string): Promise<ReadFolder> {
  let content = emptyContent();
  const problems = await collectProblems(async (found) => {
    content = await readContent(folder, found);
  });
  return { ...content, problems };
}

async function readContent(folder: string, problems: FileProblem[]): Promise<Content> {
  if (!existsSync(folder)) {
    const message = 'there is no such folder; `npm run content -- sample DIR` makes one to begin from';
    problems.push({ file: folder, message });
    return emptyContent();
  }
  if (!(await stat(folder)).isDirectory()) {
    problems.push({ file: folder, message: 'is a file; name the folder that holds school.yaml' });
    return emptyContent();
  }
  for (const { name, isLink } of (await irregularFiles(folder)).filter((file) => !isJunk(file.name))) {
    const message = isLink ? 'is a symbolic link: replace it with the file itself' : 'is neither a file nor a folder';
    problems.push({ file: name, message });
  }
  // Stop here: reading the files could follow a symbolic link.
  if (problems.length > 0) return emptyContent();
  const media = await readMedia(join(folder, 'media'), problems);
  const lines: FileLines = { rows: new Map(), lineOf: new Map(), firstLines: new Map() };
  const document = await readFiles(folder, media, lines, problems);
  const report = (problem: Problem) => problems.push(placeInFile(problem, lines));
  const tables = checkContent(document, media, { push: (...found) => found.map(report) });
  return { document: toDocument(tables), media };
}

/** Reads the values of a folder as they are written, and reports the files that cannot be read. */
async function readFiles(
  folder: string,
  media: readonly MediaFile[],
  lines: FileLines,
  problems: FileProblem[],
): Promise<SchoolDocument> {
  const document = emptyDocument();
  const schemas = csvSchemas(new Set());
  const names = (await readdir(folder)).filter((name) => !isJunk(name));
  checkNames(names, problems);
  for (const name of neededFiles) {
    if (!names.includes(name))
      problems.push({ file: name, message: `is missing in ${folder}${didYouMean(name, names)}` });
  }
  for (const name of names) {
    const known = [...csvKinds.map((kind) => `${kind}.csv`), ...neededFiles, baseFile];
    if (/\.(csv|ya?ml)$/i.test(name) && !known.includes(name)) {
      problems.push({ file: name, message: `is no file of a content folder${didYouMean(name, known)}` });
    }
  }
  for (const kind of csvKinds) {
    const name = `${kind}.csv`;
    if (!names.includes(name)) continue;
    const { items, rows } = readCsv(name, await readText(join(folder, name)), schemas[kind], problems);
    document[kind] = items;
    lines.rows.set(kind, rows);
  }
  const { courses } = document;
  if (names.includes('courses.csv') && checkContent({ ...emptyDocument(), courses }, media, []).courses.length === 0) {
    // Report only this file: every reference to a course would be a further mistake.
    const own = problems.filter(({ file }) => file === 'courses.csv');
    problems.splice(0, problems.length, ...own);
    const message = 'has no course: a school needs at least one row below the column names';
    if (courses.length + own.length === 0) problems.push({ file: 'courses.csv', message });
    return { ...emptyDocument(), courses };
  }
  await readCourses(join(folder, 'courses'), courses, lines, problems);
  document.blogs = await readPosts(join(folder, 'blogs'), lines, problems);
  document.documents = await readDocuments(folder, lines, problems);
  problems.push(...documentNameProblems(names));
  if (names.includes('school.yaml')) {
    const values = readFields('school.yaml', await readText(join(folder, 'school.yaml')), lines, problems);
    if (values) document.school = [schoolFromFile(values)];
  }
  return document;
}

async function readMedia(folder: string, problems: FileProblem[]): Promise<MediaFile[]> {
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
      // Keep the row: without it, every reference to the file would be a further mistake.
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

/** Reports names that are ignored, but are similar to `courses`, `blogs` or `media`. */
function checkNames(names: readonly string[], problems: FileProblem[]): void {
  for (const name of names) {
    const near = nearest(name.toLowerCase(), folders);
    if (!name.includes('.') && !folders.includes(name) && near !== undefined) {
      problems.push({ file: name, message: `is ignored under this name: rename it to ${quoted(near)}` });
    }
  }
}

/** Adds long texts and modules to the courses. */
async function readCourses(folder: string, items: FormValues[], lines: FileLines, problems: FileProblem[]) {
  const courses = new Map(items.map((item) => [textOf(item.id), item]));
  for (const entry of await readdir(folder).catch(() => [])) {
    const id = entry.replace(/\.md$/, '');
    if (isJunk(entry)) continue;
    const file = `courses/${entry}`;
    const misnamed = almostMarkdownProblem(entry);
    const course = courses.get(id);
    if (misnamed !== undefined || !course) {
      const unknown = `there is no course ${quoted(id)} in courses.csv${didYouMean(id, courses.keys())}`;
      problems.push({ file, message: misnamed ?? unknown });
      continue;
    }
    const path = join(folder, entry);
    if ((await stat(path)).isFile()) {
      const { text, firstLine } = frontMatter(await readText(path));
      lines.firstLines.set(file, firstLine);
      course.long_text = text;
      if (text === '') problems.push({ file, message: 'has no text' });
      continue;
    }
    const name = modulesFile(id);
    if (!existsSync(join(path, 'modules.yaml'))) {
      problems.push({ file: name, message: 'is missing in this folder' });
      continue;
    }
    const yaml = readYaml(name, await readText(join(path, 'modules.yaml')), problems);
    if (!yaml) continue;
    lines.lineOf.set(name, yaml.lineOf);
    course.modules = yaml.value;
  }
}
