import { course as courseOf, faqsOf, modulesOf } from '../../data/endpoints.ts';
import { isNotFound } from '../../data/http.ts';
import type { School } from '../../domain/school.ts';
import { limits } from '../../tokens/limits.ts';
import { type Head, summary } from '../head.ts';
import { breadcrumbs, courseData, faqData } from '../json-ld.ts';
import type { Read } from '../page.ts';

export function courseHead(id: string, read: Read, school: School): Head {
  const { data: course, error } = read(courseOf(id));
  if (!course) {
    return {
      title: error && isNotFound(error) ? 'Course not found' : 'Course',
      description: 'An online course for children.',
      noIndex: error !== undefined,
    };
  }
  const faqs = (read(faqsOf(id)).data ?? []).slice(0, limits.courseFaqs);
  const path = `/course-details/${encodeURIComponent(course.id)}`;
  const { name, imageUrl } = course;
  return {
    title: name,
    description: summary(course.shortDescription || course.longDescription || name),
    canonical: path,
    // Link previews cannot fetch a `data:` URL.
    image: imageUrl.startsWith('data:') || imageUrl === '' ? undefined : imageUrl,
    ...(import.meta.env.SSR && {
      jsonLd: [
        courseData(course, read(modulesOf(id)).data ?? [], school),
        breadcrumbs([
          { name: 'Courses', path: '/explore-allcourses' },
          { name, path },
        ]),
        ...(faqs.length > 0 ? [faqData(faqs)] : []),
      ],
    }),
  };
}
