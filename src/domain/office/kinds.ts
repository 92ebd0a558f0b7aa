import { achievementFields, achievementGroupFields, competitionFields, missionFields } from '../fields/about-page.ts';
import { blogRowFields } from '../fields/blog.ts';
import { courseRowFields } from '../fields/course.ts';
import { lectureFields, lessonRowFields, moduleFields } from '../fields/curriculum.ts';
import { documentFields } from '../fields/document.ts';
import { faqFields } from '../fields/faq.ts';
import type { Field } from '../fields/field.ts';
import { announcementRowFields, bannerFields, categoryFields } from '../fields/front-page.ts';
import { partnerFields } from '../fields/partner.ts';
import { memberFields, testimonialFields } from '../fields/people.ts';
import { productRowFields } from '../fields/product.ts';
import {
  schoolContactFields,
  schoolLookFields,
  schoolNameFields,
  schoolRequestFields,
  schoolRuleFields,
  schoolTextFields,
} from '../fields/school.ts';
import { schoolMailFields } from '../fields/school-mails.ts';
import {
  courseChoice,
  type FormList,
  type FormPart,
  fieldsOf,
  group,
  inWords,
  type KindForm,
  markdown,
  withoutId,
} from './form-parts.ts';

/*
 * The forms of the office, generated from the field tables (domain/fields). Their values have the keys of the content
 * folder's CSV and YAML files.
 */

const picture: Field = { type: 'image', wire: 'picture' };

const lectures: FormList = {
  type: 'list',
  key: 'lectures',
  label: 'Lectures',
  one: 'lecture',
  parts: fieldsOf(lectureFields),
};
const lessons: FormList = {
  type: 'list',
  key: 'lessons',
  label: 'Lessons',
  one: 'lesson',
  parts: [...fieldsOf(lessonRowFields), lectures],
};
const modules: FormList = {
  type: 'list',
  key: 'modules',
  label: 'Modules',
  one: 'module',
  parts: [...fieldsOf(moduleFields), lessons],
};

const dated = ['shown_from', 'shown_until', 'next_fee', 'next_fee_from'];
const asked = ['ages', 'fee', 'starts', 'seats', 'schedule', 'language', 'teacher', 'duration', 'enrol'];
const onCard = ['name', 'category', 'level', 'picture', 'highlights'];
const courseFields = fieldsOf(courseRowFields);
const courseParts: readonly FormPart[] = [
  ...courseFields.filter(({ key }) => onCard.includes(key)),
  group(
    'What parents ask first',
    courseFields.filter(({ key }) => asked.includes(key)),
  ),
  group('The page of the course', [
    ...courseFields.filter(({ key }) => ![...onCard, ...asked, ...dated].includes(key)),
    markdown('long_text', 'Long text'),
  ]),
  group(
    'Later changes',
    courseFields.filter(({ key }) => dated.includes(key)),
  ),
  modules,
];

/** Logo and icon are small everywhere. */
const small = { pictureSide: 512 };
const portraitSide = 640;
/** For pictures that fill the width of a page. */
const wideSide = 1600;

const short = { type: 'text', maxLength: 60 } as const;
const schoolParts: readonly FormPart[] = [
  group('Name and place', fieldsOf(schoolNameFields)),
  group('Contact', fieldsOf(schoolContactFields)),
  group('Look', fieldsOf(schoolLookFields, { logo: small, icon: small, sharing_picture: { pictureSide: 1200 } })),
  {
    type: 'list',
    key: 'social',
    label: 'Social media',
    one: 'link',
    parts: fieldsOf({
      name: { type: 'text', wire: 'name', required: true, maxLength: 40 },
      address: { type: 'address', wire: 'address' },
    }),
  },
  {
    type: 'list',
    key: 'figures',
    label: 'Figures of the home page',
    one: 'figure',
    maxItems: 3,
    parts: fieldsOf({ figure: { ...short, wire: 'figure', maxLength: 20 }, label: { ...short, wire: 'label' } }),
  },
  {
    type: 'list',
    key: 'faces',
    label: 'Pictures of people',
    one: 'picture',
    maxItems: 12,
    parts: fieldsOf({ picture }, { picture: { pictureSide: portraitSide } }),
  },
  group(
    'Banners',
    (['about', 'ambassadors', 'products'] as const).map((key) =>
      group(`Banner of ${inWords(key)}`, withoutId(fieldsOf(bannerFields)), key),
    ),
    'banners',
  ),
  group('Requests for a seat', fieldsOf(schoolRequestFields)),
  group('Mails to parents', fieldsOf(schoolMailFields)),
  group('Texts of the pages', fieldsOf(schoolTextFields)),
  group('Rules', fieldsOf(schoolRuleFields)),
];

