import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { blogRowFields } from '../../domain/fields/blog.ts';
import { lectureFields, lessonRowFields, moduleFields } from '../../domain/fields/curriculum.ts';
import { documentFields } from '../../domain/fields/document.ts';
import type { FormValue, FormValues } from '../../domain/office/content-contract.ts';
import { type Kind, kindNames } from '../../domain/office/kinds.ts';
import { documentNames } from '../../domain/school.ts';
import {
  type Content,
  emptyDocument,
  type ItemPlace,
  type MediaFile,
  type Problem,
  type Problems,
  type SchoolDocument,
} from '../content.ts';
import { emptyTables, type Tables } from '../tables.ts';
import { type CsvKind, type CsvValue, csvFields, csvKinds, csvRecords } from './csv-files.ts';
import { addDocument, type DocumentHead } from './documents.ts';
import { checksOf } from './file-checks.ts';
import { readRow, toFile } from './file-fields.ts';
import { groupsIn, idOf, textOf } from './form-values.ts';
import { type ModulesFile, modulesFrom, modulesInto } from './modules-file.ts';
import { addPosts, type postHead } from './posts.ts';
import { addRows, type CsvRows } from './rows.ts';
import { schemaProblems } from './schema-problems.ts';
import { addSchool, filledBanners, readSchoolFile, type SchoolFile, schoolValues } from './school-file.ts';
import { checkText } from './text-check.ts';

/*
 * Converts the school's document (content.ts) to tables (tables.ts) and back. `checkContent` also checks the values of
 * a folder or a form. `tablesOf` does not, because a stored document was checked before.
 */

/**
 * Converts tables to a document. Every item has an id; a generated id does not change when the order does.
 *
 * @param known courses to reuse unchanged, by id, because converting courses takes most of the time
 */
export function toDocument(tables: Tables, known: ReadonlyMap<string, FormValues> = new Map()): SchoolDocument {
  const document = { ...emptyDocument(), ...csvRecords(tables) };
  const modulesOf = modulesFrom(tables);
  document.courses = tables.courses.map(({ id, longdescription, shortdescription }, index) => {
    const long_text = longdescription === shortdescription ? '' : longdescription;
    return known.get(id) ?? { ...document.courses[index], long_text, modules: modulesOf(id) };
  });
  document.school = [schoolValues(tables)];
  document.blogs = tables.blogs.map((row) => ({ ...toFile(blogRowFields, row), id: row.id, text: row.text }));
  document.documents = documentNames.map((id) => {
    const row = tables.documents.find((one) => one.id === id);
    return row ? { ...toFile(documentFields, row), id, text: row.text } : { id, text: '', documents: '' };
  });
  return document;
}

/** The content of a new school: the items that each school has once, with empty values. */
export const newSchool = (): Content => ({ document: toDocument(emptyTables()), media: [] });

/** Functions that read the values of items for `convert`. Each returns undefined for invalid values. */
interface Readers {
  row: <Name extends CsvKind>(kind: Name, values: FormValues, place: ItemPlace) => CsvValue<Name> | undefined;
  modules: (given: FormValue, place: ItemPlace) => ModulesFile | undefined;
  head: (item: FormValues, place: ItemPlace) => z.output<ReturnType<typeof postHead>> | undefined;
  document: (values: FormValues, place: ItemPlace) => DocumentHead | undefined;
  school: (values: FormValues, place: ItemPlace) => SchoolFile | undefined;
  text: (place: ItemPlace & { path: string }, source: string) => void;
  problems: Problems;
}

