import * as limits from './limit-values.ts';

export { limits };

/**
 * Layout breakpoints (SPEC.md section 9). "Below 1012" is `max-width: 1011.98px`, "540 or less" is `max-width: 540px`.
 */
export const breakpoints = [1012, 912, 820, 770, 768, 568, 540, 390] as const;

/** The allowed URL schemes of links, besides paths of this site. With any other scheme the text is rendered without a link. */
export const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'] as const;
/** The allowed URL schemes of pictures and videos, besides paths of this site. Pictures also allow `data:image/…`. */
export const mediaSchemes = ['http:', 'https:'] as const;

/** Subjects and levels of courses, in display order (SPEC.md section 2, /explore-allcourses). */
export const subjects = ['Science', 'Technology', 'Engineering', 'Arts', 'Maths'] as const;
export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;

export type Subject = (typeof subjects)[number];
export type Level = (typeof levels)[number];

/** The language of fixed labels, and of a school's content without a declared language. */
export const labelLanguage = 'en';
