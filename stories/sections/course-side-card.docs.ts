import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CourseSideCardView',
    purpose: 'The card beside a course: picture, a free lecture, what is included, and the way to enrol.',
    use: ['Once on a course page: beside the text on a wide screen, above it on a phone.'],
    avoid: ['In a list: use the cards of Course finder.'],
    do: { text: 'Say what is included in a few words each.', story: 'Loaded' },
    dont: { text: 'Without any facts, the card gives no reason to enrol.', story: 'MissingFields' },
    anatomy: [
      ['Picture', 'Loaded at once.'],
      ['Try Demo', 'Outlined. Leads to the first lecture.'],
      ['Continue', 'With `progress`: the next lesson or the certificate, in the place of Try Demo.'],
      ['Facts', '“This Course Includes” and “Certifications”. Empty lists are left out.'],
      ['Ask on WhatsApp', 'Outlined, beside Enroll Now. Leads to `askHref`, if there is one.'],
      ['Enroll Now', 'The main action of the page. It leads to `enrolHref`, or to the sample checkout.'],
    ],
    keyboard: [
      ['Tab', 'Moves to Try Demo, then to Enroll Now.'],
      ['Enter', 'Follows the link.'],
    ],
    screenReader: ['The picture is decorative. The lists have headings.'],
    related: ['UI/ButtonLink', 'Sections/Enrolment'],
    keywords: ['enrol', 'enroll', 'price', 'demo', 'sidebar', 'buy'],
  },
];
