import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'BlogListView',
    purpose: 'All posts as cards, three per row. A card leads to its post.',
    use: ['On the page of the blog.'],
    avoid: ['For one new post on the home page: use Announcements.'],
    do: { text: 'Titles of similar length, with a picture each.', story: 'Loaded' },
    dont: { text: 'A title of five lines makes its whole row high.', story: 'LongTitles' },
    anatomy: [
      ['Band', 'A `<div>`: the heading is in the banner of the page.'],
      ['Card', 'Picture, title and date. One link covers the card.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next card.'],
      ['Enter', 'Opens the post.'],
    ],
    screenReader: [
      'Each title is a heading with a link: a reader can jump from post to post.',
      'The pictures are decorative.',
    ],
    related: ['Sections/Blog article', 'UI/Picture'],
    keywords: ['posts', 'articles', 'news', 'cards', 'grid'],
  },
];
