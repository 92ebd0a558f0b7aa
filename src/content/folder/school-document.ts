import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { blogRowFields } from '../../domain/fields/blog.ts';
import { lectureFields, lessonRowFields, moduleFields } from '../../domain/fields/curriculum.ts';
import { documentFields } from '../../domain/fields/document.ts';
import type { FormValue, FormValues } from '../../domain/office/content-contract.ts';
import { type Kind, kindNames } from '../../domain/office/kinds.ts';
import { documentNames } from '../../domain/school.ts';
import { type Content, emptyDocument, type MediaFile, type Problem, type SchoolDocument } from '../content.ts';
import { emptyTables, type Tables } from '../tables.ts';
import { type CsvFile, type CsvValue, csvFields, csvRecords } from './csv-files.ts';
import { addDocument, type DocumentHead, documentFile } from './documents.ts';
import { checksOf } from './file-checks.ts';
import { readRow, toFile } from './file-fields.ts';
import { groupsIn, textOf } from './form-values.ts';
import { type ModulesFile, modulesFrom, modulesInto } from './modules-file.ts';
import { addPost, type CheckText, orderPosts, type postHead } from './posts.ts';
import { addRows, type CsvRows } from './rows.ts';
import { addSchool, readSchoolFile, type SchoolFile, schoolFileOf, schoolValues } from './school-file.ts';
import { checkText } from './text-check.ts';

/*
 * A document and its tables. A document was checked when it was stored, so `tablesOf` only converts it. `checkDocument`
 * checks the values of forms by the functions that read a folder.
 */

/** The kind of a CSV file. */
const kindOf = (file: CsvFile): Kind => file.slice(0, -'.csv'.length) as Kind;
const csvFiles = Object.keys(csvFields) as CsvFile[];

/** Converts tables to a document. Every item has an id, also a generated one: it stays when the order changes. */
export function toDocument(tables: Tables): SchoolDocument {
  const document = emptyDocument();
  const csv = csvRecords(tables);
  for (const file of csvFiles) document[kindOf(file)] = csv[file];
  const modulesOf = modulesFrom(tables);
  document.courses = tables.courses.map(({ id, longdescription, shortdescription }, index) => ({
    ...document.courses[index],
    long_text: longdescription === shortdescription ? '' : longdescription,
    modules: modulesOf(id),
  }));
  document.school = [schoolValues(tables)];
  document.blogs = tables.blogs.map((row) => ({ ...toFile(blogRowFields, row), id: row.id, text: row.text }));
  document.documents = documentNames.map((id) => {
    const row = tables.documents.find((one) => one.id === id);
    return row ? { ...toFile(documentFields, row), id, text: row.text } : { id, text: '', documents: '' };
  });
  return document;
}

/** The content of a school before its first edit: the forms that each school has once, without values. */
export const newSchool = (): Content => ({ document: toDocument(emptyTables()), media: [] });

/** The readers of a document's values. Each returns undefined for values with a mistake. */
interface Readers {
  row: <Name extends CsvFile>(file: Name, values: FormValues, row: number) => CsvValue<Name> | undefined;
  modules: (given: FormValue[], file: string) => ModulesFile | undefined;
  head: (item: FormValues, file: string) => z.output<ReturnType<typeof postHead>> | undefined;
  document: (values: FormValues, file: string) => DocumentHead | undefined;
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
    head: (item) => readRow(blogRowFields, item),
    document: (item) => readRow(documentFields, item),
    school: readSchoolFile,
    text: () => undefined,
    problems: [],
  });

interface Checked {
  tables: Tables;
  /** `row` counts as in a CSV file: 2 is the first item. */
  problems: readonly Problem[];
}

/** The mistakes of a document. */
export const checkDocument = (document: SchoolDocument, media: readonly MediaFile[]): readonly Problem[] =>
  check(document, media).problems;

/**
 * The document as a folder would give it: trimmed, and with the defaults. Items with a mistake are left out; items
 * without a change stay the same objects, which comparisons skip. So does a document without a change.
 */
export const normalized = ({ document, media }: Content): Content => ({
  document: withSameItems(document, toDocument(check(document, media).tables)),
  media,
});

