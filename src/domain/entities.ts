import type {
  achievementFields,
  achievementGroupFields,
  competitionFields,
  missionFields,
} from './fields/about-page.ts';
import type { blogFields, blogSummaryFields } from './fields/blog.ts';
import type { courseCardFields, courseFields } from './fields/course.ts';
import type { lectureRefFields, lessonFields, moduleFields, videoFields } from './fields/curriculum.ts';
import type { documentFields } from './fields/document.ts';
import type { faqFields } from './fields/faq.ts';
import type { Entity } from './fields/field.ts';
import type { announcementFields, bannerFields, categoryFields } from './fields/front-page.ts';
import type { partnerFields } from './fields/partner.ts';
import type { ambassadorFields, memberFields, testimonialFields } from './fields/people.ts';
import type { productFields } from './fields/product.ts';

/*
 * The school's entities after decoding (decoders.ts). The field tables in `fields/` define their fields. Texts are
 * plain text, never markup. A missing text is '' and a missing list is []. Image, video and link fields are safe URLs
 * or paths, or '' if the URL is missing or unsafe.
 */

export interface Faq extends Entity<typeof faqFields> {}

/** The fields of a course that a card shows. */
export interface CourseSummary extends Entity<typeof courseCardFields> {}
export interface Course extends Entity<typeof courseFields> {}

export interface Module extends Entity<typeof moduleFields> {
  lessons: Lesson[];
}
export interface Lesson extends Entity<typeof lessonFields> {
  lectures: LectureRef[];
}
export interface LectureRef extends Entity<typeof lectureRefFields> {}
export interface LectureVideo extends Entity<typeof videoFields> {
  id: string;
}

export interface Product extends Entity<typeof productFields> {}

export interface Category extends Entity<typeof categoryFields> {}
export interface Announcement extends Entity<typeof announcementFields> {}
export interface Banner extends Entity<typeof bannerFields> {}

export interface Testimonial extends Entity<typeof testimonialFields> {}
export interface Member extends Entity<typeof memberFields> {}
export interface Ambassador extends Entity<typeof ambassadorFields> {}
export interface Mission extends Entity<typeof missionFields> {}
export interface Competition extends Entity<typeof competitionFields> {}
export interface Achievement extends Entity<typeof achievementFields> {}
export interface AchievementGroup extends Entity<typeof achievementGroupFields> {
  achievements: Achievement[];
}

/** A partner: an ambassador or a school, with the page `/p/ID`. */
export interface Partner extends Entity<typeof partnerFields> {}

/** The fields of a post that the list of posts shows. */
export interface BlogSummary extends Entity<typeof blogSummaryFields> {}
export interface Blog extends Entity<typeof blogFields> {}

/** A school's own terms or privacy policy. */
export interface Document extends Entity<typeof documentFields> {}

export interface User {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

export interface SignIn {
  email: string;
  password: string;
}

/** A new password, typed twice. */
export interface NewPassword {
  password: string;
  cpassword: string;
}

/** The fields of an account that its owner changes without a confirmation link or password. */
export interface Profile {
  firstName: string;
  lastName: string;
  phone: string;
}

export interface SignUp extends SignIn, Profile, NewPassword {}

/** The owner's view of an account. */
export interface Account extends Profile {
  email: string;
  /** Whether the owner opened the confirmation link that was sent to the address. */
  emailConfirmed: boolean;
}

export interface ContactMessage {
  /** The sender's e-mail address, for the reply. The server never sends mail to it. */
  recipient: string;
  subject: string;
  body: string;
  /** The partner site that embeds the form. */
  partner?: string;
}

export type ContactValues = Omit<ContactMessage, 'partner'>;