/** Converts a document that was checked before, such as a published one, to tables. */
export const tablesOf = (document: SchoolDocument): Tables =>
  convert(document, {
    row: (kind, values) => {
      const cells = csvFields[kind].map((fields) => readRow(fields, values));
      // These columns contain the id of a course. The fields in domain/fields do not include them.
      const { course = '', page = '' } = values;
      const own = kind === 'course-faq' ? { course } : kind === 'testimonials' ? { page } : {};
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

/** Checks a document, and converts it to tables without the invalid items. */
export const checkContent = (document: SchoolDocument, media: readonly MediaFile[], problems: Problems): Tables =>
  convert(document, checkingReaders(media, problems));

interface Checked {
  tables: Tables;
  problems: readonly Problem[];
}

/** The mistakes of a document. */
export const checkDocument = (document: SchoolDocument, media: readonly MediaFile[]): readonly Problem[] =>
  check(document, media).problems;

/**
 * Normalises a document as if it came from a folder: trims values, fills in defaults and drops invalid items. Unchanged items,
 * and an unchanged document, stay the same objects, because comparisons skip these.
 *
 * @param published the published document. Courses whose objects it shares are unchanged, and are not converted again
 */
export function normalized({ document, media }: Content, published?: SchoolDocument): Content {
  const same = new Set(published?.courses);
  const known = document.courses
    .filter((course) => same.has(course))
    .map((course) => [textOf(course.id), course] as const);
  return { document: withSameItems(document, toDocument(check(document, media).tables, new Map(known))), media };
}

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

/** Identifies an item. A subject has a name instead of an id. */
const nameOf = ({ id, name }: FormValues): string => textOf(id) || textOf(name);

/** Cached, because a request that saves an item needs the result several times. Documents are immutable. */
const check = (document: SchoolDocument, media: readonly MediaFile[]): Checked =>
  checksOf(media).once(document, () => {
    const problems: Problem[] = [];
    return { tables: checkContent(document, media, problems), problems };
  });

function checkingReaders(files: readonly MediaFile[], problems: Problems): Readers {
  const { media, csv, modules, post, document, school, once } = checksOf(files);
  /** @param prefix the path of the value in the item */
  const valid = <T>(
    schema: z.ZodType<T>,
    item: FormValue,
    value: () => unknown,
    place: ItemPlace,
    prefix = '',
  ): T | undefined => {
    const { data, error } = once(item, () => schema.safeParse(value()));
    for (const { path, message } of error ? schemaProblems(schema, error) : []) {
      problems.push({ ...place, path: [prefix, path].filter((part) => part !== '').join('.'), message });
    }
    return data;
  };
  return {
    row: <Name extends CsvKind>(kind: Name, values: FormValues, place: ItemPlace) => {
      const keys = Object.keys(csv[kind].shape);
      const cells = () => Object.fromEntries(keys.map((key) => [key, textOf(values[key])]));
      return valid<unknown>(csv[kind], values, cells, place) as CsvValue<Name> | undefined;
    },
    modules: (given, place) => valid(modules, given, () => given, place, 'modules'),
    head: (item, place) => {
      const { id, text, ...head } = item;
      return valid(post, item, () => head, place);
    },
    document: (item, place) => valid(document, item, () => item, place),
    school: (values, place) =>
      valid(school, values, () => ({ ...values, banners: filledBanners(values.banners) }), place),
    text: (place, source) => checkText(place, source, media, problems),
    problems,
  };
}

function convert(document: SchoolDocument, readers: Readers): Tables {
  const tables = emptyTables();
  const broken = new Set<string>();
  const rows = (kind: CsvKind) =>
    itemsOf(document, kind).flatMap(([values, place]) => {
      const value = readers.row(kind, values, place);
      if (value === undefined && kind === 'courses') broken.add(place.id);
      return value === undefined ? [] : [{ place, value }];
    });
  const csv = Object.fromEntries(csvKinds.map((kind) => [kind, rows(kind)])) as unknown as CsvRows;
  addRows(tables, csv, broken, readers.problems);
  addCourseTexts(tables, document, readers);
  const posts = itemsOf(document, 'blogs').map(([item, place]) => {
    const text = textOf(item.text).trim();
    readers.text({ ...place, path: 'text' }, text);
    return { ...place, head: readers.head(item, place), text };
  });
  addPosts(tables, posts, readers.problems);
  for (const [item, place] of itemsOf(document, 'documents')) {
    const source = textOf(item.text);
    if (source.trim() === '' && textOf(item.documents) === '') continue;
    readers.text({ ...place, path: 'text' }, source);
    const head = readers.document(item, place);
    if (head) addDocument(tables, { ...place, source, head }, readers.problems);
  }
  for (const [values, place] of itemsOf(document, 'school')) {
    const school = readers.school(values, place);
    if (school) addSchool(tables, school);
  }
  return tables;
}

const itemsOf = (document: SchoolDocument, kind: Kind): [FormValues, ItemPlace][] =>
  document[kind].map((values, index) => [values, { kind, id: idOf(kind, values), index }]);

function addCourseTexts(tables: Tables, document: SchoolDocument, { modules, text, problems }: Readers): void {
  const addModules = modulesInto(tables);
  const courses = new Map(tables.courses.map((row) => [row.id, row]));
  for (const [values, place] of itemsOf(document, 'courses')) {
    // Undefined if the row has a mistake. The long text is checked nevertheless, to list all mistakes of a course.
    const course = courses.get(place.id);
    const long = textOf(values.long_text).trim();
    if (course && long !== '') course.longdescription = long;
    text({ ...place, path: 'long_text' }, long);
    const given = values.modules;
    if (given === undefined || (Array.isArray(given) && given.length === 0)) continue;
    const read = modules(given, place);
    if (course && read) addModules(course, read, (message) => problems.push({ ...place, path: 'modules', message }));
  }
}
