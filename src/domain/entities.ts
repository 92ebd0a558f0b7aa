/**
 * The nouns of the product, as every room sees them after decoding (SPEC.md section 3, shapes in decode.ts).
 * Texts are plain text, never markup; a missing text is '' and a missing list is []. Picture and media fields are
 * already resolved, safe addresses, or '' when the server sent none or one that we refuse.
 */

export interface User {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** One of the five subjects. */
export interface Category {
  id: string;
  name: string;
  highlights: string[];
  imageUrl: string;
}

export interface Announcement {
  id: string;
  title: string;
  highlights: string[];
  imageUrl: string;
}

export interface Testimonial {
  id: string;
  name: string;
  courseName: string;
  imageUrl: string;
  content: string;
}

export interface Faq {
  id: string;
  question: string;
  answer: string;
}

/** A course as the catalogue shows it: what a page with all of them has to carry. */
export interface CourseSummary {
  id: string;
  name: string;
  /** Bullet texts for the card: three at most. */
  highlights: string[];
  /** The course's picture. */
  imageUrl: string;
  level: string;
  category: string;
}

export interface Course extends CourseSummary {
  shortDescription: string;
  longDescription: string;
  /** In words, "6 weeks". */
  duration: string;
  lessonCount: string;
  moduleCount: string;
  learningOutcomes: string[];
  includes: string[];
  certifications: string[];
}

export interface LectureRef {
  id: string;
  title: string;
}

export interface Lesson {
  id: string;
  name: string;
  content: string;
  lectures: LectureRef[];
}

export interface Module {
  id: string;
  name: string;
  title: string;
  description: string;
  /** How many lectures, in digits. */
  lectureCount: string;
  /** In words, "1 h 20 min". */
  duration: string;
  lessons: Lesson[];
}

export interface LectureVideo {
  id: string;
  name: string;
  description: string;
  /** The thumbnail. */
  imageUrl: string;
  videoUrl: string;
  /** A WebVTT file. Not in the spec: sent by the reference API, '' where a server has none. */
  captionsUrl: string;
}

export interface Banner {
  id: string;
  description: string;
  imageUrl: string;
}

/** A team member or an ambassador. */
export interface Member {
  id: string;
  name: string;
  designation: string;
  description: string;
  imageUrl: string;
}

export interface Mission {
  id: string;
  title: string;
  description: string;
  imageUrl: string;
}

export interface Competition {
  id: string;
  description: string;
}

export interface AchievementGroup {
  id: string;
  description: string;
  achievements: Achievement[];
}

export interface Achievement {
  id: string;
  count: string;
  name: string;
}

export interface Product {
  id: string;
  name: string;
  description: string;
  imageUrl: string;
  /** Where the download stands; '' is shown as no link. */
  downloadUrl: string;
}

export interface SignIn {
  email: string;
  password: string;
}

export interface SignUp extends SignIn {
  firstName: string;
  lastName: string;
  phone: string;
  cpassword: string;
}

export interface ContactMessage {
  /** The sender's own address, for the reply; nothing is ever mailed to it by the server. */
  recipient: string;
  subject: string;
  body: string;
  /** The partner site the form stood on, where there is one. */
  partner?: string;
}

/** What a visitor writes into the form. */
export type ContactValues = Omit<ContactMessage, 'partner'>;
