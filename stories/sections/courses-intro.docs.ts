import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CoursesIntroView',
    purpose: 'Introduces the courses on the home page and leads to the catalogue.',
    use: ['On the home page, around Categories.'],
    avoid: ['On the catalogue: its banner introduces it.'],
    do: { text: 'A heading, a sentence, the categories, one button.', story: 'WithCategories' },
    dont: { text: 'Without categories, the button alone must carry it.', story: 'WithoutCategories' },
    anatomy: [
      ['Band', 'The tone `sunken`.'],
      ['Heading', '`title` and `lead`, centred.'],
      [
        'Ages',
        '`ages`: “How old is your child?” and a link for each year. Only if the courses are for different ages.',
      ],
      ['Children', 'The categories.'],
      ['Button', '“Explore All Courses”.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the categories to the button.'],
      ['Enter', 'Follows the link.'],
    ],
    screenReader: ['The section is a region with the name of its heading.'],
    related: ['Sections/Categories', 'Sections/Course finder'],
    keywords: ['home page', 'subjects', 'introduction', 'overview', 'age'],
  },
];
