import { Accordion } from '../../src/ui/accordion/Accordion.tsx';
import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Accordion',
    purpose:
      'A stack of headings that show or hide their content. One panel of a group is open at a time, and a reader sees all headings at a glance. It works before any script has loaded.',
    use: [
      'For questions and answers, or lessons of a module: many similar entries of which a reader needs a few.',
      'If the headings alone tell a reader which entry to open.',
    ],
    avoid: [
      'If every reader needs the whole content: write headings and paragraphs.',
      'For the steps of a form: a closed panel hides errors.',
      'For one optional detail: write a plain `<details>`.',
    ],
    do: {
      text: 'Write each title as the question that the reader has.',
      show: () => (
        <Accordion
          name="do"
          openId="kit"
          items={[
            { id: 'kit', title: 'Do we have to buy a kit?', body: 'No. Most experiments use what a kitchen has.' },
            { id: 'miss', title: 'What if my child misses a class?', body: 'Every lecture can be watched again.' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Titles that say nothing force a reader to open every panel.',
      show: () => (
        <Accordion
          name="dont"
          items={[
            { id: 'one', title: 'Information', body: 'Most experiments use what a kitchen has.' },
            { id: 'two', title: 'More information', body: 'Every lecture can be watched again.' },
          ]}
        />
      ),
    },
    anatomy: [
      ['Panel', 'A `<details name>`. Panels with the same `name` close each other.'],
      ['Summary', 'At least 56 px high, with a chevron. It contains a heading of `headingLevel`.'],
      ['Body', 'The content. The CSS part `answer` of a widget.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next summary, then into the content of an open panel.'],
      ['Enter, Space', 'Opens or closes the panel.'],
    ],
    screenReader: [
      'Announces each summary with its state, expanded or collapsed. The headings are also in the list of headings.',
      'Choose `headingLevel` one below the heading above the accordion.',
      'A search in the page (Ctrl+F) finds closed content in browsers that open `<details>` for a match.',
      'Print shows the content of every panel.',
    ],
    related: ['Sections/FAQ', 'Sections/Curriculum'],
    keywords: ['disclosure', 'collapse', 'expander', 'details', 'FAQ', 'panels', 'tabs'],
  },
];
