import type { School } from '../../domain/school.ts';
import { brand } from '../../tokens/brand.ts';

/** The sample school, which is what stands where nothing else is said. */
export const sampleSchool: School = {
  name: brand.product,
  provider: brand.provider,
  city: brand.city,
  email: brand.email,
  supportEmail: brand.supportEmail,
  phone: brand.phone,
  address: brand.address,
  country: 'PK',
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
  terms: '/privacy',
  faces: [21, 26, 18, 27, 9, 11, 16].map((number) => `/media/people/p${number}.svg`),
  hasBlogs: false,
};

/** Reads the one row of the table `school`; what an older one lacks is the sample's. */
export function readSchool(settings: string | undefined): School {
  if (settings === undefined) return sampleSchool;
  const value: Partial<School> = JSON.parse(settings);
  return { ...sampleSchool, ...value };
}
