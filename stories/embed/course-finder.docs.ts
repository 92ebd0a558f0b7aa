import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CourseFinderElement',
    purpose: 'The catalogue of courses on the page of a partner: `<steam-course-finder>`.',
    use: [
      'For a school or a blog that recommends our courses.',
      'With `category` and `hide-filters` for a fixed list, with `limit` for a short one.',
      'With `layout` for low cards or one row, with `mode` for a button that opens it in a dialog.',
      'Set `theme` to `light` if your page is always light: by default the widget follows the visitor’s system.',
    ],
    avoid: [
      'On our own site: it has the section itself.',
      'Without a fallback link: visitors without scripts would see nothing.',
    ],
    do: { text: 'Style it by custom properties, such as `--steam-accent`.', story: 'PartnerColours' },
    dont: { text: 'Do not wait for it: if the API fails, only your link is there.', story: 'Failed' },
    anatomy: [
      ['Tag', 'Reserves its height, so that nothing moves when the data arrives.'],
      ['Fallback', 'The content of the tag. It shows until the data is loaded, and if loading fails.'],
      ['Filters', 'The parts `input` and `button`.'],
      ['Cards', 'The parts `card`, `heading` and `link`.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the filters and the cards.'],
      ['Enter', 'Opens a course, unless your page cancels `steam-course-select`.'],
    ],
    screenReader: [
      'Headings start at `headingLevel`. The content is in an open shadow root, which screen readers read like the page.',
      'The number of courses is announced after a change of the filters.',
    ],
    related: ['Sections/Course finder', 'Guides/Embedding'],
    keywords: ['steam-course-finder', 'widget', 'web component', 'custom element', 'catalogue', 'embed'],
  },
];
