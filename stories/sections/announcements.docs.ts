import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'AnnouncementsView',
    purpose: 'Tells visitors of the home page what is new: one announcement at a time, with a picture.',
    use: ['For news that ends: a new course, a date, a competition.'],
    avoid: [
      'For what is always true: write it into the page.',
      'For more than about five announcements: older ones are never seen. Write a post.',
    ],
    do: { text: 'A title, and two or three points.', story: 'Loaded' },
    dont: { text: 'Long points do not fit beside the picture.', story: 'LongNames' },
    anatomy: [
      ['Band', 'The tone `sunken`, with the heading “Announcements”.'],
      ['Carousel', 'One slide per view. It does not move by itself.'],
      ['Card', 'Title, points and picture.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the slides, then to the controls below.'],
      ['Arrow left, Arrow right', 'Scrolls the slides while they have the focus.'],
      ['Enter, Space', 'On a control: shows that page.'],
    ],
    screenReader: [
      'The section is a region with the name of its heading.',
      'The carousel has the name “News”; each slide is announced as “1 of 3”.',
      'If the list is empty or the request failed, nothing is rendered: no heading stands above a gap.',
    ],
    related: ['UI/Carousel', 'Sections/Blog list'],
    keywords: ['news', 'updates', 'banner', 'notices', 'slider'],
  },
];
