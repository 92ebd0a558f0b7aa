import { brand } from '../../../src/tokens/brand.ts';
import type { FaultyAnswer } from '../fault-api.ts';
import { course, lesson } from '../helpers.ts';

/** A GET request that a page of the site makes. */
export interface ApiCall {
  /** The name of the endpoint in the contract. */
  name: string;
  /** The path below `/api/`. */
  path: string;
  page: string;
  /** The selector and text of an element that the page renders only with the content of the response. */
  shows: readonly [selector: string, words: string];
  /** The response is the main content of the page: if it fails, the page shows an error and a retry button. */
  subject?: true;
  /** Faults of other requests that make the page send this request. */
  given?: Record<string, FaultyAnswer>;
}

const courseAt = `/course-details/${course}`;

/** Responds with modules without lessons, so that the page requests the lessons of each module. */
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

/** All requests of the page that makes this request. Omits `module/single` for others: the page sends it only after its `given`. */
export const callsOn = ({ page, name }: ApiCall) =>
  calls.filter((other) => other.page === page && (other.name !== 'module/single' || name === 'module/single'));

/** A page with a link to this page. */
export const before = (page: string) => {
  if (page.startsWith('/course-details/')) return '/explore-allcourses';
  return page.startsWith('/video/') ? courseAt : '/vr-labs';
};
