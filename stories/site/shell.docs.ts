import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Shell',
    purpose: 'What every page of the site has around its content: skip link, header, dialogs for sign-in, and toasts.',
    use: ['Once, around the routes. The content of a page goes into `Content`.'],
    avoid: ['For pages of staff: the office has a shell of its own.', 'Twice: two headers are two landmarks.'],
    do: { text: 'The page begins below the header and ends with the footer.', story: 'LoggedOut' },
    dont: { text: 'A name without an end must not move the links.', story: 'LongNames' },
    anatomy: [
      ['Toast provider', 'Receives the messages of all parts.'],
      ['Auth provider', 'Opens the dialogs for sign-in and sign-up.'],
      ['Skip link', 'Leads to `#main`.'],
      ['Header', 'Is mounted again after an error, for example after a translator has changed its texts.'],
    ],
    keyboard: [
      ['Tab', 'Shows the skip link first.'],
      ['Enter', 'On the skip link: moves the focus to the content.'],
    ],
    screenReader: [
      'The landmarks are banner, navigation, main and content information.',
      'After a navigation, the focus moves to the content of the new page.',
    ],
    related: ['Site/Header', 'Site/Footer', 'UI/Skip link', 'UI/Toaster'],
    keywords: ['layout', 'app shell', 'frame', 'page template', 'landmarks'],
  },
];
