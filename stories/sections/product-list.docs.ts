import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'ProductListView',
    purpose: 'Digital products with a download each, as rows or as a grid. It is also a widget.',
    use: ['For worksheets and posters.', 'With `only` for a selection, in that order.'],
    avoid: ['For courses: use Course finder.'],
    do: { text: '`list` where texts are long, `grid` where pictures matter.', story: 'Grid' },
    dont: { text: 'A product without a download has no button.', story: 'WithoutLinks' },
    anatomy: [['Card', 'Picture, name, description and “Download Now !”. The CSS part `card`.']],
    keyboard: [
      ['Tab', 'Moves to the next download.'],
      ['Enter', 'Starts it.'],
    ],
    screenReader: [
      'Each name is a heading of `headingLevel`. The button is read with the name of its product.',
      'If nothing is left to show, nothing is rendered.',
    ],
    related: ['Sections/Product', 'Embed/Product list'],
    keywords: ['downloads', 'worksheets', 'shop', 'resources', 'printables'],
  },
];
