import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Header',
    purpose: 'The frame above every page: the logo, the main links, and login or the visitor’s name.',
    use: ['Once for each page of the site, inside `Shell`.'],
    avoid: [
      'On a partner’s page: a widget brings no frame.',
      'For links that belong to one page: put them into its `PageBanner` or its text.',
    ],
    do: { text: 'One row. Below 1012 px, a button opens the same links in the menu drawer.', story: 'LoggedOut' },
    dont: { text: 'A long name may take two lines, and never pushes a button off the screen.', story: 'LongNames' },
    anatomy: [
      ['Bar', 'A `<header>` that stays at the top, except on screens that are lower than 420 px.'],
      ['Logo', 'The link to the home page, with the school’s name.'],
      ['Links', 'A `<nav>` named “Main”. `aria-current` marks the page that is shown.'],
      ['Session controls', 'Login and Sign Up, or the name and Logout.'],
      ['Menu button', 'Only below 1012 px. Without scripts, a link that unfolds the same links.'],
    ],
    keyboard: [
      ['Tab', 'First to the skip link, then to the logo, the links and the buttons, in reading order.'],
      ['Enter, Space', 'On the menu button: opens the drawer and moves the focus into it.'],
      ['Escape', 'Closes the drawer and returns the focus to the menu button.'],
    ],
    screenReader: [
      'A banner landmark with a navigation named “Main”.',
      'The menu button is announced as “Open the menu”, with a dialog.',
      'The name in the header is that of the account; the whole name is in its title.',
    ],
    related: ['Site/Menu drawer', 'Site/Shell', 'UI/Drawer', 'UI/Skip link'],
    keywords: ['navigation', 'navbar', 'top bar', 'app bar', 'menu', 'sticky'],
  },
];
