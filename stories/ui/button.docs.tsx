import { Button } from '../../src/ui/button/Button.tsx';
import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Button',
    purpose: 'Starts an action on the page: send, open, add. `variant` says how important the action is.',
    use: [
      'For an action that changes something or opens a dialog.',
      'One `filled` button per view, for its main action; `outlined` for the others, `quiet` for minor ones.',
      'Set `busy` while the action runs: the button keeps its place and the focus, and ignores clicks.',
    ],
    avoid: [
      'To lead to another page: use `ButtonLink`, which a visitor can open in a new tab.',
      'Disabled, to enforce a valid form: let the visitor press it, and show the errors.',
    ],
    do: {
      text: 'One main action. Write a verb with its object.',
      show: () => (
        <>
          <Button>Create account</Button> <Button variant="quiet">Cancel</Button>
        </>
      ),
    },
    dont: {
      text: 'Two filled buttons compete, and “OK” does not say what happens.',
      show: () => (
        <>
          <Button>OK</Button> <Button>Cancel</Button>
        </>
      ),
    },
    anatomy: [
      ['Button', 'A native `<button type="button">` of at least 44 by 44 px. The CSS part `button` of a widget.'],
      ['Ring', 'Only while `busy`: turns, or pulses if the visitor prefers less motion.'],
      ['Label', 'Text, and an `Icon` if it adds meaning.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the button, also while it is busy. A disabled button is skipped.'],
      ['Enter, Space', 'Presses it.'],
    ],
    screenReader: [
      'The name is the label. Icons are hidden, so a button with an icon alone needs `aria-label`.',
      'A busy button is announced as busy and unavailable, but keeps the focus.',
    ],
    related: ['UI/ButtonLink', 'UI/Copy button', 'UI/Icon'],
    keywords: ['action', 'submit', 'call to action', 'CTA', 'loading button', 'press'],
  },
];
