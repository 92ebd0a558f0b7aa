import type { Guide } from '../../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'ConfirmDialog',
    purpose: 'Asks before an action that is hard to undo, runs it, and stays open if it fails.',
    use: [
      'Before something is deleted or sent to people.',
      'With `typed` if nothing can restore it: the reader types a name first.',
    ],
    avoid: ['For what can be undone: act at once, and offer Undo.', 'To show a failure: use `Notice`.'],
    do: { text: 'The title asks, the text says what happens, the button repeats the verb.', story: 'Open' },
    dont: { text: 'Nobody reads a long warning.', story: 'LongTexts' },
    anatomy: [
      ['Dialog', 'A `Dialog` with a title.'],
      ['Text', 'What happens.'],
      ['Field', 'Only with `typed`.'],
      ['Buttons', 'The action, then “Cancel”.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the dialog and does not leave it.'],
      ['Enter', 'In the field: runs the action.'],
      ['Escape', 'Closes the dialog. The focus returns to the button that opened it.'],
    ],
    screenReader: [
      'A modal dialog with the name of its title.',
      'A failure is announced at once. The button is announced as busy while the action runs.',
    ],
    related: ['UI/Dialog', 'Office/Parts/Notice', 'UI/Button'],
    keywords: ['confirmation', 'modal', 'delete', 'are you sure', 'destructive action'],
  },
];
