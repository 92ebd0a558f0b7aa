import { texts } from '../../domain/decode.ts';
import { courseDrawingAddress } from '../../domain/drawings/addresses.ts';
import { achievementFields, achievementGroupFields } from '../../domain/fields/about-page.ts';
import { blogFields, blogSummaryFields } from '../../domain/fields/blog.ts';
import { courseCardFields, courseFields, unreadCourseFields } from '../../domain/fields/course.ts';
import { lectureRefFields, lessonFields, moduleFields, videoFields } from '../../domain/fields/curriculum.ts';
import { documentFields } from '../../domain/fields/document.ts';
import { faqFields } from '../../domain/fields/faq.ts';
import { type Columns, extend, type Fields, type Wire } from '../../domain/fields/field.ts';
import { bannerFields, categoryFields } from '../../domain/fields/front-page.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { ambassadorFields, memberFields, testimonialFields } from '../../domain/fields/people.ts';
import { limits } from '../../tokens/limits.ts';
import { forPlainKinds, plainKinds, plainRows, type Tables } from '../tables.ts';
import { type Json, json, jsonList } from './json.ts';
import { type Lookup, lookup, once } from './lookup.ts';
import { wordsOfCourses } from './search-words.ts';
import { toJson } from './to-json.ts';

/*
 * The JSON responses of the API's GET endpoints. Those of single items are created on request; the server caches responses.
 */

type Row<F extends Fields> = Columns<F> & { id: string };
const rowsAsJson = <F extends Fields>(fields: F, rows: readonly Row<F>[]): Json<Wire<F>[]> =>
  jsonList(rows.map((row) => json(toJson(fields, row))));

const fullFields = extend(courseFields, unreadCourseFields);

/** Adds the address of a drawing to a course without a picture. */
const withPicture = <Course extends { _id: string; homecourse: string }>(course: Course): Course =>
  course.homecourse ? course : { ...course, homecourse: courseDrawingAddress(course._id) };

/** The card of a course. It drops blank highlights, as the decoder does. */
function cardOf(row: Row<typeof courseCardFields>) {
  const { homepointdescription, ...rest } = withPicture(toJson(courseCardFields, row));
  return { ...rest, homepointdescription: texts(homepointdescription).slice(0, limits.cardPoints) };
}

/**
 * @param tables the rows that visitors see on a day: without hidden courses, products and posts, and their child rows
 */
export function answersOf(tables: Tables) {
  return { ...listsOf(tables), ...coursesOf(tables), ...curriculumOf(tables) };
}

export type Answers = ReturnType<typeof answersOf>;

function listsOf(tables: Tables) {
  const banners = (kind: string) => tables.banners.filter((row) => row.kind === kind);
  const members = (kind: string) =>
    rowsAsJson(
      memberFields,
      tables.members.filter((row) => row.kind === kind),
    );
  const itemsOf = Map.groupBy(tables.achievements, ({ group_id }) => group_id);
  return {
    ...forPlainKinds((kind) => rowsAsJson<Fields>(plainKinds[kind].shown, plainRows(tables, kind))),
    categories: rowsAsJson(categoryFields, tables.categories),
    testimonials: rowsAsJson(testimonialFields, tables.testimonials),
    team: members('team'),
    ambassadors: json(ambassadorsOf(tables)),
    /** In this response, the contract calls `description` `shortdescription`. */
    aboutBanners: json(
      banners('about').map((row) => {
        const { description, ...rest } = toJson(bannerFields, row);
        return { ...rest, shortdescription: description };
      }),
    ),
    ambassadorBanners: rowsAsJson(bannerFields, banners('ambassador')),
    productBanners: rowsAsJson(bannerFields, banners('product')),
    achievements: json(
      tables.achievement_groups.map((group) => ({
        ...toJson(achievementGroupFields, group),
        achievement: (itemsOf.get(group.id) ?? []).map((item) => toJson(achievementFields, item)),
      })),
    ),
    posts: rowsAsJson(blogSummaryFields, tables.blogs),
    post: byId(tables.blogs, (row) => json(toJson(blogFields, row))),
    document: byId(tables.documents, (row) => json(toJson(documentFields, row))),
    /** Only by id: no endpoint lists all partners, because many are children. */
    partner: byId(tables.partners, (row) => json(toJson(partnerFields, row))),
  };
}

/** The ambassadors. Those who are also partners have the id of their page. */
export function ambassadorsOf({ members, partners }: Pick<Tables, 'members' | 'partners'>) {
  const partnerOf = new Map(partners.map(({ id, name }) => [name, id]));
  return members
    .filter(({ kind }) => kind === 'ambassador')
    .map((row) => toJson(ambassadorFields, { ...row, partner: partnerOf.get(row.member_name) ?? '' }));
}

function coursesOf(tables: Tables) {
  return {
    course: byId(tables.courses, (row) => json(withPicture(toJson(fullFields, row)))),
    card: byId(tables.courses, (row) => json(cardOf(row))),
    /** The words of a course that a search finds although its card does not show them. Loaded with the first search. */
    words: once(async () => json(await wordsOfCourses(tables.courses, tables.modules, tables.lessons))),
    courseFaqs: lists(tables.course_faqs, 'course_id', (row) => toJson(faqFields, row)),
    courseTestimonials: lists(tables.course_testimonials, 'course_id', (row) => toJson(testimonialFields, row)),
  };
}

function curriculumOf({ modules, lessons, lectures }: Tables) {
  const lecturesOf = Map.groupBy(lectures, ({ lesson_id }) => lesson_id);
  const lessonsOf = Map.groupBy(lessons, ({ module_id }) => module_id);
  const module = byId(modules, (row) =>
    json({
      ...toJson(moduleFields, row),
      lesson: (lessonsOf.get(row.id) ?? []).map((lesson) => ({
        ...toJson(lessonFields, lesson),
        lecturevideos: (lecturesOf.get(lesson.id) ?? []).map((lecture) => toJson(lectureRefFields, lecture)),
      })),
    }),
  );
  return {
    module,
    /** The ids of a course's modules. */
    modulesOf: new Map(
      [...Map.groupBy(modules, ({ course_id }) => course_id)].map(([id, rows]) => [id, rows.map((row) => row.id)]),
    ),
    lessonVideo: byId(lessons, ({ id }) => {
      const lecturevideos = (lecturesOf.get(id) ?? []).map((row) => ({ _id: row.id, video: toJson(videoFields, row) }));
      return json({ lesson: { lessonId: { lecturevideos } } });
    }),
  };
}

const byId = <R extends { id: string }, T>(rows: readonly R[], of: (row: R) => T): Lookup<T> =>
  lookup(new Map(rows.map((row) => [row.id, row])), of);

const lists = <Parent extends string, R extends { [Name in Parent]: string }, T>(
  rows: readonly R[],
  parent: Parent,
  of: (row: R) => T,
): Lookup<Json<T[]>> =>
  lookup(
    Map.groupBy(rows, (row): string => row[parent]),
    (some) => json(some.map(of)),
  );
