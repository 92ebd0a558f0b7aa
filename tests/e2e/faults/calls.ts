import { brand } from '../../../src/tokens/brand.ts';
import type { Fault } from '../fault-api.ts';
import { course, lesson } from '../helpers.ts';

/** A reading call on a page of the site. */
export interface Call {
  /** As the contract names it. */
  name: string;
  /** The paths that are broken, as the odd API knows them. */
  path: string;
  page: string;
  /** An element, and a part of its words, that stand there only when the answer had something to show. */
  shows: readonly [selector: string, words: string];
  /** The page is about this one thing: it says so when it is not there, and offers to try again. */
  subject?: true;
  /** What else the API has to answer for this call to be made. */
  given?: Record<string, Fault>;
}

const courseAt = `/course-details/${course}`;

/** Modules without their lessons, which are then asked for one by one. */
const withoutLessons: Fault = async ({ response, good, cors }) => {
  const items = JSON.parse((await good()).text) as { module: object[] }[];
  const bare = items.map(({ module }) => ({ module: module.map((row) => ({ ...row, lesson: [] })) }));
  response.writeHead(200, { ...cors, 'Content-Type': 'application/json' }).end(JSON.stringify(bare));
};

/** The 20 readings of SPEC.md section 7, each on the page that makes it. */
export const calls: readonly Call[] = [
  { name: 'category', path: 'category', page: '/', shows: ['main a[href^="/explore-allcourses?category="]', ''] },
  { name: 'banner', path: 'banner', page: '/', shows: ['main h2', 'Announcements'] },
  { name: 'hometest', path: 'hometest', page: '/', shows: ['main h2', 'What Families Say'] },
  { name: 'faq', path: 'faq', page: '/', shows: ['main details', ''] },
  { name: 'course', path: 'course', page: '/explore-allcourses', shows: ['main article', ''] },
  {
    name: 'course/single',
    path: `course/single/${course}`,
    page: courseAt,
    shows: ['main h2', 'Welcome to'],
    subject: true,
  },
  { name: 'module/course', path: `module/course/${course}`, page: courseAt, shows: ['main h2', 'Course Curriculum'] },
  {
    name: 'module/single',
    path: 'module/single/*',
    page: courseAt,
    shows: ['#curriculum a[href^="/video/"]', ''],
    given: { [`module/course/${course}`]: withoutLessons },
  },
  { name: 'coursefaq/single', path: `coursefaq/single/${course}`, page: courseAt, shows: ['main h2', 'FAQ-'] },
  {
    name: 'coursetest/course',
    path: `coursetest/course/${course}`,
    page: courseAt,
    shows: ['main h2', 'What Our Learners Say'],
  },
  {
    name: 'lessonvideo',
    path: `lessonvideo/${lesson}`,
    page: `/video/${lesson}`,
    shows: ['main article', ''],
    subject: true,
  },
  { name: 'aboutus', path: 'aboutus', page: '/aboutus', shows: ['main h1 + p', ''] },
  { name: 'information', path: 'information', page: '/aboutus', shows: ['main h2', `Know The ${brand.product}`] },
  { name: 'team', path: 'team', page: '/aboutus', shows: ['main h2', 'Get To Know About Our Team'] },
  { name: 'winner', path: 'winner', page: '/aboutus', shows: ['main h2', 'Competition We Won'] },
  { name: 'achievement', path: 'achievement', page: '/aboutus', shows: ['main h2', 'Our Achievements'] },
  {
    name: 'herosectionambassador',
    path: 'herosectionambassador',
    page: '/steam-ambassadors',
    shows: ['main h1 + p', ''],
  },
  {
    name: 'ambassador',
    path: 'ambassador',
    page: '/steam-ambassadors',
    shows: ['main h2', 'Our STEAM Ambassadors'],
  },
  { name: 'herosectionproduct', path: 'herosectionproduct', page: '/steam-products', shows: ['main h1 + p', ''] },
  { name: 'product', path: 'product', page: '/steam-products', shows: ['main li a', 'Download Now !'] },
];

/** The calls of one page; its modules bring their lessons unless it is about those that do not. */
export const callsOn = ({ page, name }: Call) =>
  calls.filter((other) => other.page === page && (other.name !== 'module/single' || name === 'module/single'));

/** The calls of each page, which break at once, each in another way; what takes the page with it breaks alone. */
export const together = new Map<string, Call[]>();
for (const call of calls) {
  const key = call.subject || call.given ? `${call.page} for ${call.name}` : call.page;
  together.set(key, [...(together.get(key) ?? []), call]);
}

/** Where a visitor comes from who follows a link to a page. */
export const before = (page: string) => {
  if (page.startsWith('/course-details/')) return '/explore-allcourses';
  return page.startsWith('/video/') ? courseAt : '/vr-labs';
};
