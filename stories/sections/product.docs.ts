import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'ProductView',
    purpose: 'The page of one product: picture, name, description, its file and its download.',
    use: ['For a product with a URL of its own.'],
    avoid: ['For several: use Product list.'],
    do: { text: 'Say the type and the size of the file before the download.', story: 'Loaded' },
    dont: { text: 'A product without a link can only be looked at.', story: 'WithoutLink' },
    anatomy: [
      ['Breadcrumb', 'Home, Products, the product.'],
      ['Words', 'Name (h1), description, Download, Share, type and size of the file.'],
      ['Picture', 'Decorative.'],
    ],
    keyboard: [
      ['Tab', 'Moves through breadcrumb, Download and Share.'],
      ['Enter', 'Follows a link.'],
    ],
    screenReader: ['Download is read with the name of the product.'],
    related: ['Sections/Product list', 'UI/ButtonLink'],
    keywords: ['download', 'file', 'worksheet', 'PDF'],
  },
];
