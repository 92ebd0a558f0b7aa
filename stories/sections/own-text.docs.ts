import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'OwnTextView',
    purpose: 'A text of the school in Markdown, as a page: its own terms or privacy policy.',
    use: ['For rules that a visitor reads from top to bottom.'],
    avoid: ['For a post with a date: use Blog article.'],
    do: { text: 'Divide the text by headings.', story: 'Loaded' },
    dont: { text: 'A word without an end is hard on a phone.', story: 'LongTexts' },
    anatomy: [['Column', 'A column of 720 px with the blocks of Markdown.']],
    keyboard: [
      ['Tab', 'Moves through the links of the text.'],
      ['Enter', 'Follows one.'],
    ],
    screenReader: ['The headings start at level 2, below the banner of the page.'],
    related: ['UI/Markdown', 'Sections/Privacy', 'Sections/Terms'],
    keywords: ['page', 'prose', 'terms', 'policy'],
  },
];
