import { z } from 'zod';
import { defaultSettings } from '../../domain/empty-school.ts';
import { columnOf, type Field } from '../../domain/fields/field.ts';
import { bannerFields } from '../../domain/fields/front-page.ts';
import { schoolFields, schoolTextFields } from '../../domain/fields/school.ts';
import { schoolMailFields } from '../../domain/fields/school-mails.ts';
import { zoneOfCountry } from '../../domain/local-time.ts';
import type { FormValue, FormValues } from '../../domain/office/content-contract.ts';
import type { RequestSettings } from '../../domain/requests/request-settings.ts';
import { lectureVideos, type SchoolSettings } from '../../domain/school.ts';
import type { SchoolDocument } from '../content.ts';
import { mediaAddress, mediaPath } from '../media/media.ts';
import type { Tables } from '../tables.ts';
import { address, choice, enrol, picture, required, text } from './fields.ts';
import { fromFile, isFile, readRow, toFile, yamlShape } from './file-fields.ts';
import { groupsIn, isGroup, textOf } from './form-values.ts';

/** A text, or `whatsapp: +92 300 1234567`, which YAML reads as a key with a value. */
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
    faces: z
      .array(z.strictObject({ picture: picture(media) }))
      .max(12, 'has room for twelve pictures')
      .default([]),
    banners: z.strictObject({ about: banner(media), ambassadors: banner(media), products: banner(media) }).default({}),
  });

export type SchoolFile = z.output<ReturnType<typeof schoolFile>>;

/** Converts the values of `school.yaml` to settings. Empty values take their defaults. */
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
    faces: file.faces.map((face) => face.picture),
    ...requestsOf(file),
    ...textsOf(file),
  };
}

/** The settings for requests; omitted if all are empty. */
function requestsOf({ how_to_pay, whatsapp, whatsapp_text, welcome_text, hold_hours, ...file }: SchoolFile) {
  const texts = { howToPay: how_to_pay, whatsapp, whatsappText: whatsapp_text, welcomeText: welcome_text };
  const mails = Object.entries(schoolMailFields).flatMap(([name, { column }]) =>
    file[column] === '' ? [] : [[name, file[column]]],
  );
  const requests: RequestSettings = {
    ...{ ...texts, holdHours: hold_hours },
    ...(mails.length > 0 && { mails: Object.fromEntries(mails) }),
  };
  return Object.values(requests).some((value) => value !== '') ? { requests } : {};
}

/** The texts that are not empty; omitted if there are none. */
function textsOf(file: SchoolFile): Pick<SchoolSettings, 'texts'> {
  const texts = Object.entries(schoolTextFields).flatMap(([name, { column }]) =>
    file[column] === '' ? [] : [[name, file[column]]],
  );
  return texts.length > 0 ? { texts: Object.fromEntries(texts) } : {};
}

const bannerKinds = [
  ['about', 'about'],
  ['ambassadors', 'ambassador'],
  ['products', 'product'],
] as const;

/** Adds the row of the school and the rows of its banners. */
export function addSchool(tables: Tables, file: SchoolFile): void {
  tables.school = [{ id: 'school', settings: JSON.stringify(toSchool(file)), position: 0 }];
  for (const [position, [name, kind]] of bannerKinds.entries()) {
    const given = file.banners[name];
    if (given) tables.banners.push({ ...fromFile(bannerFields, given), id: name, kind, position });
  }
}

const bannerNames = ['about', 'ambassadors', 'products'] as const;

/** The values of the school's form. */
export function schoolValues({ school, banners }: Pick<Tables, 'school' | 'banners'>): FormValues {
  const { social, faces, figures, copyrightYear, requests, texts, ...settings } = settingsIn(
    school[0]?.settings ?? '{}',
  );
  const known = new Map<string, unknown>(Object.entries({ ...settings, ...requests, ...requests?.mails, ...texts }));
  const values: FormValues = {};
  for (const [name, field] of Object.entries<Field>(schoolFields)) {
    const value = String(known.get(name) ?? '');
    values[columnOf(name, field) ?? name] = isFile(field) ? mediaPath(value) : value;
  }
  const kinds = new Map<string, string>(bannerKinds);
  return {
    ...values,
    copyright_year: copyrightYear > 0 ? String(copyrightYear) : '',
    social: social.map(({ name, href }) => ({ name, address: href })),
    figures,
    faces: faces.map((face) => ({ picture: mediaPath(face) })),
    banners: Object.fromEntries(
      bannerNames.map((name) => {
        const row = banners.find(({ kind }) => kind === kinds.get(name));
        return [name, row ? toFile(bannerFields, row) : { text: '', picture: '', documents: '' }];
      }),
    ),
  };
}

/** Converts the values of `school.yaml` to those of the form. In the file, `faces` is a list of paths. */
export const schoolFromFile = ({ faces = [], ...values }: FormValues): FormValues => ({
  ...values,
  faces: Array.isArray(faces) ? faces.map((face) => (typeof face === 'string' ? { picture: face } : face)) : faces,
});

/** The content of `school.yaml` in an export. */
export function schoolForExport({ faces, banners, copyright_year, ...values }: FormValues): Record<string, unknown> {
  const year = textOf(copyright_year);
  const { social, figures, ...texts } = values;
  return {
    ...Object.fromEntries(Object.values<Field>(schoolFields).map(({ wire }) => [wire, texts[wire] ?? ''])),
    copyright_year: year === '' ? undefined : Number(year),
    social,
    figures,
    faces: groupsIn(faces).map(({ picture }) => picture),
    banners: filledBanners(banners),
  };
}

/** Removes banners without values. */
export function filledBanners(banners: FormValue = {}): FormValue {
  if (!isGroup(banners)) return banners;
  const isEmpty = (banner: FormValue) => isGroup(banner) && Object.values(banner).every((value) => value === '');
  return Object.fromEntries(Object.entries(banners).filter(([, banner]) => !isEmpty(banner)));
}

/** Converts the school of a stored document without checks: they ran before it was stored. */
export function readSchoolFile(values: FormValues): SchoolFile {
  const { faces, social, figures, enrol: target } = values;
  const banners = filledBanners(values.banners);
  const groups = isGroup(banners) ? Object.entries(banners) : [];
  return {
    ...readRow(schoolFields, values),
    enrol: textOf(target),
    social: groupsIn(social).map(({ name, address }) => ({ name: textOf(name), address: textOf(address) })),
    figures: groupsIn(figures).map(({ figure, label }) => ({ figure: textOf(figure), label: textOf(label) })),
    faces: groupsIn(faces).map(({ picture }) => ({ picture: mediaAddress(textOf(picture)) })),
    banners: Object.fromEntries(
      groups.map(([name, banner]) => [name, readRow(bannerFields, isGroup(banner) ? banner : {})]),
    ),
  } as SchoolFile;
}

/** The settings in a document; the defaults if it has no school. */
export const settingsOf = ({ school }: Pick<SchoolDocument, 'school'>): SchoolSettings =>
  school[0] ? toSchool(readSchoolFile(school[0])) : defaultSettings;

/** The settings in the row of the table `school`. */
export const settingsIn = (json: string): SchoolSettings => ({ ...defaultSettings, ...JSON.parse(json) });
