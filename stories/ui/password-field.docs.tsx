import { PasswordField } from '../../src/ui/field/PasswordField.tsx';
import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'PasswordField',
    purpose: 'A field for a password, with a button that shows what was typed.',
    use: ['To sign in (`autoComplete="current-password"`) or to choose a password (`new-password`).'],
    avoid: [
      'For a code from an e-mail: use `TextField` with `autoComplete="one-time-code"`.',
      'Twice, to repeat a password, unless the specification requires it.',
    ],
    do: {
      text: 'Say the rule before it is broken.',
      show: () => (
        <PasswordField label="New password" name="do" autoComplete="new-password" hint="Eight characters or more." />
      ),
    },
    dont: {
      text: 'An error that does not say how to fix it.',
      show: () => <PasswordField label="Password" name="dont" autoComplete="new-password" error="Invalid" />,
    },
    anatomy: [
      ['Label, hint, error', 'As in the text field.'],
      ['Input', 'A native password input. Spelling and capitals are off.'],
      ['Show, Hide', 'A button inside the field, with a target of 44 px.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the input, then to Show.'],
      ['Enter', 'In the input: sends the form.'],
      ['Enter, Space', 'On Show: shows or hides the password.'],
    ],
    screenReader: [
      'The button says what it does: “Show password” or “Hide password”.',
      'A shown password is an ordinary text field, so typed letters are read aloud.',
    ],
    related: ['UI/Text field', 'Site/Auth/Modals'],
    keywords: ['login', 'sign in', 'secret', 'credentials', 'input', 'form'],
  },
];
