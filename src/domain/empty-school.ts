import { labelLanguage } from '../tokens/limits.ts';
import type { School, SchoolSettings } from './school.ts';

/* Separate from school.ts, because the browser does not need it. */

/** The defaults of a school's settings. They contain no text of the sample school. */
export const defaultSettings: SchoolSettings = {
  name: '',
  provider: '',
  city: '',
  email: '',
  supportEmail: '',
  phone: '',
  address: '',
  country: 'PK',
  language: labelLanguage,
  timeZone: 'Asia/Karachi',
  copyrightYear: 0,
  vrLabs: '',
  headline: '',
  homeText: '',
  homePicture: '',
  footerText: '',
  enrol: '',
  social: [],
  figures: [],
  logo: '',
  icon: '',
  sharingPicture: '',
  lectureVideos: 'members',
  accent: '',
  privacy: '/privacy',
  terms: '/terms',
  faces: [],
};

/** The name of the site before its first content. */
const noContentName = 'New school';

/** The school of a database without content. */
export const emptySchool: School = {
  ...defaultSettings,
  name: noContentName,
  isSample: false,
  hasBlogs: false,
  hasSubjects: false,
  missingPages: ['about', 'ambassadors', 'blogs', 'blog', 'products', 'vr-labs'],
  documents: [],
  freeLessons: [],
  accounts: 'pages',
};
