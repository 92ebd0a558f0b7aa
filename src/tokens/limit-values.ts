/* Limits of SPEC.md section 9; "Ours" marks limits that the specification does not define. Times are in milliseconds,
   widths in CSS pixels. `limits.ts` exports them as `limits`. They are single constants, because a widget must contain
   only those that it uses. */

export const homeFaqs = 6;
/** Ours: the number of courses on the home page if the school describes no subjects. */
export const homeCourses = 6;
export const courseFaqs = 5;
export const cardPoints = 3;
export const toast = 5000;
export const authSlide = 3000;
export const authSlides = 3;
export const cacheAfterLastUse = 60_000;
/** Ours: timeout of an API request that receives no headers or no further part of its body (data/http.ts). */
export const requestTimeout = 10_000;
/** Ours: timeout of an API request including its body. */
export const bodyTimeout = 120_000;
/** Ours: timeout of loading a script after a click. Then the browser follows the link, or a toast shows an error. */
export const chunkTimeout = 5_000;
/** Lifetime of the userData cookie in days. The token cookie is a session cookie. */
export const userDataDays = 7;
export const phoneDigits = 15;
/** Ours: the number of cards of the first render; scrolling renders more. */
export const cardsAtOnce = 24;
/** Ours: a catalogue up to this size is rendered completely, so the server's HTML contains every card. */
export const cardsWithoutMore = 60;
/** Ours: maximum number of items decoded from a list. The catalogue has no limit. */
export const rows = 200;
/** Ours: maximum number of characters decoded from a text. */
export const textLength = 50_000;
/** Ours: maximum number of bytes or characters of a body; above the largest catalogue. */
export const bodyLength = 32_000_000;
/** Ours: maximum number of characters of a fee, or of the times of lessons. */
export const factLength = 100;
export const headerHeight = 88;
