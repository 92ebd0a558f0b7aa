import { brand } from '../tokens/brand.ts';
import { labelLanguage } from '../tokens/limits.ts';

/** A school's settings: name, contact details and appearance. */
export interface School {
  /** Replaces {product} in the headlines of the specification. */
  name: string;
  /** The organisation behind it, for the copyright line. */
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
  copyrightYear: number;
  vrLabs: string;
  social: { name: string; href: string }[];
  /** The figures of the front page. */
  figures: { figure: string; label: string }[];
  /** URLs of pictures; '' for none. */
  logo: string;
  icon: string;
  sharingPicture: string;
  /** `#rrggbb`; '' uses the product's purple. */
  accent: string;
  /** URLs of the privacy policy and the terms of use. */
  privacy: string;
  terms: string;
  /** Pictures of people in the community section. */
  faces: string[];
  /** Whether the school has blog posts. If not, the site shows the specification's one article. */
  hasBlogs: boolean;
}

/** The sample school: the default for missing settings. */
export const sampleSchool: School = {
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
  social: [...brand.social],
  figures: [
    { figure: '40+', label: 'courses' },
    { figure: '20+', label: 'expert mentors' },
    { figure: '1k+', label: 'students globally' },
  ],
  logo: '/media/logo.svg',
  icon: '/media/favicon.svg',
  sharingPicture: '/media/og.png',
  accent: '',
  privacy: '/privacy',
  terms: '/terms',
  faces: [21, 26, 18, 27, 9, 11, 16].map((number) => `/media/people/p${number}.svg`),
  hasBlogs: false,
};
