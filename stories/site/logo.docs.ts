import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Logo',
    purpose: 'The school’s logo as the link to its home page.',
    use: ['In the header, the footer and the menu drawer.'],
    avoid: ['As a picture in a text: use `Picture`, which is no link.'],
    do: { text: 'With the name where there is space.', story: 'WithName' },
    dont: { text: 'Alone, nobody who is new learns the name. Use it only if the name is near.', story: 'Alone' },
    anatomy: [
      ['Link', 'Leads to the home page.'],
      ['Image', 'The school’s own, in the box of `width` and `height`, never cropped.'],
      ['Name', 'With `withName`, and always if the school has no logo.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the link.'],
      ['Enter', 'Opens the home page.'],
    ],
    screenReader: ['Announced as a link with the school’s name and “home”. The image has no text of its own.'],
    related: ['Site/Header', 'Site/Footer', 'UI/Picture'],
    keywords: ['brand', 'home link', 'wordmark', 'emblem'],
  },
];
