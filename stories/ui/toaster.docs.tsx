import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Toaster',
    purpose:
      'Shows short messages in a corner, above everything else: what succeeded, or what failed. A message closes after five seconds.',
    use: ['For the result of an action, such as “Registered Successfully”.', 'Once per page; each dialog has its own.'],
    avoid: [
      'For the error of a field: show it at the field.',
      'For something to read or to press: five seconds are too short.',
      'In a widget: it shows its messages in place.',
    ],
    do: { text: 'One short sentence.', story: 'Success' },
    dont: {
      text: 'A text of this length cannot be read in five seconds. It is cut after 240 characters.',
      story: 'LongText',
    },
    anatomy: [
      ['Place', 'Below the header at the end of the line; in a dialog beside its close button.'],
      ['Card', 'A stripe and a sign in the colour of success or danger.'],
      ['Close', 'A button of 44 px.'],
    ],
    keyboard: [
      ['Tab', 'Moves to Close. The time stops while a toast has the focus.'],
      ['Enter, Space, Escape', 'Closes the toast. The focus returns to where it was, or moves to the next toast.'],
    ],
    screenReader: [
      'Errors interrupt (`alert`), successes wait (`status`). An error starts with “Error:”, because the colour is not read.',
      'The time also stops while the pointer moves over a toast, and while the tab is hidden.',
    ],
    related: ['UI/Dialog'],
    keywords: ['toast', 'notification', 'snackbar', 'alert', 'message', 'flash'],
  },
];
