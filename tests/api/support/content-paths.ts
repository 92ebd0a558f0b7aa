import { wire } from '../../../demo/content/index.ts';
import { everyNth } from '../../full.ts';

/** GET paths that return sample content. `npm run test:all`: all. Otherwise: each list, and some ids of each endpoint. */
export function contentPaths(): string[] {
  const courses = everyNth(
    wire.courses.map(({ _id }) => _id),
    8,
  );
  const modules = everyNth(Object.values(wire.modules).flat(), 20);
  return [
    ...['faq', 'course', 'banner', 'category', 'hometest', 'aboutus', 'information', 'team', 'ambassador', 'winner'],
    ...[
      'achievement',
      'herosectionambassador',
      'herosectionproduct',
      'product',
      'course?brief',
      'course?counts',
      'course?limit=5',
    ],
    ...courses.flatMap((id) => [
      `course/single/${id}`,
      `module/course/${id}`,
      `coursefaq/single/${id}`,
      `coursetest/course/${id}`,
    ]),
    ...modules.map(({ _id }) => `module/single/${_id}`),
    ...wire.partners.map(({ id }) => `partner/single/${id}`),
    ...modules.flatMap(({ lesson }) => lesson.map(({ _id }) => `lessonvideo/${_id}`)),
  ].map((path) => `/${path}`);
}
