import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'FaqView',
    purpose: 'Frequent questions with their answers, one open at a time. It is also a widget.',
    use: [
      'On the home page for questions about the school, on a course page for questions about the course.',
      'With up to six questions, the most frequent first.',
    ],
    avoid: [
      'For terms or rules: use Own text, which can be quoted and printed.',
      'For a single question: write it as a heading.',
    ],
    do: { text: 'Write the question in the words of a parent.', story: 'Loaded' },
    dont: { text: 'Questions of several lines cannot be scanned.', story: 'LongNames' },
    anatomy: [
      ['Heading', '`heading` and `lead`.'],
      ['Questions', 'An accordion. The questions are one level below the heading.'],
      ['Answers', 'Paragraphs, with a blank line between them in the content.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next question.'],
      ['Enter, Space', 'Opens or closes the answer.'],
    ],
    screenReader: [
      'The section is a region with the name of its heading.',
      'A question is announced with its state, expanded or collapsed.',
      'Questions without text are skipped. If the list is empty or the request failed, nothing is rendered: no heading stands above a gap.',
    ],
    related: ['UI/Accordion', 'Embed/FAQ'],
    keywords: ['questions', 'answers', 'help', 'support', 'accordion'],
  },
];
