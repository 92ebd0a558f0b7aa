import { TextArea, TextField } from '../../src/ui/field/TextField.tsx';
import type { Guide } from '../guide.ts';

const parts: Guide['anatomy'] = [
  ['Label', 'Always visible, above the control. A star follows if it is required.'],
  ['Hint', 'Optional help between label and control.'],
  [
    'Control',
    'At least 48 px high, with a border of 3:1 contrast. Its text is 16 px or larger, so that iOS does not zoom. The CSS part `input`.',
  ],
  ['Error', 'Below the control, in the danger colour and in bold. The CSS part `error`.'],
];
const spoken = [
  'Announces label and “required”, then the hint and the error, which `aria-describedby` connects. `error` also sets `aria-invalid`.',
  'With `errorId`, several fields share one message.',
];

export const guides: readonly Guide[] = [
  {
    component: 'TextField',
    purpose: 'One line of text with its label, hint and error.',
    use: [
      'For a name, an e-mail address, a search.',
      'With `type`, `autoComplete` and `inputMode`, so that phones show the right keyboard and browsers fill it in.',
    ],
    avoid: [
      'For several lines: use `TextArea`.',
      'For a password: use `PasswordField`.',
      'For a choice of known values: use `SelectField`.',
    ],
    do: {
      text: 'A visible label, and an error that says how to fix it.',
      show: () => (
        <TextField
          label="Email"
          name="do"
          type="email"
          defaultValue="ayesha"
          error="Write the whole address, such as ayesha@example.org."
        />
      ),
    },
    dont: {
      text: 'A placeholder is no hint: it disappears with the first letter.',
      show: () => (
        <TextField
          label="Email"
          name="dont"
          type="email"
          placeholder="We answer to this address"
          error="Invalid input"
        />
      ),
    },
    anatomy: parts,
    keyboard: [
      ['Tab', 'Moves to the control.'],
      ['Enter', 'Sends the form.'],
    ],
    screenReader: spoken,
    related: ['UI/Password field', 'UI/Select field', 'UI/Checkbox field'],
    keywords: ['input', 'text box', 'form', 'e-mail', 'search field', 'label', 'validation'],
  },
  {
    component: 'TextArea',
    purpose: 'Several lines of text with label, hint and error. It grows with the text where the browser supports it.',
    use: ['For a message, or a list with one entry per line.'],
    avoid: ['For one line: use `TextField`.'],
    do: {
      text: 'Set `rows` to the length that you expect.',
      show: () => <TextArea label="Your message" name="do-area" rows={4} hint="Two or three sentences are enough." />,
    },
    dont: {
      text: 'Do not ask for one word in a large box.',
      show: () => <TextArea label="First name" name="dont-area" rows={8} />,
    },
    anatomy: parts,
    keyboard: [
      ['Tab', 'Moves to the control, and on from it.'],
      ['Enter', 'Starts a new line.'],
    ],
    screenReader: spoken,
    related: ['Sections/Contact form'],
    keywords: ['multiline', 'message', 'comment', 'input', 'form'],
  },
];
