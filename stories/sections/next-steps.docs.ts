import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'NextStepsView',
    purpose: 'Says what happens after an action, in numbered steps.',
    use: ['Beside a form or button that begins something, such as an enrolment.'],
    avoid: ['For questions and answers: use FAQ.', 'For the lessons of a course: use Curriculum.'],
    do: { text: 'Write one short sentence per step, with its subject first.', story: 'Many' },
    dont: { text: 'Do not explain a step in a paragraph.', story: 'LongNames' },
    anatomy: [
      ['Heading', '“What happens next”.'],
      ['Steps', 'Numbered circles with a sentence each. An empty list renders nothing.'],
    ],
    keyboard: notFocusable,
    screenReader: ['A region with a heading and an ordered list.'],
    related: ['Sections/Enrolment', 'Sections/Programs'],
    keywords: ['process', 'stepper', 'instructions', 'enrol', 'timeline'],
  },
];
