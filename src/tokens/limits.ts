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
