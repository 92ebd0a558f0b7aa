import { wire } from '../../../demo/content/index.ts';

/** All GET paths that return sample content. */
export function contentPaths(): string[] {
  const courses = wire.courses.map(({ _id }) => _id);
  const modules = Object.values(wire.modules).flat();
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
