import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Drawer',
    purpose: 'The menu of a narrow screen: it slides in from the end of the line and covers most of the page.',
    use: ['For the navigation below 1012 px, where the header has no space for its links.'],
    avoid: ['For a task or a form: use `Dialog`.', 'On a wide screen: show the links.'],
    do: { text: 'A short list of links; each closes the drawer.', story: 'Open' },
    dont: { text: 'Long texts do not belong into a menu.', story: 'LongNames' },
    anatomy: [
      ['Backdrop', 'Dims the page. A press on it closes the drawer.'],
      [
        'Sheet',
        'A `<dialog>`, 80 % of the width and 70 % of the height. It slides in unless the visitor prefers less motion.',
      ],
      ['Close button', 'Round, 44 px, always visible.'],
    ],
    keyboard: [
      ['Escape', 'Closes it and returns the focus to the button that opened it.'],
      ['Tab, Shift+Tab', 'Moves inside it.'],
      ['Enter', 'On a link: follows it and closes the drawer.'],
    ],
    screenReader: ['Announced as a dialog with the name of `label`.', 'The rest of the page is inert.'],
    related: ['UI/Dialog', 'Site/Menu drawer', 'Site/Header'],
    keywords: ['menu', 'hamburger', 'navigation', 'sidebar', 'off-canvas', 'sheet'],
  },
];