const member = {
  title: 'name',
  subtitle: 'role',
  image: 'picture',
  isOrdered: true,
  pictureSide: portraitSide,
  parts: fieldsOf(memberFields),
};

const forms = {
  school: {
    label: 'School',
    one: 'school',
    title: 'name',
    isFixed: true,
    isOrdered: false,
    pictureSide: wideSide,
    parts: schoolParts,
  },
  courses: {
    label: 'Courses',
    one: 'course',
    title: 'name',
    subtitle: 'category',
    image: 'picture',
    isOrdered: true,
    hasPage: true,
    list: { facts: ['fee', 'starts'], filters: ['category', 'level'], gaps: ['picture', 'fee'] },
    parts: courseParts,
  },
  'course-faq': {
    label: 'Questions of courses',
    one: 'question',
    title: 'question',
    subtitle: 'course',
    isOrdered: true,
    parts: [courseChoice('course', 'Course', true), ...fieldsOf(faqFields)],
  },
  faq: { label: 'Questions', one: 'question', title: 'question', isOrdered: true, parts: fieldsOf(faqFields) },
  testimonials: {
    label: 'Testimonials',
    one: 'testimonial',
    title: 'name',
    subtitle: 'page',
    image: 'picture',
    isOrdered: true,
    pictureSide: portraitSide,
    parts: [...fieldsOf(testimonialFields), courseChoice('page', 'On the page of (empty: the home page)')],
  },
  categories: {
    label: 'Subjects',
    one: 'subject',
    title: 'name',
    image: 'picture',
    isOrdered: true,
    parts: fieldsOf(categoryFields),
  },
  announcements: {
    label: 'Announcements',
    one: 'announcement',
    title: 'title',
    image: 'picture',
    isOrdered: true,
    pictureSide: wideSide,
    parts: fieldsOf(announcementRowFields),
  },
  team: { label: 'Team', one: 'member', ...member },
  ambassadors: { label: 'Ambassadors', one: 'ambassador', ...member },
  products: {
    label: 'Products',
    one: 'product',
    title: 'name',
    subtitle: 'text',
    image: 'picture',
    isOrdered: true,
    list: { facts: [], filters: [], gaps: ['picture'] },
    hasPage: true,
    parts: fieldsOf(productRowFields),
  },
  competitions: {
    label: 'Competitions',
    one: 'competition',
    title: 'text',
    isOrdered: true,
    parts: fieldsOf(competitionFields),
  },
  achievements: {
    label: 'Achievements',
    one: 'achievement',
    title: 'name',
    subtitle: 'count',
    isOrdered: true,
    parts: [...fieldsOf(achievementGroupFields), ...fieldsOf(achievementFields)],
  },
  mission: {
    label: 'Mission',
    one: 'mission',
    title: 'title',
    image: 'picture',
    isOrdered: true,
    parts: fieldsOf(missionFields),
  },
  partners: {
    label: 'Partners',
    one: 'partner',
    title: 'name',
    subtitle: 'kind',
    image: 'picture',
    isOrdered: true,
    hasPage: true,
    parts: fieldsOf(partnerFields, { products: { choicesOf: 'products' }, courses: { choicesOf: 'courses' } }),
  },
  blogs: {
    label: 'Posts',
    one: 'post',
    title: 'title',
    subtitle: 'date',
    image: 'picture',
    isOrdered: false,
    hasPage: true,
    pictureSide: wideSide,
    parts: [
      { type: 'field', key: 'id', label: 'Name in the address', field: { type: 'id', wire: 'id' } },
      ...fieldsOf(blogRowFields),
      markdown('text', 'Text'),
    ],
  },
  documents: {
    label: 'Terms and privacy',
    one: 'text',
    title: 'id',
    isFixed: true,
    isOrdered: false,
    parts: [markdown('text', 'Text (empty: the built-in text)'), ...fieldsOf(documentFields)],
  },
} satisfies Readonly<Record<string, KindForm>>;

export type Kind = keyof typeof forms;

/** The forms of everything that a school edits, by the name of the file without its extension. */
export const kinds: Readonly<Record<Kind, KindForm>> = forms;

export const kindNames = Object.keys(kinds) as Kind[];

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/** Whether each item of the kind has a picture. */
export const hasPictures = (kind: Kind): boolean => kinds[kind].image !== undefined && !kinds[kind].isFixed;

/** The content menu of the office. */
export const contentMenu: readonly { label: string; kinds: readonly Kind[] }[] = [
  { label: 'Your school', kinds: ['school', 'documents'] },
  { label: 'Courses', kinds: ['courses', 'course-faq', 'categories'] },
  { label: 'Home page', kinds: ['announcements', 'testimonials', 'faq'] },
  { label: 'About us', kinds: ['team', 'mission', 'achievements', 'competitions'] },
  { label: 'More pages', kinds: ['products', 'blogs', 'ambassadors', 'partners'] },
];
