import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CourseDraftView',
    purpose: 'A form to draft a course. It sends nothing: it shows the draft as the API would receive it.',
    use: ['To try the form for new courses, before a server stores them.'],
    avoid: ['To publish a course: edit the folder of the school.'],
    do: { text: 'Write one point per line.', story: 'Empty' },
    dont: { text: 'Do not use it as a store: the draft is lost when the page closes.', story: 'RightToLeft' },
    anatomy: [
      ['Fields', 'Name, home point descriptions, short and long description.'],
      ['Button', '“Create Course”.'],
      ['Result', 'The draft as JSON, in a box that scrolls.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields, to the button, then to the result, which scrolls by arrow keys.'],
      ['Enter', 'In the name: creates the draft.'],
    ],
    screenReader: ['The result is in a live region and announced.'],
    related: ['UI/Text field', 'Sections/Course header'],
    keywords: ['editor', 'new course', 'author', 'JSON', 'add'],
  },
];
