import type { z } from 'zod';
import { blogRowFields } from '../../domain/fields/blog.ts';
import { lectureFields, lessonRowFields, moduleFields } from '../../domain/fields/curriculum.ts';
import type { FormValue, FormValues } from '../../domain/office/content-contract.ts';
import type { Thing } from '../../domain/office/things.ts';
import { documentNames } from '../../domain/school.ts';
import { type Content, emptyDocument, type MediaFile, type Problem, type SchoolDocument } from '../content.ts';
import { emptyTables, type Tables } from '../tables.ts';
import { type CsvFile, type CsvValue, csvFields, csvRecords, csvSchemas } from './csv-files.ts';
import { addDocument, documentFile } from './documents.ts';
import { readRow, toFile } from './file-fields.ts';
import { groupsIn, textOf } from './form-values.ts';
import { type ModulesFile, modulesFile, modulesFrom, modulesInto } from './modules-file.ts';
import { parsedOnce } from './parsed-once.ts';
import { addPost, type CheckText, orderPosts, postHead } from './posts.ts';
import { addRows, type CsvRows } from './rows.ts';
import { addSchool, readSchoolFile, type SchoolFile, schoolFile, schoolFileOf, schoolValues } from './school-file.ts';
import { checkText } from './text-check.ts';

/*
 * A document and its tables. A document was checked when it was stored, so `tablesOf` only converts it. `checkDocument`
 * checks the values of forms by the functions that read a folder.
 */

/** The thing of a CSV file. */
const thingOf = (file: CsvFile): Thing => file.slice(0, -'.csv'.length) as Thing;
const csvFiles = Object.keys(csvFields) as CsvFile[];

/** Converts tables to a document. Every item has an id, also a generated one: it stays when the order changes. */
export function toDocument(tables: Tables): SchoolDocument {
  const document = emptyDocument();
  const csv = csvRecords(tables);
  for (const file of csvFiles) document[thingOf(file)] = csv[file];
  const modulesOf = modulesFrom(tables);
  document.courses = tables.courses.map(({ id, longdescription, shortdescription }, index) => ({
    ...document.courses[index],
    long_text: longdescription === shortdescription ? '' : longdescription,
    modules: modulesOf(id),
  }));
  document.school = [schoolValues(tables)];
  document.blogs = tables.blogs.map((row) => ({ ...toFile(blogRowFields, row), id: row.id, text: row.text }));
  document.documents = documentNames.map((id) => ({
    id,
    text: tables.documents.find((row) => row.id === id)?.text ?? '',
  }));
  return document;
}

/** The content of a school before its first edit: the forms that each school has once, without values. */
export const newSchool = (): Content => ({ document: toDocument(emptyTables()), media: [] });

/** The readers of a document's values. Each returns undefined for values with a mistake. */
interface Readers {
  row: <Name extends CsvFile>(file: Name, values: FormValues, row: number) => CsvValue<Name> | undefined;
  modules: (given: FormValue[], file: string) => ModulesFile | undefined;
  head: (values: FormValues, file: string) => z.output<ReturnType<typeof postHead>> | undefined;
  school: (values: FormValues) => SchoolFile | undefined;
  text: CheckText;
  problems: Problem[];
}

/** Converts a document that was checked. */
export const tablesOf = (document: SchoolDocument): Tables =>
  convert(document, {
    row: (file, values) => {
      const cells = csvFields[file].map((fields) => readRow(fields, values));
      // The id of a course, which no field table has.
      const { course = '', page = '' } = values;
      const own = file === 'course-faq.csv' ? { course } : file === 'testimonials.csv' ? { page } : {};
      return Object.assign({}, ...cells, own);
    },
    modules: (given) =>
      groupsIn(given).map((module) => ({
        ...readRow(moduleFields, module),
        lessons: groupsIn(module.lessons).map((lesson) => ({
          ...readRow(lessonRowFields, lesson),
          lectures: groupsIn(lesson.lectures).map((lecture) => readRow(lectureFields, lecture)),
        })),
      })),
    head: (values) => readRow(blogRowFields, values),
    school: readSchoolFile,
    text: () => undefined,
    problems: [],
  });

interface Checked {
  tables: Tables;
  /** `row` counts as in a CSV file: 2 is the first item. */
  problems: readonly Problem[];
}

/** The last result for each document: a request that saves an item needs it several times. */
const checkedDocuments = new WeakMap<SchoolDocument, { media: readonly MediaFile[]; checked: Checked }>();

/** The mistakes of a document. Documents are immutable: the result is cached by their identity. */
export const checkDocument = (document: SchoolDocument, media: readonly MediaFile[]): readonly Problem[] =>
  check(document, media).problems;

