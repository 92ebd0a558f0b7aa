import type { Guide } from '../../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'IconButton',
    purpose: 'A square button with an icon, for actions that repeat on each row of a list.',
    use: ['Where a row has several actions and no room for words.', 'With a label that names the action and the row.'],
    avoid: ['For the main action of a page: use `Button`.', 'For an icon that is not common: write the word.'],
    do: { text: 'A bin deletes. Its label says what.', story: 'Enabled' },
    dont: { text: 'A label of a paragraph is read at each row.', story: 'LongLabel' },
    anatomy: [
      ['Button', 'A native `<button type="button">` of 44 by 44 px. A tooltip has its label.'],
      ['Icon', 'A path of `icons.ts`.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the button, also while it is disabled: a list does not lose its place.'],
      ['Enter, Space', 'Presses it.'],
    ],
    screenReader: ['The name is `label`. A disabled button is announced as unavailable.'],
    related: ['UI/Button', 'UI/Icon'],
    keywords: ['icon only', 'row action', 'toolbar button', 'delete', 'move up'],
  },
  {
    component: 'CopyLink',
    purpose: 'A link to pass on to another person, with a button that copies it.',
    use: ['For an invitation, a preview, a link with a partner’s name.'],
    avoid: ['For a link to follow here: use `Link`.', 'For code: use `CopyButton` below it.'],
    do: { text: 'The whole link is in view: the reader can check it.', story: 'CopyLinkShort' },
    dont: { text: 'A long link is hard to check.', story: 'CopyLinkLongText' },
    anatomy: [
      ['Link', 'A `<code>` that wraps anywhere. One click selects all of it.'],
      ['Button', 'A `CopyButton`.'],
    ],
    keyboard: [['Enter, Space', 'On the button: copies the link.']],
    screenReader: ['The button is named “Copy” with the text of `what`. The result is announced.'],
    related: ['UI/Copy button', 'UI/Link'],
    keywords: ['share', 'clipboard', 'invitation', 'copy', 'url'],
  },
];
