import { Chip } from '../../src/ui/chip/Chip.tsx';
import { Icon } from '../../src/ui/icon/Icon.tsx';
import { clock, level } from '../../src/ui/icon/paths.ts';
import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Chip',
    purpose: 'A short fact in a pill: a level, a duration, a number. A reader scans a row of them.',
    use: [
      'For two to five facts of one thing, each one to three words.',
      'With an `icon` that tells the kinds of facts apart.',
    ],
    avoid: [
      'For anything to press: use `Button` or `Link`. A chip looks alike on every page because it never reacts.',
      'For a sentence: write a paragraph.',
    ],
    do: {
      text: 'State the fact with its unit.',
      show: () => (
        <>
          <Chip icon={<Icon path={level} />}>Beginner</Chip> <Chip icon={<Icon path={clock} />}>12 weeks</Chip>
        </>
      ),
    },
    dont: {
      text: 'A sentence in a pill is hard to read, and a number without a unit means nothing.',
      show: () => (
        <>
          <Chip>This course was made for everybody who begins</Chip> <Chip>12</Chip>
        </>
      ),
    },
    anatomy: [
      [
        'Pill',
        'An inline `<span>` on the soft tint. It grows with the text and wraps long words. The CSS part `chip`.',
      ],
      ['Icon', 'Optional, in the colour of the text.'],
    ],
    keyboard: notFocusable,
    screenReader: [
      'Read as plain text. Put several chips into a list, so that their number is announced.',
      'The icon is hidden: the text must say everything.',
    ],
    related: ['UI/Icon', 'Sections/Course header'],
    keywords: ['tag', 'badge', 'pill', 'label', 'token', 'fact'],
  },
];
