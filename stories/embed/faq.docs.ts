import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'FaqElement',
    purpose: 'Questions and answers on the page of a partner: `<steam-faq>`.',
    use: [
      'To answer frequent questions where they are asked.',
      'With `course` for the questions of one course.',
      'Set `theme` to `light` if your page is always light: by default the widget follows the visitor’s system.',
    ],
    avoid: ['For your own questions: it shows ours.'],
    do: { text: 'Give it a heading that fits your page.', story: 'WithAnotherHeading' },
    dont: { text: 'Do not rely on it for legal texts: if the API fails, only your link is there.', story: 'Failed' },
    anatomy: [
      ['Tag', 'Reserves its height.'],
      ['Fallback', 'The content of the tag. It shows until the data is loaded, and if loading fails.'],
      ['Heading', 'The part `heading`.'],
      ['Answers', 'The part `answer`.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next question.'],
      ['Enter, Space', 'Opens or closes it; `steam-toggle` tells your page.'],
    ],
    screenReader: [
      'Headings start at `headingLevel`. The content is in an open shadow root, which screen readers read like the page.',
      'A question is announced with its state, expanded or collapsed.',
    ],
    related: ['Sections/FAQ', 'UI/Accordion', 'Guides/Embedding'],
    keywords: ['steam-faq', 'widget', 'web component', 'custom element', 'questions', 'embed'],
  },
];
