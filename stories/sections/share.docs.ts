import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'ShareView',
    purpose:
      'One link with the visitor’s name, in each form that a phone or a page needs: copy, WhatsApp, share sheet, QR code, sheet to print, picture button.',
    use: ['For ambassadors and schools that pass a page on, and, with `facts`, for parents who pass a course on.'],
    avoid: ['For a widget on a website: use Embed builder.'],
    do: { text: 'Type a name: visits are counted under it.', story: 'Loaded' },
    dont: { text: 'A name of a hundred letters makes a link that nobody can read.', story: 'LongNames' },
    anatomy: [
      [
        'Message',
        'Only with `facts`: WhatsApp and Copy first, with the ages, fee and start of a course. The rest is folded.',
      ],
      ['Name', 'A field; the hint shows the short name of the link. A partner’s own page has none.'],
      ['Link', 'Visible, and selected if copying fails. Without a name, only a course or another page has one.'],
      ['Places', 'Folded: a link and a QR code for each place.'],
      ['Actions', 'Copy, WhatsApp, and the share sheet of the device.'],
      ['QR code', 'With PNG, SVG and a sheet to print.'],
      ['Picture button', 'Folded, with HTML and Markdown.'],
    ],
    keyboard: [
      ['Tab', 'Moves through field, actions and downloads.'],
      ['Enter, Space', 'Copies, or opens.'],
    ],
    screenReader: [
      'The QR code has the link as its alternative text. The result of Copy is announced.',
      'Without scripts it is a form with links.',
    ],
    related: ['UI/Copy button', 'Sections/Embed builder', 'Sections/Partner'],
    keywords: ['QR code', 'WhatsApp', 'link', 'invite', 'referral', 'social'],
  },
];
