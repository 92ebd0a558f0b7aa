import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../db/schema.ts';
import { defaultSettings } from '../domain/empty-school.ts';
import { bannerFields } from '../domain/fields/front-page.ts';
import { isTimeZone, zoneOfCountry } from '../domain/local-time.ts';
import { lectureVideos, type SchoolSettings, sampleSchool } from '../domain/school.ts';
import type { Content } from './content.ts';
import { address, choice, colour, email, enrol, picture, required, sharingPicture, text } from './fields.ts';
import { toFile, yamlShape } from './file-fields.ts';
import { mediaPath } from './media-types.ts';

const line = text(200);
/** Empty for the present year. */
const year = z
  .string()
  .regex(/^(\s*|(19|2\d)\d\d)$/, 'must be a year, or empty for the present one')
  .transform(Number);
/** In YAML, `whatsapp: +92 300 1234567` is a key with a value. */
const schoolEnrol = z
  .union([z.string(), z.strictObject({ whatsapp: z.string() })], {
    error: 'must be contact, a web address, or whatsapp: with a phone number below it',
  })
  .transform((given) => (typeof given === 'string' ? given : `whatsapp: ${given.whatsapp}`))
  .pipe(enrol);
const banner = (media: ReadonlySet<string>) => z.strictObject(yamlShape(bannerFields, media)).optional();

/** `school.yaml`. */
export const schoolFile = (media: ReadonlySet<string>) =>
  z.strictObject({
    name: required(60),
    provider: line.default(''),
    city: line.default(''),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'is no country code such as PK')
      .default(defaultSettings.country),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'is no language code such as en or ur')
      .default(defaultSettings.language),
    time_zone: text(60)
      .refine((value) => value === '' || isTimeZone(value), 'is no time zone such as Asia/Karachi')
      .default(''),
    email,
    support_email: email.optional(),
    phone: text(40).default(''),
    address: text(300).default(''),
    copyright_year: year.default(defaultSettings.copyrightYear),
    vr_labs: address.default(''),
    home_text: text(300).default(''),
    home_picture: picture(media).default(''),
    enrol: schoolEnrol.default(''),
    lecture_videos: choice('lecture_videos', lectureVideos).default(defaultSettings.lectureVideos),
    accent: colour.default(''),
    logo: picture(media).default(''),
    icon: picture(media).optional(),
    sharing_picture: sharingPicture(media).default(''),
    privacy: address.default(''),
    terms: address.default(''),
    social: z.array(z.strictObject({ name: required(40), address })).default([]),
    figures: z
      .array(z.strictObject({ figure: text(20), label: text(60) }))
      .max(3, 'has room for three figures')
      .default([]),
    faces: z.array(picture(media)).max(12, 'has room for twelve pictures').default([]),
    banners: z.strictObject({ about: banner(media), ambassadors: banner(media), products: banner(media) }).default({}),
  });

export type SchoolFile = z.output<ReturnType<typeof schoolFile>>;

export function toSchool(file: SchoolFile): SchoolSettings {
  return {
    name: file.name,
    provider: file.provider || file.name,
    city: file.city,
    email: file.email,
    supportEmail: file.support_email ?? file.email,
    phone: file.phone,
    address: file.address,
    country: file.country,
    language: file.language,
    timeZone: file.time_zone || zoneOfCountry(file.country),
    copyrightYear: file.copyright_year,
    vrLabs: file.vr_labs,
    homeText: file.home_text,
    homePicture: file.home_picture,
    enrol: file.enrol,
    social: file.social.map(({ name, address }) => ({ name, href: address })),
    figures: file.figures,
    logo: file.logo,
    icon: file.icon ?? file.logo,
    sharingPicture: file.sharing_picture,
    lectureVideos: file.lecture_videos,
    accent: file.accent,
    privacy: file.privacy || defaultSettings.privacy,
    terms: file.terms || defaultSettings.terms,
    faces: file.faces,
  };
}

const bannerNames: Readonly<Record<string, string>> = {
  about: 'about',
  ambassador: 'ambassadors',
  product: 'products',
};

/** The content of `school.yaml` in an export. */
export function fromSchool(school: SchoolSettings, banners: Content['banners']): Record<string, unknown> {
  return {
    name: school.name,
    provider: school.provider,
    city: school.city,
    country: school.country,
    language: school.language,
    time_zone: school.timeZone,
    email: school.email,
    support_email: school.supportEmail,
    phone: school.phone,
    address: school.address,
    ...(school.copyrightYear > 0 && { copyright_year: school.copyrightYear }),
    vr_labs: school.vrLabs,
    home_text: school.homeText,
    home_picture: mediaPath(school.homePicture),
    enrol: school.enrol,
    accent: school.accent,
    logo: mediaPath(school.logo),
    icon: mediaPath(school.icon),
    sharing_picture: mediaPath(school.sharingPicture),
    lecture_videos: school.lectureVideos,
    privacy: school.privacy,
    terms: school.terms,
    social: school.social.map(({ name, href }) => ({ name, address: href })),
    figures: school.figures,
    faces: school.faces.map(mediaPath),
    banners: Object.fromEntries(
      banners.map((banner) => [bannerNames[banner.kind] ?? banner.kind, toFile(bannerFields, banner)]),
    ),
  };
}

/** The school's time zone, in which the commands show times. */
export async function readTimeZone(db: Kysely<Schema>): Promise<string> {
  const row = await db.selectFrom('school').select('settings').executeTakeFirst();
  return readSchool(row?.settings).timeZone;
}

/**
 * Parses the one row of the table `school`. Without a row, an early version of the server filled the database with the
 * sample. Defaults replace fields that an old row lacks.
 */
export function readSchool(row: string | undefined): SchoolSettings {
  if (row === undefined) return sampleSchool;
  const value: Partial<SchoolSettings> = JSON.parse(row);
  const timeZone = value.timeZone ?? zoneOfCountry(value.country ?? defaultSettings.country);
  return { ...defaultSettings, ...value, timeZone };
}
