import type { Generated, Kysely } from 'kysely';

/**
 * The tables, as Kysely sees them. Content columns carry the contract's own names, so that a row is nearly an answer.
 * A `List` is a JSON array of texts in a text column; times are milliseconds since 1970; `position` keeps the order.
 */
export interface Schema {
  migrations: { name: string; at: number };
  users: UserRow;
  sessions: SessionRow;
  devices: DeviceRow;
  messages: MessageRow;
  limits: { key: string; count: number; until: number; resets: number };
  courses: CourseRow;
  modules: ModuleRow;
  lessons: Placed & { module_id: string; name: string; content: string };
  lectures: LectureRow;
  course_faqs: Placed & { course_id: string; question: string; description: string };
  course_testimonials: TestimonialRow & { course_id: string };
  faqs: Placed & { question: string; description: string };
  categories: Placed & { name: string; catdescription: List; catimage: string };
  announcements: Placed & { title: string; description: List; bannerfile: string };
  testimonials: TestimonialRow;
  banners: Placed & { kind: BannerKind; description: string; image: string };
  missions: Placed & { title: string; description: string; image: string };
  members: Placed & { kind: MemberKind; member_name: string; designation: string; description: string; image: string };
  competitions: Placed & { description: string };
  achievement_groups: Placed & { shortdescription: string };
  achievements: Placed & { group_id: string; achievementcount: string; achievementname: string };
  products: Placed & { productname: string; description: string; image: string; link: string };
  /** One row, whose settings are a School in JSON (domain/school.ts). */
  school: Placed & { settings: string };
  /** `day` is an ISO date, `text` Markdown. */
  blogs: Placed & { title: string; day: string; picture: string; text: string };
  /** Files of the school by their path under `/media/`; the hash names the file that holds the bytes. */
  media: Placed & { hash: string };
  /** One row, 'content': the hash of all content, and whether it is the sample world. Servers watch it. */
  content_state: { id: string; version: string; source: ContentSource; applied_at: number };
}

export type Db = Kysely<Schema>;
export type List = string;
export type ContentSource = 'sample' | 'folder';
export type BannerKind = 'about' | 'ambassador' | 'product';
export type MemberKind = 'team' | 'ambassador';

interface Placed {
  id: string;
  position: number;
}

interface UserRow {
  id: string;
  first_name: string;
  last_name: string;
  /** Lower-cased, so that one address is one account. */
  email: string;
  phone: string;
  password_hash: string;
  created_at: number;
  /** Set where the account may not sign in. */
  blocked_at: number | null;
}

/** Only hashes of the two secrets are kept; sessions.ts says what each is for. */
interface SessionRow {
  id: string;
  token_hash: string;
  user_id: string;
  created_at: number;
  used_at: number;
}

/** `id` is the hash of the browser's secret: users/devices.ts. */
interface DeviceRow {
  id: string;
  user_id: string;
  used_at: number;
}

interface MessageRow {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  partner: string | null;
  created_at: number;
  read_at: number | null;
  answered_at: number | null;
  /** Set where the trap for robots was filled, or the office said so. */
  spam_at: number | null;
  /** When the webhook took it, and when the mail server did; null until then. */
  webhook_at: number | null;
  mail_at: number | null;
  notify_tries: Generated<number>;
  /** Not to be announced before; also the lease of the server that is announcing it. */
  notify_after: Generated<number>;
}

interface CourseRow extends Placed {
  name: string;
  homepointdescription: List;
  homecourse: string;
  level: string;
  lesson: string;
  category: string;
  shortdescription: string;
  longdescription: string;
  duration: string;
  numberlesson: string;
  numbermodules: string;
  learndescription: List;
  course_includes: List;
  certificate: List;
}

interface ModuleRow extends Placed {
  course_id: string;
  name: string;
  title: string;
  description: string;
  countlecture: string;
  time: string;
}

interface LectureRow extends Placed {
  lesson_id: string;
  title: string;
  name: string;
  description: string;
  image: string;
  videourl: string;
  captions: string;
}

interface TestimonialRow extends Placed {
  name: string;
  coursename: string;
  userpic: string;
  content: string;
}
