import { type Guide, notFocusable } from '../../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Notice',
    purpose:
      'A message inside a page: what is wrong, what has happened, what will happen. It stays until its cause is gone.',
    use: ['For a fact that belongs to one place of a page.', 'With the buttons that solve the problem.'],
    avoid: ['For the result of a click elsewhere: use a toast.', 'For one field: use the `error` of the field.'],
    do: { text: 'Say what is wrong, and link to it.', story: 'Bad' },
    dont: { text: 'A long text hides what to do. Write a sentence for each problem.', story: 'LongTexts' },
    anatomy: [
      ['Box', 'A `<div>` with a bar at its start, in the colour of `tone`. It accepts all props of a `<div>`.'],
    ],
    keyboard: notFocusable,
    screenReader: [
      'Silent by default. Set `role="alert"` for a failure and `role="status"` for a result.',
      'The tone is not announced: the text must say it.',
    ],
    related: ['Office/Parts/Simple form', 'UI/Toaster'],
    keywords: ['alert', 'banner', 'callout', 'message', 'inline notification'],
  },
  {
    component: 'Badge',
    purpose: 'A word beside a title that says its state: `new`, `hidden`, `spam`.',
    use: ['For a state that differs from the usual one.', 'With one or two words in lower case.'],
    avoid: ['For a fact such as a level: use `Chip`.', 'For every row: the usual state needs no badge.'],
    do: { text: 'One tone for each meaning.', story: 'BadgeTones' },
    dont: { text: 'A sentence is no state.', story: 'BadgeLongText' },
    anatomy: [
      [
        'Pill',
        'An inline `<span>` in the colour of `tone`. It is as wide as its text, and never wider than its place.',
      ],
    ],
    keyboard: notFocusable,
    screenReader: ['Read as text after the title. The tone is not announced: the word must say it.'],
    related: ['UI/Chip', 'Office/Parts/Data table'],
    keywords: ['status', 'pill', 'tag', 'state', 'label'],
  },
  {
    component: 'Empty',
    purpose: 'Takes the place of a list without items. It says why the list is empty, and what fills it.',
    use: ['For a list that has no item yet.', 'For a search without a result, with a link that removes it.'],
    avoid: ['While the list is loading: use `QueryView`.', 'After a failure: use `Notice`.'],
    do: { text: 'Say where the items will come from.', story: 'EmptyList' },
    dont: { text: 'A page of help belongs into a guide.', story: 'EmptyLongText' },
    anatomy: [
      ['Box', 'A dashed frame of the size of a few rows.'],
      ['Icon', 'A path of `icons.ts`, hidden from screen readers.'],
      ['Text', 'A sentence, and a button or link if there is something to do.'],
    ],
    keyboard: notFocusable,
    screenReader: ['Read as text. The icon is hidden.'],
    related: ['Office/Parts/Data table', 'Office/Parts/Page'],
    keywords: ['empty state', 'blank slate', 'no results', 'nothing here'],
  },
];
