/** Limits of SPEC.md section 9; "Ours" marks limits that the specification does not define. Times are milliseconds, widths are CSS pixels. */
export const limits = {
  homeFaqs: 6,
  /** Ours: the courses on the home page of a school that does not describe its subjects. */
  homeCourses: 6,
  courseFaqs: 5,
  cardPoints: 3,
  toast: 5000,
  authSlide: 3000,
  authSlides: 3,
  cacheAfterLastUse: 60_000,
  /** Ours: timeout of an API request without headers, or without progress of its body (data/http.ts). */
  requestTimeout: 10_000,
  /** Ours: timeout of an API request including its body. */
  bodyTimeout: 120_000,
  /** Ours: timeout of a chunk after a click. Then the browser follows the link, or a toast shows an error. */
  chunkTimeout: 5_000,
  /** Lifetime of the userData cookie in days. The token cookie is a session cookie. */
  userDataDays: 7,
  phoneDigits: 15,
  /** Ours: cards rendered at once; scrolling renders more. */
  cardsAtOnce: 24,
  /** Ours: a catalogue up to this size is rendered completely, so the server's HTML contains every card. */
  cardsWithoutMore: 60,
  /** Ours: maximum number of items decoded from a list. The catalogue has no limit. */
  rows: 200,
  /** Ours: maximum number of characters decoded from a text. */
  textLength: 50_000,
  /** Ours: maximum number of bytes or characters of a body; above the largest catalogue. */
  bodyLength: 32_000_000,
  /** Ours: maximum number of characters of a fee, or of the times of lessons. */
  factLength: 100,
  headerHeight: 88,
} as const;

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

/** The language of fixed labels, and of the content of a school that names no other. */
export const labelLanguage = 'en';
