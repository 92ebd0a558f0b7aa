import type { z } from 'zod';
import { blogRowFields } from '../../domain/fields/blog.ts';
import type { FormValue, FormValues } from '../../domain/office/content-contract.ts';
import { type Thing, thingNames } from '../../domain/office/things.ts';
import { documentNames } from '../../domain/school.ts';
import { type Content, emptyContent, type Problem } from '../content.ts';
import { addDocument, documentFile } from './documents.ts';
import { toFile } from './file-fields.ts';
import { type ModulesFile, modulesFile, modulesFrom, modulesInto } from './modules-file.ts';
import { parsedOnce } from './parsed-once.ts';
import { addPost, orderPosts, postHead } from './posts.ts';
import { addRows, type Rows } from './rows.ts';
import { addIncompleteSchool, addSchool, fromSchool, readSchool, schoolFile } from './school-file.ts';
import { type CsvFile, csvRecords, tables } from './tables.ts';
import { checkText } from './text-check.ts';

/*
 * The content as the values of forms: the texts of a content folder, without its files. The office edits these values;
 * `fromRecords` checks them by the functions that read a folder.
 */

/** The items of each thing, in order. */
export type Records = Record<Thing, FormValues[]>;

/** The CSV file of a thing. */
const csvOf = (thing: Thing): CsvFile | undefined => {
  const file = `${thing}.csv`;
  return isCsvFile(file) ? file : undefined;
};
const csvFiles = new Set(Object.keys(tables(new Set())));
const isCsvFile = (file: string): file is CsvFile => csvFiles.has(file);

export const emptyRecords = (): Records =>
  Object.fromEntries(thingNames.map((thing) => [thing, [] as FormValues[]])) as Records;

/** Converts content to records. Every item has an id, also a generated one: it stays when the order changes. */
export function toRecords(content: Content): Records {
  const records = emptyRecords();
  const csv = csvRecords(content);
  for (const thing of thingNames) {
    const file = csvOf(thing);
    if (file) records[thing] = csv[file].map((row) => ({ ...row }));
  }
  const modulesOf = modulesFrom(content, { allIds: true });
  for (const [index, { id, longdescription, shortdescription }] of content.courses.entries()) {
    const long_text = longdescription === shortdescription ? '' : longdescription;
    Object.assign(records.courses[index] ?? {}, { long_text, modules: modulesOf(id) });
  }
  records.school = [schoolValues(content)];
  records.blogs = content.blogs.map((row) => ({ ...toFile(blogRowFields, row), id: row.id, text: row.text }));
  records.documents = documentNames.map((id) => ({
    id,
    text: content.documents.find((row) => row.id === id)?.text ?? '',
  }));
  return records;
}

const bannerNames = ['about', 'ambassadors', 'products'] as const;

function schoolValues(content: Content): FormValues {
  const { faces, banners, copyright_year, ...values } = fromSchool(
    readSchool(content.school[0]?.settings ?? '{}'),
    content.banners,
  );
  const empty = Object.fromEntries(bannerNames.map((name) => [name, { text: '', picture: '' }]));
  return {
    ...values,
    copyright_year: String(copyright_year ?? ''),
    faces: faces.map((picture) => ({ picture })),
    banners: { ...empty, ...banners },
  };
}

interface Checked {
  content: Content;
  /** `row` counts as in a CSV file: 2 is the first item. */
  problems: readonly Problem[];
}

/** The last result for each set of records: a request that saves an item needs it several times. */
const checkedRecords = new WeakMap<Records, { media: Content['media']; checked: Promise<Checked> }>();

/** Converts records to content without its files. Records are immutable: the result is cached by their identity. */
export function fromRecords(records: Records, media: Content['media']): Promise<Checked> {
  const known = checkedRecords.get(records);
  if (known?.media === media) return known.checked;
  const checked = convert(records, media);
  checkedRecords.set(records, { media, checked });
  return checked;
}

const parsedRow = parsedOnce<z.ZodSafeParseResult<unknown>>();
const parsedModules = parsedOnce<z.ZodSafeParseResult<ModulesFile>>();

async function convert(records: Records, files: Content['media']): Promise<Checked> {
  const media: ReadonlySet<string> = new Set(files.map(({ id }) => id));
  const content = emptyContent();
  const problems: Problem[] = [];
  const broken = new Set<string>();
  const schemas = tables(media);
  const csv = async <Name extends CsvFile>(name: Name): Promise<Rows<Name>> => {
    const rows: Rows<Name> = [];
    for (const [index, values] of records[thingOf(name)].entries()) {
      const result = parsedRow(files, values, () => {
        const cells = Object.keys(schemas[name].shape).map((key) => [key, textOf(values[key])]);
        return schemas[name].safeParse(Object.fromEntries(cells));
      });
      const row = index + 2;
      if (result.success) rows.push({ row, value: result.data as Rows<Name>[number]['value'] });
      else {
        if (name === 'courses.csv') broken.add(textOf(values.id));
        for (const { path, message } of result.error.issues) {
          problems.push({ file: name, row, column: path.join('.'), message });
        }
      }
    }
    return rows;
  };
  await addRows(content, csv, broken, problems);
  addCourseTexts(content, records, files, problems);
  addPosts(content, records, media, problems);
  addDocuments(content, records, media, problems);
  addSettings(content, records, media, problems);
  return { content, problems };
}

