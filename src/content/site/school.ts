import type { ContentSource } from '../../db/schema.ts';
import { emptySchool } from '../../domain/empty-school.ts';
import { sampleTexts } from '../../domain/sample-texts.ts';
import {
  type ContentPage,
  documentNames,
  type School,
  type SchoolSettings,
  sampleSchool,
} from '../../domain/school.ts';
import { subjects } from '../../tokens/limits.ts';
import type { Tables } from '../tables.ts';

/** Facts about the content that visitors see on a day. They decide, for example, which pages the school has. */
export interface Visible {
  posts: number;
  products: number;
  /** The ids of the lessons that are open to everybody. */
  freeLessons: readonly string[];
  /** The ages of all courses that visitors see, as a range: `School.ages`. */
  ages: string | undefined;
  subjects: ReadonlySet<string>;
}

/** The school with the facts that are derived from its content. */
export function schoolOf(
  tables: Tables,
  source: ContentSource,
  settings: SchoolSettings,
  day: string,
  visible: Visible,
): School {
  const ages = visible.ages === undefined ? {} : { ages: visible.ages };
  if (source === 'sample') {
    // The sample content of an early version has no texts.
    return { ...sampleSchool, texts: sampleTexts, ...settings, ...ages, freeLessons: visible.freeLessons };
  }
  const has: Record<ContentPage, boolean> = {
    about: hasAboutPage(tables),
    ambassadors: tables.members.some(({ kind }) => kind === 'ambassador'),
    blogs: visible.posts > 0,
    blog: visible.posts > 0,
    products: visible.products > 0,
    'vr-labs': settings.vrLabs === '/vr-labs',
  };
  return {
    ...emptySchool,
    ...settings,
    copyrightYear: settings.copyrightYear || Number(day.slice(0, 4)),
    hasBlogs: visible.posts > 0,
    hasSubjects: tables.categories.length > 0,
    missingPages: emptySchool.missingPages.filter((page) => !has[page]),
    documents: documentNames.filter((name) => tables.documents.some(({ id }) => id === name)),
    freeLessons: visible.freeLessons,
    ...ages,
    ...ownSubjects(visible),
  };
}

/** The subjects of the courses. Omitted without a course, or if all five have courses: pages then name all five. */
function ownSubjects({ subjects: own }: Visible): Pick<School, 'subjects'> {
  const found = subjects.filter((subject) => own.has(subject));
  return found.length > 0 && found.length < subjects.length ? { subjects: found } : {};
}

const hasAboutPage = ({ banners, mission, members, competitions, achievements }: Tables): boolean =>
  banners.some(({ kind }) => kind === 'about') ||
  members.some(({ kind }) => kind === 'team') ||
  [mission, competitions, achievements].some(({ length }) => length > 0);
