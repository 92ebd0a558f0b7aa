import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'PageBanner',
    purpose:
      'The top of an inner page: its heading on the accent colour, with an optional sentence, picture and breadcrumb.',
    use: [
      'Once per page, as its first band. It contains the only h1.',
      'With `low` if the content below must be visible at once, as on the catalogue.',
    ],
    avoid: ['On the home page: it has the hero.', 'Inside a page: use `SectionHeading`.'],
    do: { text: 'A short heading, and one sentence that helps to decide.', story: 'WithEverything' },
    dont: { text: 'A heading of many lines pushes the content out of view.', story: 'LongTexts' },
    anatomy: [
      ['Band', 'The tone `accent`, in both themes dark enough for light text.'],
      ['Breadcrumb', 'Optional, above the heading.'],
      ['Heading', 'The h1.'],
      ['Description', 'A sentence or two.'],
      [
        'Picture',
        'Decorative. It fades into the colour at the end of the line; below 912 px it stands under the text, or is hidden with `low`.',
      ],
    ],
    keyboard: [['Tab', 'Moves through the links of the breadcrumb, then through the children.']],
    screenReader: ['The heading is the h1 of the page. The picture has an empty alternative text.'],
    related: ['Sections/Top banner', 'UI/Breadcrumb', 'Sections/Hero'],
    keywords: ['hero', 'header', 'masthead', 'jumbotron', 'title', 'h1'],
  },
];
