import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CourseHeaderView',
    purpose: 'The head of a course page: its name, what it is about, and the facts that parents ask for first.',
    use: ['Once, at the top of a course page.'],
    avoid: ['In a list of courses: use Course finder.'],
    do: { text: 'Fill in every fact: ages, fee, start, times, language, teacher.', story: 'Loaded' },
    dont: { text: 'A level is one word, not a sentence.', story: 'LongNames' },
    anatomy: [
      ['Breadcrumb', 'Home, Courses, the course.'],
      ['Name', 'The h1 of the page.'],
      ['Facts', 'Chips with level, duration, lessons and modules. Empty ones are left out.'],
      ['Details', 'A list of the facts for parents. It is left out if all are empty.'],
      [
        'Calendar',
        'With `calendarHref`: a file with the next start. With `timesHere`: the times of a visitor in another time zone.',
      ],
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
];
