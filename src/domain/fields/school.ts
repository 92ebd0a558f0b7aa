import { extend, type Fields } from './field.ts';
import { schoolMailFields } from './school-mails.ts';

/*
 * The settings of school.yaml with a single value. A key of these tables is a key of `SchoolSettings`; `column` is the key in
 * the file. Explicit code in content/folder/school-file.ts and office/kinds.ts handles lists (social links, figures, faces) and
 * banners.
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
  logo: { type: 'image', wire: 'logo', column: 'logo', isWhole: true },
  icon: {
    type: 'image',
    wire: 'icon',
    column: 'icon',
    isWhole: true,
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
  homePicture: {
    type: 'image',
    wire: 'home_picture',
    column: 'home_picture',
    isWhole: true,
    label: 'Picture of the home page',
  },
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

/** Settings for requests for a seat. Only the server needs them. */
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

/** Texts of pages that a school may replace. All are optional. */
export const schoolTextFields = {
  coursesTitle: {
    type: 'text',
    wire: 'courses_title',
    column: 'courses_title',
    maxLength: 80,
    label: 'Heading of the courses on the home page',
    help: 'The default is “Find your course”.',
  },
  coursesText: {
    type: 'text',
    wire: 'courses_text',
    column: 'courses_text',
    maxLength: 300,
    label: 'Sentence below it',
  },
  communityText: {
    type: 'text',
    wire: 'community_text',
    column: 'community_text',
    maxLength: 300,
    label: 'Sentence beside the pictures of people',
  },
  questionsText: {
    type: 'text',
    wire: 'questions_text',
    column: 'questions_text',
    maxLength: 300,
    label: 'Sentence below “Frequently Asked Questions”',
  },
  courseQuestionsTitle: {
    type: 'text',
    wire: 'course_questions_title',
    column: 'course_questions_title',
    maxLength: 80,
    label: 'Heading of the questions of a course',
  },
  courseQuestionsText: {
    type: 'text',
    wire: 'course_questions_text',
    column: 'course_questions_text',
    maxLength: 300,
    label: 'Sentence below it',
  },
  ambassadorsText: {
    type: 'text',
    wire: 'ambassadors_text',
    column: 'ambassadors_text',
    maxLength: 300,
    label: 'Sentence above the ambassadors',
  },
  blogsText: {
    type: 'text',
    wire: 'blogs_text',
    column: 'blogs_text',
    maxLength: 300,
    label: 'Sentence on the banner of the posts',
  },
  productsText: {
    type: 'text',
    wire: 'products_text',
    column: 'products_text',
    maxLength: 80,
    label: 'Words above the products',
  },
  contactText: {
    type: 'text',
    wire: 'contact_text',
    column: 'contact_text',
    maxLength: 300,
    label: 'Sentence beside the contact form',
    help: 'The default is “A question about a course? Write to us.”',
  },
  homeDescription: {
    type: 'text',
    wire: 'home_description',
    column: 'home_description',
    maxLength: 300,
    label: 'Home page in search results',
    help: '{name} and {city} stand for those of the school, also in the lines below.',
  },
  aboutDescription: {
    type: 'text',
    wire: 'about_description',
    column: 'about_description',
    maxLength: 300,
    label: '“About Us” in search results',
  },
  ambassadorsDescription: {
    type: 'text',
    wire: 'ambassadors_description',
    column: 'ambassadors_description',
    maxLength: 300,
    label: 'Ambassadors in search results',
  },
  blogsDescription: {
    type: 'text',
    wire: 'blogs_description',
    column: 'blogs_description',
    maxLength: 300,
    label: 'Posts in search results',
  },
  productsDescription: {
    type: 'text',
    wire: 'products_description',
    column: 'products_description',
    maxLength: 300,
    label: 'Products in search results',
  },
  contactDescription: {
    type: 'text',
    wire: 'contact_description',
    column: 'contact_description',
    maxLength: 300,
    label: '“Contact Us” in search results',
  },
} as const satisfies Fields;

export type SchoolTextName = keyof typeof schoolTextFields;

/** All tables above, in the order of an export. */
export const schoolFields = /* @__PURE__ */ extend(
  /* @__PURE__ */ extend(
    /* @__PURE__ */ extend(
      /* @__PURE__ */ extend(schoolNameFields, schoolContactFields),
      /* @__PURE__ */ extend(schoolLookFields, schoolRuleFields),
    ),
    /* @__PURE__ */ extend(schoolRequestFields, schoolMailFields),
  ),
  schoolTextFields,
);
