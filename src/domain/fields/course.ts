import { levels, limits, subjects } from '../../tokens/limits.ts';
import { addressFields, shownFields } from './address.ts';
import { attachmentsField } from './document.ts';
import { extend, type Fields } from './field.ts';
import { listOf } from './read-fields.ts';

/** The fields of a course card. Each page with a list of courses includes them in its page data. */
export const courseCardFields = {
  id: { type: 'id', wire: '_id', required: true },
  name: { type: 'text', wire: 'name', required: true },
  category: { type: 'subject', wire: 'category', choices: subjects },
  level: { type: 'choice', wire: 'level', choices: levels },
  /** Bullet texts for the card: three at most. */
  highlights: { type: 'list', wire: 'homepointdescription', maxItems: limits.cardPoints },
  imageUrl: { type: 'image', wire: 'homecourse' },
  /** `8-13`, `12+` or `9`. */
  ages: { type: 'ages', wire: 'ages', optional: true },
  /** The amount with its currency, "Rs 4,500 a month": domain/fee.ts. */
  fee: { type: 'fee', wire: 'fee', optional: true },
  /** The start dates, or days of every year: domain/starts.ts. */
  starts: { type: 'days', wire: 'starts', optional: true },
  /** When lessons take place, "Saturdays, 4 to 5 pm": domain/lesson-times.ts. */
  schedule: { type: 'times', wire: 'schedule', optional: true },
  /** The languages of the lessons, "Urdu and English": domain/course-facts.ts. */
  language: { type: 'text', wire: 'language', maxLength: 60, optional: true },
} as const satisfies Fields;

/**
 * All courses without a limit, with the fields of a card. Each page with a list of courses includes them in its page
 * data.
 */
export const courses = /* @__PURE__ */ listOf(courseCardFields, Number.POSITIVE_INFINITY);

/** The fields of a course's own page. */
export const courseFields = /* @__PURE__ */ extend(courseCardFields, {
  /** A text such as "6 weeks". */
  duration: { type: 'text', wire: 'duration', maxLength: 100 },
  shortDescription: { type: 'text', wire: 'shortdescription', column: 'short_text', maxLength: 1_000 },
  /** `courses/ID.md`; the short description if the file does not exist. */
  longDescription: { type: 'text', wire: 'longdescription', column: null, label: 'Long text' },
  lessonCount: { type: 'text', wire: 'numberlesson', column: null },
  moduleCount: { type: 'text', wire: 'numbermodules', column: null },
  learningOutcomes: { type: 'list', wire: 'learndescription', column: 'learn', label: 'What you will learn' },
  includes: { type: 'list', wire: 'course_includes' },
  certifications: { type: 'list', wire: 'certificate', column: 'certificates' },
  teacher: { type: 'text', wire: 'teacher', maxLength: 100, optional: true },
  /** The number of children for each day on which the course starts; '' for no limit. */
  seats: { type: 'count', wire: 'seats', optional: true, label: 'Seats', help: 'In each start. Empty for no limit.' },
  attachments: attachmentsField,
  /** Replaces the school's target of Enroll Now: domain/enrol.ts. */
  enrol: { type: 'enrol', wire: 'enrol', optional: true },
});

/** The columns of courses.csv. */
export const courseRowFields = /* @__PURE__ */ extend(/* @__PURE__ */ extend(courseFields, addressFields), {
  /** The school's synonyms: a search finds them, and no page shows them. `GET course/words` sends them. */
  searchWords: {
    type: 'list',
    wire: 'search_words',
    column: 'search_words',
    label: 'Search words',
    help: 'Further words that parents search for, such as “coding”. No page shows them.',
  },
  ...shownFields,
  /** The fee from a later day on. */
  nextFee: {
    type: 'fee',
    wire: 'next_fee',
    column: 'next_fee',
    optional: true,
    label: 'Next fee',
    help: 'Replaces the fee on the day below.',
  },
  nextFeeFrom: { type: 'day', wire: 'next_fee_from', column: 'next_fee_from', optional: true, label: 'Next fee from' },
});

/** In the contract, but nothing reads it: the number of lessons in words. */
export const unreadCourseFields = {
  lessonText: { type: 'text', wire: 'lesson', column: null },
} as const satisfies Fields;
