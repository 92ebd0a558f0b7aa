import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'ProductListElement',
    purpose: 'Products to download on the page of a partner: `<steam-product-list>`.',
    use: [
      'For teachers who recommend worksheets.',
      'With `products` for a selection, and `layout` for rows, a grid, one row or one button.',
      'Set `theme` to `light` if your page is always light: by default the widget follows the visitor’s system.',
    ],
    avoid: ['For files of your own: it shows ours.'],
    do: { text: 'Choose a few products, in your order.', story: 'OnlyTwo' },
    dont: { text: 'Do not hide the list behind a tab: it reserves its height.', story: 'Loading' },
    anatomy: [
      ['Tag', 'Reserves its height.'],
      ['Fallback', 'The content of the tag. It shows until the data is loaded, and if loading fails.'],
      ['Cards', 'The parts `card`, `heading` and `button`.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next download.'],
      ['Enter', 'Starts it, unless your page cancels `steam-download`.'],
    ],
    screenReader: [
      'Headings start at `headingLevel`. The content is in an open shadow root, which screen readers read like the page.',
      'Each download is read with the name of its product.',
    ],
    related: ['Sections/Product list', 'Guides/Embedding'],
    keywords: ['steam-product-list', 'widget', 'web component', 'custom element', 'downloads', 'embed'],
  },
];
