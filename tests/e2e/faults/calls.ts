import { brand } from '../../../src/tokens/brand.ts';
import type { FaultyAnswer } from '../fault-api.ts';
import { course, lesson } from '../helpers.ts';

/** A GET request that a page of the site makes. */
export interface ApiCall {
  /** The name of the endpoint in the contract. */
  name: string;
  /** The path whose requests get the fault. */
  path: string;
  page: string;
  /** A selector and a text that exist only if the response has content. */
  shows: readonly [selector: string, words: string];
  /** True for the main content of the page. If the request fails, the page shows an error and a retry button. */
  subject?: true;
  /** Faults of other requests, without which the page does not make this request. */
  given?: Record<string, FaultyAnswer>;
}

const courseAt = `/course-details/${course}`;

/** Modules without lessons: the page requests the lessons one by one. */
const withoutLessons: FaultyAnswer = async ({ response, good, cors }) => {
  const items = JSON.parse((await good()).text) as { module: object[] }[];
  const bare = items.map(({ module }) => ({ module: module.map((row) => ({ ...row, lesson: [] })) }));
  response.writeHead(200, { ...cors, 'Content-Type': 'application/json' }).end(JSON.stringify(bare));
};

/** The 20 GET requests of SPEC.md section 7, each with a page that makes it. */
export const calls: readonly ApiCall[] = [
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

/** The requests of the page. The lessons are requested separately only for `module/single`. */
export const callsOn = ({ page, name }: ApiCall) =>
  calls.filter((other) => other.page === page && (other.name !== 'module/single' || name === 'module/single'));

/** The page from which a visitor follows a link to this page. */
export const before = (page: string) => {
  if (page.startsWith('/course-details/')) return '/explore-allcourses';
  return page.startsWith('/video/') ? courseAt : '/vr-labs';
};
