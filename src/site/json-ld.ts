import type { Blog, Course, Faq, Module } from '../domain/entities.ts';
import type { School } from '../domain/school.ts';

type Data = Record<string, unknown>;

const context = 'https://schema.org';

/** The organisation that provides the courses, with the contact data that the footer shows. */
export const organization = (school: School): Data => ({
  '@context': context,
  '@type': 'EducationalOrganization',
  name: school.provider,
  url: '/',
  ...(school.logo && { logo: school.logo }),
  email: school.email,
  ...(school.phone && { telephone: school.phone }),
  ...(school.address && {
    address: { '@type': 'PostalAddress', streetAddress: school.address, addressCountry: school.country },
  }),
  ...(school.social.length > 0 && { sameAs: school.social.map(({ href }) => href) }),
});

/** Breadcrumbs from the home page to the current page. */
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

/**
 * Returns the `Offer` for a fee such as "Rs 4,500 a month". Sets `price` only if the currency is certain, because "Rs" is also
 * the sign of the Indian and the Nepalese rupee. Sets `category: 'Paid'` only if the fee has a number and is not "Free".
 */
function offerOf(fee: string, country: string): Data {
  const [, sign = '', amount = ''] = /\b(Rs|PKR|USD|EUR|GBP)\.?\s*(\d[\d,]*(?:\.\d+)?)/i.exec(fee) ?? [];
  const isRupee = /^rs$/i.test(sign);
  const currency = isRupee ? country === 'PK' && 'PKR' : sign.toUpperCase();
  return {
    '@type': 'Offer',
    ...(/\d/.test(fee) && !/free/i.test(fee) && { category: 'Paid' }),
    description: fee,
    ...(currency && { price: amount.replaceAll(',', ''), priceCurrency: currency }),
  };
}

/** The `Course` data of a course page. */
export const courseData = (course: Course, modules: readonly Module[], school: School): Data => ({
  '@context': context,
  '@type': 'Course',
  name: course.name,
  description: course.shortDescription || course.longDescription || course.name,
  url: `/course-details/${encodeURIComponent(course.id)}`,
  provider: { '@type': 'Organization', name: school.provider, url: '/' },
  ...(course.imageUrl && { image: course.imageUrl }),
  ...(course.level && { educationalLevel: course.level }),
  ...(course.category && { about: course.category }),
  ...(course.ages && { typicalAgeRange: course.ages.replace('+', '-') }),
  ...(course.language && { inLanguage: course.language }),
  ...(course.fee && { offers: offerOf(course.fee, school.country) }),
  ...(course.starts.length > 0 && {
    hasCourseInstance: course.starts.map((startDate) => ({
      '@type': 'CourseInstance',
      courseMode: 'Online',
      startDate,
      ...(course.teacher && { instructor: { '@type': 'Person', name: course.teacher } }),
    })),
  }),
  ...(course.learningOutcomes.length > 0 && { teaches: course.learningOutcomes }),
  ...(modules.length > 0 && {
    syllabusSections: modules.map(({ name, title, description }) => ({
      '@type': 'Syllabus',
      name: title || name,
      ...(description && { description }),
    })),
  }),
});

/** The questions and answers shown on the page. */
export const faqData = (faqs: readonly Faq[]): Data => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/**
 * The courses of a page in the order of the catalogue.
 *
 * @param before the number of courses on earlier pages
 */
export const courseList = (
  { courses, found }: { courses: readonly { id: string; name: string }[]; found: number },
  before: number,
): Data => ({
  '@context': context,
  '@type': 'ItemList',
  numberOfItems: found,
  itemListElement: courses.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name,
    url: `/course-details/${encodeURIComponent(id)}`,
  })),
});

/** A post of the school's own blog. */
export const blogPosting = ({ id, title, day, imageUrl }: Blog, school: School): Data => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: title,
  datePublished: day,
  url: `/blog-details/${encodeURIComponent(id)}`,
  ...(imageUrl && { image: imageUrl }),
  author: { '@type': 'Organization', name: school.provider, url: '/' },
});
