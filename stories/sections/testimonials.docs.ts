import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'TestimonialsView',
    purpose: 'What families say about the school, two at a time.',
    use: ['On the home page.'],
    avoid: ['On a course page: use Course testimonials.', 'Without real quotes: leave it out.'],
    do: { text: 'Two or three sentences, with a name and a course.', story: 'Loaded' },
    dont: { text: 'A quote of a page is not read.', story: 'LongNames' },
    anatomy: [
      ['Heading', '“What Families Say”, centred.'],
      ['Carousel', 'Two slides from 768 px, 35 px apart.'],
      ['Card', 'Quote, picture, name and course.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the slides, then to the controls below.'],
      ['Arrow left, Arrow right', 'Scrolls the slides while they have the focus.'],
      ['Enter, Space', 'On a control: shows that page.'],
    ],
    screenReader: [
      'The section is a region with the name of its heading.',
      'The pictures are decorative.',
      'If the list is empty or the request failed, nothing is rendered: no heading stands above a gap.',
    ],
    related: ['Sections/Course testimonials', 'UI/Carousel'],
    keywords: ['reviews', 'quotes', 'voices', 'parents', 'social proof'],
  },
];
