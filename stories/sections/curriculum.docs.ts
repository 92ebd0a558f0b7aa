import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CurriculumView',
    purpose: 'The modules of a course with their lessons. A lesson opens to show its text and its lectures.',
    use: ['On a course page.'],
    avoid: ['On the page of a lecture: use Lesson list, which shows where the visitor is.'],
    do: { text: 'A title that says what happens in the lesson.', story: 'Loaded' },
    dont: { text: 'Titles of three lines hide the structure.', story: 'LongNames' },
    anatomy: [
      ['Heading', '“Course Curriculum”.'],
      ['Module', 'A card with name, title, number of lectures, duration and description.'],
      ['Lessons', 'An accordion; one lesson of the whole curriculum is open at a time.'],
      ['Watch Lecture', 'A link to the lesson.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next lesson, then to the links of an open one.'],
      ['Enter, Space', 'Opens or closes a lesson; Enter follows a link.'],
    ],
    screenReader: [
      'The section is a region with the name of its heading.',
      'Lessons are headings of level 4 below the heading of their module.',
      'Without modules nothing is rendered.',
    ],
    related: ['UI/Accordion', 'Sections/Lesson list'],
    keywords: ['syllabus', 'modules', 'lessons', 'lectures', 'outline', 'contents'],
  },
];
