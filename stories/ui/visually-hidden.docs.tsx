import { Link } from '../../src/ui/link/Link.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden/VisuallyHidden.tsx';
import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'VisuallyHidden',
    purpose: 'Text that only screen readers say. It completes what a seeing visitor takes from the layout.',
    use: ['To make equal links differ: “Learn More” about which course.', 'To name an icon, or a loading indicator.'],
    avoid: [
      'For text that helps everybody: show it.',
      'For something focusable: a seeing keyboard user would lose the focus.',
    ],
    do: {
      text: 'Complete a short label. Here a screen reader says “Learn More about Kites”.',
      show: () => (
        <Link href="/course-details/kites">
          Learn More<VisuallyHidden> about Kites</VisuallyHidden>
        </Link>
      ),
    },
    dont: {
      text: 'Do not repeat what is visible: here it is said twice.',
      show: () => (
        <Link href="/course-details/kites">
          Kites<VisuallyHidden> Kites</VisuallyHidden>
        </Link>
      ),
    },
    anatomy: [['Span', 'One pixel large and clipped. It stays in the text, unlike `display: none`.']],
    keyboard: notFocusable,
    screenReader: ['Read at its place in the text. Begin with a space if it continues a word.'],
    related: ['UI/Icon', 'UI/Spinner'],
    keywords: ['sr-only', 'screen reader only', 'hidden text', 'accessible name'],
  },
];
