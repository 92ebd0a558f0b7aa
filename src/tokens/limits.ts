/** Counts and times of the product (SPEC.md section 9). Times are milliseconds, widths are CSS pixels. */
export const limits = {
  homeFaqs: 6,
  courseFaqs: 5,
  cardPoints: 3,
  toast: 5000,
  authSlide: 3000,
  authSlides: 3,
  cacheAfterLastUse: 60_000,
  /** Ours: how long a call may take, its body included, before it counts as a timeout. */
  requestTimeout: 10_000,
  /** Ours: how long a click waits for a chunk. Then the browser follows the link, or a toast says what failed. */
  chunkTimeout: 5_000,
  /** Days the userData cookie lives; the token cookie lives as long as the browser's session. */
  userDataDays: 7,
  phoneDigits: 15,
  /** Ours: cards mounted at once; more follow as they are reached. */
  cardsAtOnce: 24,
  /** Ours: a catalogue up to this size is mounted whole, so that a server's page holds every card. */
  cardsWithoutMore: 60,
  /** Ours: rows read of one list, and texts of one list of texts; the catalogue is read whole. */
  rows: 200,
  /** Ours: characters read of one text. */
  textLength: 50_000,
  headerHeight: 88,
} as const;

/** Layout breakpoints (SPEC.md section 9). "Below 1012" is `max-width: 1011.98px`, "540 or less" is `max-width: 540px`. */
export const breakpoints = [1012, 912, 820, 770, 768, 568, 540, 390] as const;

/** The only kinds of address that a link may carry, own paths apart (docs: a refused one renders no link at all). */
export const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'] as const;
/** The only kinds that a picture or a clip may carry, own paths apart; pictures may also be `data:image/…`. */
export const mediaSchemes = ['http:', 'https:'] as const;

/** The five subjects and three levels a course can have (SPEC.md section 2, /explore-allcourses), in the order they are shown. */
export const subjects = ['Science', 'Technology', 'Engineering', 'Arts', 'Maths'] as const;
export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;

export type Subject = (typeof subjects)[number];
export type Level = (typeof levels)[number];
