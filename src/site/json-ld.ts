import type { Course, Faq, Module } from '../domain/entities.ts';
import { brand } from '../tokens/brand.ts';

type Data = Record<string, unknown>;

const context = 'https://schema.org';

/** The provider, as the footer presents it. */
export const organization = (): Data => ({
  '@context': context,
  '@type': 'EducationalOrganization',
  name: brand.provider,
  url: '/',
  logo: '/media/logo.svg',
  email: brand.email,
  telephone: brand.phone,
  address: { '@type': 'PostalAddress', streetAddress: brand.address, addressCountry: 'PK' },
  sameAs: brand.social.map(({ href }) => href),
});

/** The way from the front page to this one, which is last. */
export const breadcrumbs = (steps: readonly { name: string; path: string }[]): Data => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});

/** A course, in what its page says of it. */
export const courseData = (course: Course, modules: readonly Module[]): Data => ({
  '@context': context,
  '@type': 'Course',
  name: course.name,
  description: course.shortdescription || course.longdescription || course.name,
  url: `/course-details/${encodeURIComponent(course._id)}`,
  provider: { '@type': 'Organization', name: brand.provider, url: '/' },
  ...(course.homecourse && { image: course.homecourse }),
  ...(course.level && { educationalLevel: course.level }),
  ...(course.category.name && { about: course.category.name }),
  ...(course.learndescription.length > 0 && { teaches: course.learndescription }),
  ...(modules.length > 0 && {
    syllabusSections: modules.map(({ name, title, description }) => ({
      '@type': 'Syllabus',
      name: title || name,
      ...(description && { description }),
    })),
  }),
});

/** Questions with their answers, as the page shows them. */
export const faqData = (faqs: readonly Faq[]): Data => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, description }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: description },
  })),
});
