import type { Guide } from '../../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'AuthDialogs',
    purpose: 'Sign In and Create Account: one dialog with two forms, which share what the visitor has typed.',
    use: [
      'After a press on Login or Sign Up, or on a lecture that needs an account. `continueTo` is the page afterwards.',
    ],
    avoid: ['On load, or while somebody reads.', 'For the office: staff sign in on a page of its own.'],
    do: { text: 'Two fields, one main action, and the way to the other form.', story: 'SignIn' },
    dont: { text: 'An error belongs to its field or above the button, never into a toast alone.', story: 'Refused' },
    anatomy: [
      ['Dialog', 'A `<dialog>` named by its heading.'],
      ['Form', 'Labels above fields; the password can be shown.'],
      ['Message', 'What the server refused, above the button.'],
      ['Swap', 'A button that shows the other form. The typed values stay.'],
    ],
    keyboard: [
      ['Tab, Shift+Tab', 'Moves inside the dialog; the page behind is skipped.'],
      ['Enter', 'In a field: sends the form.'],
      ['Escape', 'Closes the dialog and returns the focus to the button that opened it.'],
    ],
    screenReader: [
      'After a swap, the heading of the other form is announced.',
      'After a mistake, the focus moves to the first field that is wrong, which names its error.',
      'While the form is sent, its button is announced as busy, and keeps the focus.',
    ],
    related: ['UI/Dialog', 'UI/Password field', 'UI/Text field', 'Site/Header'],
    keywords: ['login', 'log in', 'sign in', 'sign up', 'register', 'account', 'password', 'authentication'],
  },
];
