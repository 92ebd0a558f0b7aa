import type { Guide } from '../../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'SimpleForm',
    purpose: 'A form of a few texts. The server validates them, and the form shows its messages at the fields.',
    use: ['For an account, a password, a setting.', 'With `clears` if the next entry is another one.'],
    avoid: ['For the fields of a course or a post: use `ItemForm`.', 'For one search: use `SearchForm`.'],
    do: { text: 'Two to five fields, and a button with a verb.', story: 'Many' },
    dont: { text: 'A label is a noun, not an explanation.', story: 'LongTexts' },
    anatomy: [
      ['Error summary', 'After a failure.'],
      ['Fields', 'Fields of the kit, in one column.'],
      ['Button', 'Busy while the form is sent.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next field or button.'],
      ['Enter', 'In a field: sends the form.'],
    ],
    screenReader: [
      'A form with the name of `label`.',
      'After a failure the summary takes the focus. Each wrong field is announced with its message.',
    ],
    related: ['UI/Text field', 'UI/Select field', 'UI/Password field'],
    keywords: ['form', 'fields', 'submit', 'settings', 'validation'],
  },
  {
    component: 'ErrorSummary',
    purpose: 'Lists what is wrong in a form, with a link to each field. It takes the focus when it appears.',
    use: [
      'At the top of a form, after it was sent.',
      'Give it a new `key` at each attempt: then it takes the focus again.',
    ],
    avoid: ['While somebody types: show the message at the field.', 'For one message without a field: use `Notice`.'],
    do: { text: 'Name the field as its label does, and say what is wrong with it.', story: 'ErrorSummaryMany' },
    dont: { text: 'Long names make a list that nobody scans.', story: 'ErrorSummaryLongTexts' },
    anatomy: [
      ['Box', 'A `Notice` with the tone `bad`.'],
      ['Sentence', 'The number of fields, or `message` if no field is named.'],
      ['List', 'A link to each field, with its message.'],
    ],
    keyboard: [
      ['Tab', 'Moves from the box to the links.'],
      ['Enter', 'On a link: moves the focus to the field.'],
    ],
    screenReader: ['A group named “What to correct”. It is read when it takes the focus.'],
    related: ['Office/Parts/Notice', 'UI/Text field'],
    keywords: ['validation', 'error list', 'mistakes', 'form errors'],
  },
];
