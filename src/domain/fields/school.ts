import { extend, type Fields } from './field.ts';

/*
 * The simple settings of school.yaml: the key here is the name in `SchoolSettings`, `column` the key in the file. Lists
 * (social links, figures, faces) and banners are explicit code in content/folder/school-file.ts and office/things.ts.
 */

export const schoolNameFields = {
  name: { type: 'text', wire: 'name', required: true, maxLength: 60, label: 'Name of the school' },
  provider: {
    type: 'text',
    wire: 'provider',
    maxLength: 200,
    label: 'Organisation',
    help: 'For the copyright line. The default is the name.',
  },
  city: { type: 'text', wire: 'city', maxLength: 200 },
  country: { type: 'country', wire: 'country' },
  language: { type: 'language', wire: 'language', label: 'Language of your texts' },
  timeZone: {
    type: 'zone',
    wire: 'time_zone',
    column: 'time_zone',
    label: 'Time zone',
    help: 'The default is the zone of the country.',
  },
} as const satisfies Fields;

export const schoolContactFields = {
  email: { type: 'email', wire: 'email', required: true, label: 'E-mail' },
  supportEmail: {
    type: 'email',
    wire: 'support_email',
    column: 'support_email',
    label: 'E-mail for problems',
    help: 'The default is the e-mail above.',
  },
  phone: { type: 'text', wire: 'phone', maxLength: 40 },
  address: { type: 'text', wire: 'address', maxLength: 300 },
  enrol: {
    type: 'enrol',
    wire: 'enrol',
    label: 'Enroll Now leads to',
    help: 'request for a form that your desk answers, contact for the contact form, whatsapp: with a number, or a web address.',
  },
} as const satisfies Fields;

export const schoolLookFields = {
  accent: { type: 'colour', wire: 'accent', label: 'Accent colour', help: 'Empty for purple.' },
  logo: { type: 'image', wire: 'logo', column: 'logo' },
  icon: {
    type: 'image',
    wire: 'icon',
    column: 'icon',
    help: 'A square picture for browser tabs. The default is the logo.',
  },
  sharingPicture: {
    type: 'sharing',
    wire: 'sharing_picture',
    column: 'sharing_picture',
    label: 'Picture of link previews',
  },
  headline: {
    type: 'text',
    wire: 'headline',
    column: 'headline',
    maxLength: 120,
    label: 'Headline of the home page',
    help: '{name} stands for the name of the school. The default is “Welcome to {name}”.',
  },
  homeText: {
    type: 'text',
    wire: 'home_text',
    column: 'home_text',
    maxLength: 300,
    label: 'Sentence below the headline',
  },
  homePicture: { type: 'image', wire: 'home_picture', column: 'home_picture', label: 'Picture of the home page' },
  footerText: {
    type: 'text',
    wire: 'footer_text',
    column: 'footer_text',
    maxLength: 300,
    label: 'Sentence in the footer',
    help: '{name} and {city} stand for those of the school. The default is the sentence below the headline.',
  },
} as const satisfies Fields;

export const schoolRuleFields = {
  lectureVideos: {
    type: 'choice',
    wire: 'lecture_videos',
    column: 'lecture_videos',
    choices: ['members', 'enrolled', 'public'],
    label: 'Who may watch lectures',
  },
  vrLabs: { type: 'address', wire: 'vr_labs', column: 'vr_labs', label: 'Link of VR Labs' },
  privacy: { type: 'address', wire: 'privacy', label: 'Privacy policy', help: 'The default is the page /privacy.' },
  terms: { type: 'address', wire: 'terms', label: 'Terms of use', help: 'The default is the page /terms.' },
  copyrightYear: {
    type: 'year',
    wire: 'copyright_year',
    column: 'copyright_year',
    label: 'Year of the copyright line',
    help: 'Empty for the present year.',
  },
} as const satisfies Fields;

/** What the parents who ask for a seat read, and how long their seat is held. Only the server needs them: domain/school.ts. */
export const schoolRequestFields = {
  howToPay: {
    type: 'text',
    wire: 'how_to_pay',
    column: 'how_to_pay',
    maxLength: 2_000,
    label: 'How to pay',
    help: 'Bank account, JazzCash, Easypaisa or cash. Parents read it on the page of their request.',
  },
  whatsapp: {
    type: 'text',
    maxLength: 40,
    wire: 'whatsapp',
    label: 'WhatsApp number of the school',
    help: 'Such as 0300 1234567. Parents write to it from the page of a course and of their request.',
  },
  whatsappText: {
    type: 'text',
    wire: 'whatsapp_text',
    column: 'whatsapp_text',
    maxLength: 500,
    label: 'Your first WhatsApp message to a parent',
    help: '{name}, {course} and {reference} are filled in.',
  },
  welcomeText: {
    type: 'text',
    wire: 'welcome_text',
    column: 'welcome_text',
    maxLength: 2_000,
    label: 'What enrolled parents need to know',
    help: 'For example the link of the lessons. On the page of their request and in the mail about it.',
  },
  holdHours: {
    type: 'count',
    wire: 'hold_hours',
    column: 'hold_hours',
    label: 'Hours that a seat is held for a payment',
    help: 'Empty for 48.',
  },
} as const satisfies Fields;

/** All of them, in the order of an export. */
export const schoolFields = /* @__PURE__ */ extend(
  /* @__PURE__ */ extend(
    /* @__PURE__ */ extend(schoolNameFields, schoolContactFields),
    /* @__PURE__ */ extend(schoolLookFields, schoolRuleFields),
  ),
  schoolRequestFields,
);
