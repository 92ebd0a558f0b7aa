import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'AttachmentsView',
    purpose: 'The documents of a course, a post or a page, to download.',
    use: ['For worksheets, lists of materials and forms that belong to the text above.'],
    avoid: ['For one free download with a page of its own: use Product.'],
    do: { text: 'Name what the document is for; type and size follow by themselves.', story: 'Many' },
    dont: { text: 'A name without an end is hard on a phone.', story: 'LongNames' },
    anatomy: [
      ['Heading', 'Documents (h2).'],
      ['Links', 'Name, type and size of each file.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the links.'],
      ['Enter', 'Downloads the document.'],
    ],
    screenReader: ['A link is read with its type and size.'],
    related: ['Sections/Product', 'Sections/Course welcome', 'Sections/Blog article'],
    keywords: ['PDF', 'worksheet', 'download', 'file'],
  },
];
