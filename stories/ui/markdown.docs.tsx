import { Markdown } from '../../src/ui/markdown/Markdown.tsx';
import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Markdown',
    purpose: 'Renders a text that the school wrote in Markdown: a post, its terms, its privacy policy.',
    use: ['For long texts of the content: headings, lists, tables, quotes, footnotes and task lists work.'],
    avoid: [
      'For one sentence: render the text, because the compiler is a large script.',
      'For HTML of the content: tags are shown as text, by design.',
    ],
    do: {
      text: 'Structure a text with headings from level 2 on.',
      show: () => (
        <Markdown>{'## Fees\n\nA course costs what its page says.\n\n- Pay before the first lesson.'}</Markdown>
      ),
    },
    dont: {
      text: 'Bold text is no heading: nobody can jump to it.',
      show: () => <Markdown>{'**FEES**\n\nA course costs what its page says. Pay before the first lesson.'}</Markdown>,
    },
    anatomy: [
      ['Blocks', 'Paragraphs, lists, quotes. Each detects the direction of its own text.'],
      ['Headings', 'Level 1 becomes level 2, because the page has its own. Their ids start with `text-`.'],
      ['Tables', 'In a box that scrolls sideways on a narrow screen.'],
      ['Links', 'Checked by `Link`.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the links, and to each table, which then scrolls by arrow keys.'],
      ['Enter', 'Follows a link.'],
    ],
    screenReader: [
      'The language of the school’s texts is set, so that the right voice reads them.',
      'The checkbox of a task list is announced as “Done” or “To do”.',
    ],
    related: ['Sections/Own text', 'Sections/Blog article', 'UI/Link'],
    keywords: ['rich text', 'prose', 'formatting', 'blog', 'content'],
  },
];
