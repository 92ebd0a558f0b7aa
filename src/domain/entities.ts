/**
 * The nouns of the product, as every room sees them after decoding (SPEC.md section 3, shapes in decode.ts).
 * Texts are plain text, never markup; a missing text is '' and a missing list is []. Picture and media fields are
 * already resolved, safe addresses, or '' when the server sent none or one that we refuse.
 */

export interface User {
  _id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** One of the five subjects; `catdescription` is a list of bullet texts. */
export interface Category {
  _id: string;
  name: string;
  catdescription: string[];
  catimage: string;
}

export interface Announcement {
  _id: string;
  title: string;
  description: string[];
  bannerfile: string;
}

export interface Testimonial {
  _id: string;
  name: string;
  coursename: string;
  userpic: string;
  content: string;
}

export interface Faq {
  questionId: string;
  question: string;
  description: string;
}

/** A course as the catalogue shows it: what a page with all of them has to carry. */
export interface CourseSummary {
  _id: string;
  name: string;
  /** Bullet texts for the card: three at most. */
  homepointdescription: string[];
  /** The course's picture. */
  homecourse: string;
  level: string;
  category: { name: string };
}

export interface Course extends CourseSummary {
  lesson: string;
  shortdescription: string;
  longdescription: string;
  /** In words, "6 weeks". */
  duration: string;
  numberlesson: string;
  numbermodules: string;
  learndescription: string[];
  course_includes: string[];
  certificate: string[];
}

export interface LectureRef {
  _id: string;
  title: string;
}

export interface Lesson {
  _id: string;
  name: string;
  content: string;
  lecturevideos: LectureRef[];
}

export interface Module {
  _id: string;
  name: string;
  title: string;
  description: string;
  /** How many lectures, in digits. */
  countlecture: string;
  /** In words, "1 h 20 min". */
  time: string;
  lesson: Lesson[];
}

export interface LectureVideo {
  _id: string;
  name: string;
  description: string;
  /** The thumbnail. */
  image: string;
  videourl: string;
  /** A WebVTT file. Not in the spec: sent by the reference API, '' where a server has none. */
  captions: string;
}

/** The about banner's text stands in `shortdescription` on the wire; it is `description` here like the other two. */
export interface Banner {
  _id: string;
  description: string;
  image: string;
}

/** A team member or an ambassador. */
export interface Member {
  _id: string;
  member_name: string;
  designation: string;
  description: string;
  image: string;
}

export interface Mission {
  _id: string;
  title: string;
  description: string;
  image: string;
}

export interface Competition {
  _id: string;
  description: string;
}

export interface AchievementGroup {
  _id: string;
  shortdescription: string;
  achievement: Achievement[];
}

export interface Achievement {
  _id: string;
  achievementcount: string;
  achievementname: string;
}

export interface Product {
  _id: string;
  productname: string;
  description: string;
  image: string;
  /** Where the download stands; '' is shown as no link. */
  link: string;
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
