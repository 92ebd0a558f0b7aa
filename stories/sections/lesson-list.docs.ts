import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'LessonListView',
    purpose: 'The lessons of the current module, with ticks for those that are watched, and a link to the next lesson.',
    use: ['On the page of a lesson.'],
    avoid: ['On the course page: use Curriculum.'],
    do: { text: 'Show one module: that of the current lesson.', story: 'One' },
    dont: { text: 'Names of several lines hide the order.', story: 'LongNames' },
    anatomy: [
      ['Heading', '“Lessons of” the module.'],
      ['Lessons', 'A numbered list. The current lesson is marked.'],
      ['Next lesson', 'A button, also into the next module.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next lesson.'],
      ['Enter', 'Opens it.'],
    ],
    screenReader: [
      'The section is a region with the name of its heading.',
      'The current lesson has `aria-current="page"`. The tick is read as “Watched”.',
    ],
    related: ['Sections/Curriculum', 'Sections/Lecture grid'],
    keywords: ['playlist', 'progress', 'next', 'table of contents'],
  },
];
