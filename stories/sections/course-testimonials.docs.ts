import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CourseTestimonialsView',
    purpose: 'What learners say about one course.',
    use: ['On a course page, after the curriculum.'],
    avoid: ['For the school as a whole: use Testimonials.'],
    do: { text: 'Quote what somebody can do now.', story: 'Loaded' },
    dont: { text: 'Quotes of very different length leave gaps.', story: 'LongNames' },
    anatomy: [
      ['Heading', '“What Our Learners Say”.'],
      ['Carousel', 'Cards with quote, picture, name and course.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the slides, then to the controls below.'],
      ['Arrow left, Arrow right', 'Scrolls the slides while they have the focus.'],
      ['Enter, Space', 'On a control: shows that page.'],
    ],
    screenReader: [
      'The section is a region with the name of its heading.',
      'A card is a `<figure>` with a quote and a caption.',
      'An empty list renders nothing.',
    ],
    related: ['Sections/Testimonials', 'UI/Carousel'],
    keywords: ['reviews', 'quotes', 'voices', 'ratings'],
  },
];
