import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CourseWelcomeView',
    purpose: 'Describes a course in a few paragraphs, and lists what a child learns in it.',
    use: ['Below the head of a course page.'],
    avoid: ['For the lessons: use Curriculum.'],
    do: { text: 'Each outcome starts with a verb.', story: 'Loaded' },
    dont: { text: 'Outcomes of several lines are no list any more.', story: 'LongNames' },
    anatomy: [
      ['Welcome', 'A section with the name of the course and its long description.'],
      ['What You Will Learn', 'A section with ticked outcomes. It is left out without outcomes.'],
    ],
    keyboard: notFocusable,
    screenReader: ['Two regions with the names of their headings. The ticks are hidden.'],
    related: ['Sections/Curriculum'],
    keywords: ['description', 'outcomes', 'goals', 'introduction'],
  },
];