/** The document as a folder would give it: trimmed, and with the defaults. Items with a mistake are left out. */
export const normalized = ({ document, media }: Content): Content => ({
  document: toDocument(check(document, media).tables),
  media,
});

function check(document: SchoolDocument, media: readonly MediaFile[]): Checked {
  const known = checkedDocuments.get(document);
  if (known?.media === media) return known.checked;
  const problems: Problem[] = [];
  const checked = { tables: convert(document, checkingReaders(media, problems)), problems };
  checkedDocuments.set(document, { media, checked });
  return checked;
}

const parsedRow = parsedOnce<z.ZodSafeParseResult<unknown>>();
const parsedModules = parsedOnce<z.ZodSafeParseResult<ModulesFile>>();

function checkingReaders(files: readonly MediaFile[], problems: Problem[]): Readers {
  const media: ReadonlySet<string> = new Set(files.map(({ id }) => id));
  const schemas = csvSchemas(media);
  const [ofModules, ofHead, ofSchool] = [modulesFile(media), postHead(media), schoolFile(media)];
  const validOf = <T>(result: z.ZodSafeParseResult<T>, place: Pick<Problem, 'file' | 'row'>): T | undefined => {
    for (const { path, message } of result.error?.issues ?? []) {
      problems.push({ ...place, column: path.map(String).join('.'), message });
    }
    return result.data;
  };
  return {
    row: <Name extends CsvFile>(file: Name, values: FormValues, row: number) => {
      const result = parsedRow(files, values, () => {
        const cells = Object.keys(schemas[file].shape).map((key) => [key, textOf(values[key])]);
        return schemas[file].safeParse(Object.fromEntries(cells));
      });
      return validOf(result, { file, row }) as CsvValue<Name> | undefined;
    },
    modules: (given, file) =>
      validOf(
        parsedModules(files, given, () => ofModules.safeParse(given)),
        { file },
      ),
    head: (values, file) => validOf(ofHead.safeParse(values), { file }),
    school: (values) => validOf(ofSchool.safeParse(schoolFileOf(values)), { file: 'school.yaml' }),
    text: (file, source, firstLine) => checkText(file, source, media, problems, firstLine),
    problems,
  };
}

function convert(document: SchoolDocument, readers: Readers): Tables {
  const tables = emptyTables();
  const broken = new Set<string>();
  const rows = (file: CsvFile) =>
    document[thingOf(file)].flatMap((values, index) => {
      const row = index + 2;
      const value = readers.row(file, values, row);
      if (value === undefined && file === 'courses.csv') broken.add(textOf(values.id));
      return value === undefined ? [] : [{ row, value }];
    });
  const csv = Object.fromEntries(csvFiles.map((file) => [file, rows(file)])) as unknown as CsvRows;
  addRows(tables, csv, broken, readers.problems);
  addCourseTexts(tables, document, readers);
  addPosts(tables, document, readers);
  for (const [position, name] of documentNames.entries()) {
    const source = textOf(document.documents.find(({ id }) => id === name)?.text);
    if (source.trim() !== '') addDocument(tables, { name, position, source }, readers.text, readers.problems);
  }
  const school = document.school[0] && readers.school(document.school[0]);
  if (school) addSchool(tables, school);
  return tables;
}

/** The file of a course's modules. */
export const modulesPath = (course: string) => `courses/${course}/modules.yaml`;

function addCourseTexts(tables: Tables, document: SchoolDocument, { modules, text, problems }: Readers): void {
  const addModules = modulesInto(tables);
  const courses = new Map(tables.courses.map((row) => [row.id, row]));
  for (const values of document.courses) {
    const id = textOf(values.id);
    // Undefined if the row has a mistake. The long text is checked nevertheless, to list all mistakes of a course.
    const course = courses.get(id);
    const long = textOf(values.long_text).trim();
    if (course && long !== '') course.longdescription = long;
    text(`courses/${id}.md`, long);
    const given = values.modules;
    if (!Array.isArray(given) || given.length === 0) continue;
    const file = modulesPath(id);
    const read = modules(given, file);
    if (course && read) addModules(course, read, (message) => problems.push({ file, message }));
  }
}

function addPosts(tables: Tables, { blogs }: SchoolDocument, { head, text: checkPost, problems }: Readers): void {
  for (const { id, text, ...values } of blogs) {
    const post = { id: textOf(id), head: head(values, `blogs/${textOf(id)}.md`), text: textOf(text).trim() };
    addPost(tables, { ...post, firstLine: 1 }, checkPost, problems);
  }
  orderPosts(tables, problems);
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