function withSameItems(before: SchoolDocument, document: SchoolDocument): SchoolDocument {
  const lists = kindNames.map((kind) => {
    const old = new Map(before[kind].map((item) => [nameOf(item), item]));
    const items = document[kind].map((item) => {
      const was = old.get(nameOf(item));
      return was && isDeepStrictEqual(was, item) ? was : item;
    });
    const isSame = items.length === before[kind].length && items.every((item, index) => item === before[kind][index]);
    return [kind, isSame ? before[kind] : items] as const;
  });
  const isSame = lists.every(([kind, items]) => items === before[kind]);
  return isSame ? before : (Object.fromEntries(lists) as SchoolDocument);
}

/** A subject has no id. */
const nameOf = ({ id, name }: FormValues): string => textOf(id) || textOf(name);

/** Documents are immutable: a request that saves an item needs the result several times. */
const check = (document: SchoolDocument, media: readonly MediaFile[]): Checked =>
  checksOf(media).once(document, () => {
    const problems: Problem[] = [];
    return { tables: convert(document, checkingReaders(media, problems)), problems };
  });

function checkingReaders(files: readonly MediaFile[], problems: Problem[]): Readers {
  const { media, csv, modules, post, document, school, once } = checksOf(files);
  const validOf = <T>(result: z.ZodSafeParseResult<T>, place: Pick<Problem, 'file' | 'row'>): T | undefined => {
    for (const { path, message } of result.error?.issues ?? []) {
      problems.push({ ...place, column: path.map(String).join('.'), message });
    }
    return result.data;
  };
  return {
    row: <Name extends CsvFile>(file: Name, values: FormValues, row: number) => {
      const result = once<z.ZodSafeParseResult<unknown>>(values, () => {
        const cells = Object.keys(csv[file].shape).map((key) => [key, textOf(values[key])]);
        return csv[file].safeParse(Object.fromEntries(cells));
      });
      return validOf(result, { file, row }) as CsvValue<Name> | undefined;
    },
    modules: (given, file) =>
      validOf(
        once(given, () => modules.safeParse(given)),
        { file },
      ),
    head: (item, file) =>
      validOf(
        once(item, () => {
          const { id, text, ...head } = item;
          return post.safeParse(head);
        }),
        { file },
      ),
    document: (item, file) =>
      validOf(
        once(item, () => document.safeParse(item)),
        { file },
      ),
    school: (values) =>
      validOf(
        once(values, () => school.safeParse(schoolFileOf(values))),
        { file: 'school.yaml' },
      ),
    text: (file, source, firstLine) => checkText(file, source, media, problems, firstLine),
    problems,
  };
}

function convert(document: SchoolDocument, readers: Readers): Tables {
  const tables = emptyTables();
  const broken = new Set<string>();
  const rows = (file: CsvFile) =>
    document[kindOf(file)].flatMap((values, index) => {
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
    const item = document.documents.find(({ id }) => id === name) ?? {};
    const source = textOf(item.text);
    if (source.trim() === '' && textOf(item.documents) === '') continue;
    const head = readers.document(item, documentFile(name));
    if (head) addDocument(tables, { name, position, source, head }, readers.text, readers.problems);
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
  for (const item of blogs) {
    const id = textOf(item.id);
    const post = { id, head: head(item, `blogs/${id}.md`), text: textOf(item.text).trim() };
    addPost(tables, { ...post, firstLine: 1 }, checkPost, problems);
  }
  orderPosts(tables, problems);
}

/** The files that store an item. `prefix` is the key of the value that a file contains; '' for the whole item. */
export const filesOf = (kind: Kind, id: string): { file: string; prefix: string }[] => {
  if (kind === 'school') return [{ file: 'school.yaml', prefix: '' }];
  if (kind === 'documents') return [{ file: documentFile(id), prefix: '' }];
  if (kind === 'blogs') return [{ file: `blogs/${id}.md`, prefix: '' }];
  const own = { file: `${kind}.csv`, prefix: '' };
  if (kind !== 'courses') return [own];
  return [own, { file: `courses/${id}.md`, prefix: 'long_text' }, { file: modulesPath(id), prefix: 'modules' }];
};
