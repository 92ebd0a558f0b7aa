import { CheckboxField } from '../../src/ui/field/CheckboxField.tsx';
import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CheckboxField',
    purpose: 'One yes-or-no choice that takes effect when the form is sent.',
    use: ['To agree to something, or to add an option.', 'For several choices of a list that may all be selected.'],
    avoid: ['For one choice of several: use radio buttons or `SelectField`.', 'For an effect at once: use a button.'],
    do: {
      text: 'Write the label as a statement that is true when the box is checked.',
      show: () => <CheckboxField name="do" label="Send me news of new courses" hint="About one e-mail a month." />,
    },
    dont: {
      text: 'A negation turns the meaning of the tick round.',
      show: () => <CheckboxField name="dont" label="Do not refrain from sending me no news" />,
    },
    anatomy: [
      ['Box', 'A native checkbox of 24 px, with a target of 44 px.'],
      ['Label', 'Fills the row, and checks the box on a press. A star follows if it is required.'],
      ['Hint', 'Optional help below.'],
      ['Error', 'What is wrong and how to fix it, in the danger colour.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the box.'],
      ['Space', 'Checks or clears it.'],
    ],
    screenReader: [
      'Announces label, state and “required”, then the hint and the error, which `aria-describedby` connects.',
      'The star is hidden, because `required` already says it.',
    ],
    related: ['UI/Select field', 'UI/Text field'],
    keywords: ['tick box', 'consent', 'agreement', 'option', 'toggle', 'form', 'input'],
  },
];