const thingOf = (file: CsvFile): Thing => file.slice(0, -'.csv'.length) as Thing;

const textOf = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '');

/** The file of a course's modules. */
export const modulesPath = (course: string) => `courses/${course}/modules.yaml`;

function addCourseTexts(content: Content, records: Records, files: Content['media'], problems: Problem[]): void {
  const media = new Set(files.map(({ id }) => id));
  const schema = modulesFile(media);
  const addModules = modulesInto(content);
  const courses = new Map(content.courses.map((row) => [row.id, row]));
  for (const values of records.courses) {
    const id = textOf(values.id);
    // Undefined if its row has a mistake: all mistakes of a course are listed at once.
    const course = courses.get(id);
    const long = textOf(values.long_text).trim();
    if (course && long !== '') course.longdescription = long;
    checkText(`courses/${id}.md`, long, media, problems);
    const given = values.modules;
    if (!Array.isArray(given) || given.length === 0) continue;
    const modules = parsedModules(files, given, () => schema.safeParse(given));
    const file = modulesPath(id);
    if (!modules.success) addIssues(file, modules.error.issues, problems);
    else if (course) addModules(course, modules.data, (message) => problems.push({ file, message }));
  }
}

function addPosts(content: Content, records: Records, media: ReadonlySet<string>, problems: Problem[]): void {
  const schema = postHead(media);
  for (const { id, text, ...values } of records.blogs) {
    const head = schema.safeParse(values);
    if (!head.success) addIssues(`blogs/${textOf(id)}.md`, head.error.issues, problems);
    const post = { id: textOf(id), head: head.data, text: textOf(text).trim(), firstLine: 1 };
    addPost(content, post, media, problems);
  }
  orderPosts(content, problems);
}

function addDocuments(content: Content, records: Records, media: ReadonlySet<string>, problems: Problem[]): void {
  const check = (file: string, source: string) => checkText(file, source, media, problems);
  for (const [position, name] of documentNames.entries()) {
    const source = textOf(records.documents.find(({ id }) => id === name)?.text);
    if (source.trim() !== '') addDocument(content, { name, position, source }, check, problems);
  }
}

function addSettings(content: Content, records: Records, media: ReadonlySet<string>, problems: Problem[]): void {
  const { faces = [], banners = {}, ...values } = records.school[0] ?? {};
  const given = Object.entries(isGroup(banners) ? banners : {});
  const result = schoolFile(media).safeParse({
    ...values,
    faces: Array.isArray(faces) ? faces.map((face) => (isGroup(face) ? face.picture : face)) : faces,
    // Omits banners without a value.
    banners: Object.fromEntries(given.filter(([, banner]) => Object.values(banner).some((value) => value !== ''))),
  });
  if (result.success) {
    addSchool(content, result.data);
    return;
  }
  const { issues } = result.error;
  addIssues('school.yaml', issues, problems);
  const wrong = new Set(issues.map(({ path: [key] }) => String(key)));
  const valid = Object.fromEntries(Object.entries(values).filter(([key]) => !wrong.has(key)));
  if (Object.values(valid).some((value) => typeof value === 'string' && value !== '')) {
    addIncompleteSchool(content, valid, media);
  }
}

const isGroup = (value: FormValue): value is { [key: string]: FormValue } =>
  typeof value === 'object' && !Array.isArray(value);

function addIssues(
  file: string,
  issues: readonly { path: PropertyKey[]; message: string }[],
  problems: Problem[],
): void {
  for (const { path, message } of issues) problems.push({ file, column: path.map(String).join('.'), message });
}

/** The files that store an item. `prefix` is the key of the value that a file contains; '' for the whole item. */
export const filesOf = (thing: Thing, id: string): { file: string; prefix: string }[] => {
  if (thing === 'school') return [{ file: 'school.yaml', prefix: '' }];
  if (thing === 'documents') return [{ file: documentFile(id), prefix: 'text' }];
  if (thing === 'blogs') return [{ file: `blogs/${id}.md`, prefix: '' }];
  const own = { file: `${thing}.csv`, prefix: '' };
  if (thing !== 'courses') return [own];
  return [own, { file: `courses/${id}.md`, prefix: 'long_text' }, { file: modulesPath(id), prefix: 'modules' }];
};
