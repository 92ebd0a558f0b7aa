import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../db/schema.ts';
import { defaultSettings } from '../../domain/empty-school.ts';
import type { Field } from '../../domain/fields/field.ts';
import { bannerFields } from '../../domain/fields/front-page.ts';
import { schoolFields } from '../../domain/fields/school.ts';
import { zoneOfCountry } from '../../domain/local-time.ts';
import type { RequestSettings } from '../../domain/requests/request-settings.ts';
import { lectureVideos, type SchoolSettings, sampleSchool } from '../../domain/school.ts';
import type { Content } from '../content.ts';
import { mediaPath } from '../media/media.ts';
import { address, choice, enrol, picture, required, text } from './fields.ts';
import { fromFile, isFile, toFile, yamlShape } from './file-fields.ts';

/** In YAML, `whatsapp: +92 300 1234567` is a key with a value. */
const schoolEnrol = z
  .union([z.string(), z.strictObject({ whatsapp: z.string() })], {
    error: 'must be request, contact, a web address, or whatsapp: with a phone number below it',
  })
  .transform((given) => (typeof given === 'string' ? given : `whatsapp: ${given.whatsapp}`))
  .pipe(enrol);
const banner = (media: ReadonlySet<string>) => z.strictObject(yamlShape(bannerFields, media)).optional();

/** `school.yaml`. */
export const schoolFile = (media: ReadonlySet<string>) =>
  z.strictObject({
    ...yamlShape(schoolFields, media),
    lecture_videos: choice('lecture_videos', lectureVideos).default(defaultSettings.lectureVideos),
    enrol: schoolEnrol.default(''),
    social: z.array(z.strictObject({ name: required(40), address })).default([]),
    figures: z
      .array(z.strictObject({ figure: text(20), label: text(60) }))
      .max(3, 'has room for three figures')
      .default([]),
    faces: z.array(picture(media)).max(12, 'has room for twelve pictures').default([]),
    banners: z.strictObject({ about: banner(media), ambassadors: banner(media), products: banner(media) }).default({}),
  });

export type SchoolFile = z.output<ReturnType<typeof schoolFile>>;

/** Empty values take their defaults. */
function toSchool(file: SchoolFile): SchoolSettings {
  const country = file.country || defaultSettings.country;
  return {
    name: file.name,
    provider: file.provider || file.name,
    city: file.city,
    email: file.email,
    supportEmail: file.support_email || file.email,
    phone: file.phone,
    address: file.address,
    country,
    language: file.language || defaultSettings.language,
    timeZone: file.time_zone || zoneOfCountry(country),
    copyrightYear: Number(file.copyright_year),
    vrLabs: file.vr_labs,
    headline: file.headline,
    homeText: file.home_text,
    homePicture: file.home_picture,
    footerText: file.footer_text,
    enrol: file.enrol,
    social: file.social.map(({ name, address }) => ({ name, href: address })),
    figures: file.figures,
    logo: file.logo,
    icon: file.icon || file.logo,
    sharingPicture: file.sharing_picture,
    lectureVideos: lectureVideos.find((value) => value === file.lecture_videos) ?? defaultSettings.lectureVideos,
    accent: file.accent,
    privacy: file.privacy || defaultSettings.privacy,
    terms: file.terms || defaultSettings.terms,
    faces: file.faces,
    ...requestsOf(file),
  };
}

/** Left out if all are empty: most schools of an earlier version have none. */
function requestsOf({ how_to_pay, whatsapp, whatsapp_text, welcome_text, hold_hours }: SchoolFile) {
  const texts = { howToPay: how_to_pay, whatsapp, whatsappText: whatsapp_text, welcomeText: welcome_text };
  const requests: RequestSettings = { ...texts, holdHours: hold_hours };
  return Object.values(requests).some((text) => text !== '') ? { requests } : {};
}

const bannerKinds = [
  ['about', 'about'],
  ['ambassadors', 'ambassador'],
  ['products', 'product'],
] as const;

/** Adds the row of the school and the rows of its banners. */
export function addSchool(content: Content, file: SchoolFile): void {
  content.school = [{ id: 'school', settings: JSON.stringify(toSchool(file)), position: 0 }];
  for (const [position, [name, kind]] of bannerKinds.entries()) {
    const given = file.banners[name];
    if (given) content.banners.push({ ...fromFile(bannerFields, given), id: name, kind, position });
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Adds the row of a school whose other values are missing or wrong: for the preview and the changes of a draft. */
export function addIncompleteSchool(
  content: Content,
  valid: Readonly<Record<string, unknown>>,
  media: ReadonlySet<string>,
) {
  const {
    name = '',
    email = '',
    ...simple
  } = Object.fromEntries(Object.entries(valid).filter((entry): entry is [string, string] => isText(entry[1])));
  const file = schoolFile(media).safeParse({ ...simple, name: name || '-', email: email || 'missing@example.org' });
  if (!file.success) return;
  const settings = toSchool(file.data);
  const own = { name, provider: simple.provider || name, email, supportEmail: simple.support_email || email };
  content.school = [{ id: 'school', settings: JSON.stringify({ ...settings, ...own }), position: 0 }];
}

/** The content of `school.yaml` in an export. */
export function fromSchool(school: SchoolSettings, banners: Content['banners']) {
  const { copyrightYear, requests, ...settings } = school;
  const known = new Map<string, unknown>(Object.entries({ ...settings, ...requests }));
  const texts: Record<string, string> = {};
  for (const [name, field] of Object.entries<Field>(schoolFields)) {
    const value = String(known.get(name) ?? '');
    texts[field.wire] = isFile(field) ? mediaPath(value) : value;
  }
  return {
    ...texts,
    copyright_year: copyrightYear > 0 ? copyrightYear : undefined,
    social: school.social.map(({ name, href }) => ({ name, address: href })),
    figures: school.figures,
    faces: school.faces.map(mediaPath),
    banners: Object.fromEntries(
      bannerKinds.flatMap(([name, kind]) =>
        banners.filter((row) => row.kind === kind).map((row) => [name, toFile(bannerFields, row)]),
      ),
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
