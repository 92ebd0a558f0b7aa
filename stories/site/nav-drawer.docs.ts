import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'NavDrawer',
    purpose: 'The menu of a narrow screen: the links and buttons of the header in a drawer.',
    use: ['Below 1012 px, opened by the menu button of the header.'],
    avoid: ['For other content: use `Drawer` for links of your own, and `Dialog` for a task.'],
    do: { text: 'The same links as in the header, in the same order.', story: 'LoggedOut' },
    dont: { text: 'A long name wraps; it must not hide Logout.', story: 'LongNames' },
    anatomy: [
      ['Drawer', 'A `<dialog>` named “Menu”.'],
      ['Top', 'The logo, and the initials of the visitor or a figure.'],
      ['Links', 'A `<nav>`; the link to the page that is shown has a background and `aria-current`.'],
      ['Session controls', 'Login and Sign Up, or the name and Logout. Each closes the drawer.'],
    ],
    keyboard: [
      ['Tab, Shift+Tab', 'Moves inside the drawer; the page behind is skipped.'],
      ['Enter', 'On a link: follows it and closes the drawer.'],
      ['Escape', 'Closes it and returns the focus to the menu button.'],
      ['Back', 'Closes it: the open menu is an entry of the browser’s history.'],
    ],
    screenReader: ['Announced as a dialog named “Menu”.', 'The initials are hidden, because the name follows.'],
    related: ['Site/Header', 'UI/Drawer', 'UI/Dialog'],
    keywords: ['hamburger', 'mobile menu', 'off-canvas', 'sidebar', 'navigation drawer'],
  },
];
