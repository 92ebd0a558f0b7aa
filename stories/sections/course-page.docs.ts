import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CourseHeaderView',
    purpose: 'The head of a course page: its name, what it is about, and the facts that parents ask for first.',
    use: ['Once, at the top of a course page.'],
    avoid: ['In a list of courses: use Course finder.'],
    do: { text: 'Fill in every fact: ages, fee, start, times, language, teacher.', story: 'CourseHeaderLoaded' },
    dont: { text: 'A level is one word, not a sentence.', story: 'CourseHeaderLongNames' },
    anatomy: [
      ['Breadcrumb', 'Home, Courses, the course.'],
      ['Name', 'The h1 of the page.'],
      ['Facts', 'Chips with level, duration, lessons and modules. Empty ones are left out.'],
      ['Details', 'A list of the facts for parents. It is left out if all are empty.'],
      ['Share', 'The button that the page passes.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the breadcrumb to Share.'],
      ['Enter', 'Follows a link.'],
    ],
    screenReader: ['The details are a description list. Their icons are hidden.'],
    related: ['UI/Chip', 'UI/Breadcrumb'],
    keywords: ['title', 'facts', 'fee', 'ages', 'start', 'course details'],
  },
  {
    component: 'CourseWelcomeView',
    purpose: 'Describes a course in a few paragraphs, and lists what a child learns in it.',
    use: ['Below the head of a course page.'],
    avoid: ['For the lessons: use Curriculum.'],
    do: { text: 'Each outcome starts with a verb.', story: 'CourseWelcomeLoaded' },
    dont: { text: 'Outcomes of several lines are no list any more.', story: 'CourseWelcomeLongNames' },
    anatomy: [
      ['Welcome', 'A section with the name of the course and its long description.'],
      ['What You Will Learn', 'A section with ticked outcomes. It is left out without outcomes.'],
    ],
    keyboard: notFocusable,
    screenReader: ['Two regions with the names of their headings. The ticks are hidden.'],
    related: ['Sections/Curriculum'],
    keywords: ['description', 'outcomes', 'goals', 'introduction'],
  },
  {
    component: 'CourseSideCardView',
    purpose: 'The card beside a course: picture, a free lecture, what is included, and the way to enrol.',
    use: ['Once on a course page: beside the text on a wide screen, above it on a phone.'],
    avoid: ['In a list: use the cards of Course finder.'],
    do: { text: 'Say what is included in a few words each.', story: 'CourseSideCardLoaded' },
    dont: { text: 'Without any facts, the card gives no reason to enrol.', story: 'CourseSideCardMissingFields' },
    anatomy: [
      ['Picture', 'Loaded at once.'],
      ['Try Demo', 'Outlined. Leads to the first lecture.'],
      ['Facts', '“This Course Includes” and “Certifications”. Empty lists are left out.'],
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
