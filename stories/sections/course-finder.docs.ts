import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CourseFinderView',
    purpose:
      'The catalogue: two filters, the number of matching courses and their cards. It shows three courses or three thousand, and it is also a widget.',
    use: [
      'Where a visitor compares courses.',
      'With `limit` for a short list that leads to the catalogue.',
      'With `hideFilters` for a fixed list.',
      'With `layout`, for low cards or one row on the page of a partner.',
    ],
    avoid: ['For one course: link its page.', 'For products: use Product list.'],
    do: { text: 'Fill in ages, fee and start: parents ask for them first.', story: 'Loaded' },
    dont: { text: 'Cards without picture, level and points give no reason to open them.', story: 'MissingFields' },
    anatomy: [
      ['Filters', 'Search on the site, category, level and “Clear Filter”. Each option has its number of courses.'],
      ['Count', 'How many courses match.'],
      ['Cards', 'Four per row on a wide screen, fewer where the column is narrow. One link covers a card.'],
      ['Show more courses', 'Only for more than 60 courses: adds 24, also when it comes near the viewport.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the filters, then from card to card.'],
      ['Arrow up, Arrow down', 'In a filter: chooses another option. The list changes at once.'],
      ['Enter', 'On a card: opens the course.'],
    ],
    screenReader: [
      'The number of courses is in a live region: a change of the filters is announced.',
      'Each card has a heading of `headingLevel`, and a link “Learn More about” its course.',
      'If the request failed, nothing is rendered; a widget then shows its fallback.',
    ],
    related: ['Sections/Categories', 'UI/Select field', 'Embed/Course finder'],
    keywords: [
      'catalogue',
      'catalog',
      'filter',
      'search',
      'courses',
      'list',
      'faceted search',
      'pagination',
      'load more',
    ],
  },
];
