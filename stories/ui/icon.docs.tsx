import { Icon } from '../../src/ui/icon/Icon.tsx';
import { arrow, clock } from '../../src/ui/icon/paths.ts';
import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Icon',
    purpose:
      'A line drawing of 24 by 24 units in the colour of the text. It helps to recognise a text, and never replaces it.',
    use: [
      'Beside a text, to tell facts or actions apart.',
      'With `ahead` for an arrow that points in reading direction.',
    ],
    avoid: [
      'Alone, without a name: add `aria-label` to the button, or `VisuallyHidden` text.',
      'As an illustration: use `Picture`.',
    ],
    do: {
      text: 'An icon with its text.',
      show: () => (
        <span>
          <Icon path={clock} /> 12 weeks
        </span>
      ),
    },
    dont: {
      text: 'An icon alone is a riddle, also for those who see it.',
      show: () => (
        <span>
          <Icon path={clock} /> <Icon path={arrow} />
        </span>
      ),
    },
    anatomy: [
      [
        'Drawing',
        'An `<svg>` with a stroke of 2 units in `currentColor`. `size` is 1.25 em, so it follows the font size.',
      ],
      ['Path', 'From `paths.ts`, or `header-paths.ts` for icons of the header.'],
    ],
    keyboard: notFocusable,
    screenReader: ['Always hidden (`aria-hidden`). The text beside it is the name.'],
    related: ['UI/Button', 'UI/Chip', 'UI/Visually hidden'],
    keywords: ['symbol', 'glyph', 'SVG', 'pictogram', 'arrow'],
  },
];
