import { SectionHeading } from '../../src/ui/section-heading/SectionHeading.tsx';
import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'SectionHeading',
    purpose: 'The heading of a section, with a few words above and a sentence below.',
    use: [
      'At the start of each section.',
      'With `id`, so that the section is labelled by it.',
      'Centred above a carousel; at the start of the line above text.',
    ],
    avoid: ['For the heading of the page: use `PageBanner`.', 'For the title of a card: write a plain heading.'],
    do: {
      text: 'The title alone says what the section contains.',
      show: () => (
        <SectionHeading
          level={3}
          eyebrow="How we teach"
          title="Our Programs"
          lead="Three ways to learn, which also stand alone."
        />
      ),
    },
    dont: {
      text: 'The title must not need the words above it.',
      show: () => (
        <SectionHeading
          level={3}
          eyebrow="Our Programs"
          title="Have a Look"
          lead="There are many things to see here."
        />
      ),
    },
    anatomy: [
      ['Eyebrow', 'Optional. A few words after a short bar.'],
      ['Title', 'A heading of `level`, 2 by default. The CSS part `heading`.'],
      ['Lead', 'Optional. A sentence or two in the muted colour.'],
    ],
    keyboard: notFocusable,
    screenReader: [
      'A heading in the list of headings: choose `level` one below the heading above.',
      'The eyebrow is read before the title, as plain text.',
    ],
    related: ['UI/Band', 'UI/Page banner'],
    keywords: ['title', 'headline', 'h2', 'kicker', 'overline', 'subtitle'],
  },
];
