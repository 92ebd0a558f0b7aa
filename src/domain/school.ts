import { brand } from '../tokens/brand.ts';
import { labelLanguage, type Subject, subjects } from '../tokens/limits.ts';
import type { SchoolTextName } from './fields/school.ts';
import type { RequestSettings } from './requests/request-settings.ts';

export const lectureVideos = ['members', 'public', 'enrolled'] as const;
type LectureVideos = (typeof lectureVideos)[number];

export type SchoolTexts = Partial<Record<SchoolTextName, string>>;

/** The settings of `school.yaml`: name, contact details and appearance. */
export interface SchoolSettings {
  /** Replaces {product} in the headlines of the specification. */
  name: string;
  /** The organisation behind the school, for the copyright line. */
  provider: string;
  city: string;
  email: string;
  supportEmail: string;
  phone: string;
  address: string;
  /** Two letters of ISO 3166. */
  country: string;
  /** The language of the content, a BCP 47 tag. Fixed labels are English, in widgets also Urdu. */
  language: string;
  /** An IANA name such as `Asia/Karachi`. */
  timeZone: string;
  /** 0 for the present year. */
  copyrightYear: number;
  /** The URL of the link “VR Labs”; '' for none. */
  vrLabs: string;
  /** The headline of the home page, with `{name}`; '' for a neutral one. */
  headline: string;
  /** The sentence below the headline of the home page; '' for a neutral one. */
  homeText: string;
  /** The URL of the picture beside the headline of the home page; '' for none. */
  homePicture: string;
  /** The sentence in the footer, with `{name}` and `{city}`; '' for `homeText`. */
  footerText: string;
  /** The target of Enroll Now; '' for the default of `enrolTarget` (enrol.ts). */
  enrol: string;
  social: { name: string; href: string }[];
  /** The numbers about the school on the front page, with their labels. */
  figures: { figure: string; label: string }[];
  /** URLs of pictures; '' for none. */
  logo: string;
  icon: string;
  sharingPicture: string;
  /** Who may watch the videos of lessons: signed-in visitors, everybody, or accounts with an enrolment in the course. */
  lectureVideos: LectureVideos;
  /** `#rrggbb`; '' uses the product's purple. */
  accent: string;
  /** URLs of the privacy policy and the terms of use. */
  privacy: string;
  terms: string;
  /** Pictures of people in the community section. */
  faces: string[];
  /** The school's own texts, which replace neutral texts of pages. Undefined if it has none. */
  texts?: SchoolTexts;
  /** Settings for requests for a seat. The server does not send them to the browser. */
  requests?: RequestSettings;
}

/** Routes that need content. Without it, the page is a 404 and no menu links to it. */
export type ContentPage = 'about' | 'ambassadors' | 'blogs' | 'blog' | 'products' | 'vr-labs';

/** Built-in texts that a school may replace by a file `NAME.md` in its folder. */
export const documentNames = ['terms', 'privacy'] as const;
export type DocumentName = (typeof documentNames)[number];

/** Routes of accounts and requests. Only this project's server has their data. */
const accountPages: readonly string[] = ['account', 'forgot-password', 'new-password', 'confirm-email', 'request'];

/** A school: its settings, and facts that are derived from its content. */
export interface School extends SchoolSettings {
  /** Whether this is the sample school, which shows the specification's fixed texts, pictures and posts. */
  isSample: boolean;
  hasBlogs: boolean;
  /** Whether the school describes its subjects, which the home page then shows. */
  hasSubjects: boolean;
  missingPages: readonly ContentPage[];
  /** The built-in texts (terms, privacy policy) that the school replaces. */
  documents: readonly DocumentName[];
  /** The ids of the lessons that are open without signing in. */
  freeLessons: readonly string[];
  /** The subjects of its courses; left out if they are all five. */
  subjects?: readonly Subject[];
  /** The ages of all courses: `7-16`. Undefined if all courses have the same ages. */
  ages?: string;
  /**
   * Support for accounts. `none`: API_HOST names another server. `pages`: only the pages of accounts. `mails`: also links in
   * mails.
   */
  accounts: 'none' | 'pages' | 'mails';
  /** The school's WhatsApp number in digits, `923001234567`. Only a rendered page sets it, if there is a number. */
  whatsapp?: string;
  /** The current UTC offset of the school's time zone in minutes. Only a rendered page sets it. */
  minutesFromUtc?: number;
}

/** A text of the school for a page, with the name and the city filled in; '' if the school has no such text. */
export const textOfSchool = ({ texts, name, city }: School, which: SchoolTextName): string =>
  (texts?.[which] ?? '').replaceAll('{name}', name).replaceAll('{city}', city);

/** The subjects of a school's courses; all subjects if it has no course. */
export const subjectsOf = ({ subjects: own }: School): readonly Subject[] => own ?? subjects;

/** The subjects in a sentence: `science, arts and maths`. */
export const subjectsText = (school: School): string =>
  subjectsOf(school)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ')
    .toLowerCase();

/** Whether a school has the pages of a route. */
export const hasPage = ({ missingPages, accounts }: School, route: string): boolean =>
  accountPages.includes(route) ? accounts !== 'none' : !missingPages.some((page) => page === route);

export const sampleSettings: SchoolSettings = {
  name: brand.product,
  provider: brand.provider,
  city: brand.city,
  email: brand.email,
  supportEmail: brand.supportEmail,
  phone: brand.phone,
  address: brand.address,
  country: 'PK',
  language: labelLanguage,
  timeZone: 'Asia/Karachi',
  copyrightYear: brand.copyrightYear,
  vrLabs: brand.vrLabs,
  headline: 'Empowering Minds with {name}',
  homeText: '',
  homePicture: '',
  footerText:
    '{name} is an online school for science, technology, engineering, arts and maths, run from {city} for curious children everywhere.',
  enrol: '',
  social: [...brand.social],
  figures: [
    { figure: '40+', label: 'courses' },
    { figure: '20+', label: 'expert mentors' },
    { figure: '1k+', label: 'students globally' },
  ],
  logo: '/media/logo.svg',
  icon: '/media/favicon.svg',
  sharingPicture: '/media/og.png',
  lectureVideos: 'members',
  accent: '',
  privacy: '/privacy',
  terms: '/terms',
  faces: [21, 26, 18, 27, 9, 11, 16].map((number) => `/media/people/p${number}.svg`),
};

/** The sample school, also the school of a site with another API host. */
export const sampleSchool: School = {
  ...sampleSettings,
  isSample: true,
  hasBlogs: false,
  hasSubjects: true,
  missingPages: [],
  documents: [],
  freeLessons: [],
  accounts: 'pages',
};
