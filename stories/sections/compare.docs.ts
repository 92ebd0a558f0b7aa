import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CompareView',
    purpose: 'Two or three courses side by side, with a row for each fact that parents ask for.',
    use: ['Below a list of saved courses.'],
    avoid: ['For more than three courses: use Course finder with its filters.'],
    do: { text: 'Compare courses with the same facts filled in.', story: 'Loaded' },
    dont: { text: 'A long text in a fact makes the other columns wait.', story: 'LongNames' },
    anatomy: [
      ['Head', 'Picture, name and, with `hrefWithout`, a link that removes the course.'],
      ['Rows', 'A fact that no course has is left out; a missing one says so.'],
    ],
    keyboard: [['Tab', 'Moves through the names and the links to remove.']],
    screenReader: ['A table with a header for each course and each fact.'],
    related: ['Sections/Course finder', 'Sections/Course header'],
    keywords: ['comparison', 'table', 'side by side', 'saved', 'favourites', 'wishlist'],
  },
];
