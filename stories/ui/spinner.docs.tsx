import { Spinner } from '../../src/ui/spinner/Spinner.tsx';
import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Spinner',
    purpose: 'Says that content is on its way.',
    use: ['In the place of a list that loads, with the height of the list reserved.'],
    avoid: [
      'In a button: set its `busy`.',
      'For the whole page: the header and the heading can show at once.',
      'After a failure: say what to do.',
    ],
    do: { text: 'Name what loads.', show: () => <Spinner label="Loading the courses: do" /> },
    dont: {
      text: 'Several spinners at once say nothing more than one.',
      show: () => (
        <>
          <Spinner label="Please wait" />
          <Spinner label="Please wait" />
        </>
      ),
    },
    anatomy: [
      ['Ring', 'Turns in the accent colour. If the visitor prefers less motion, it pulses instead.'],
      ['Label', 'Visually hidden.'],
    ],
    keyboard: notFocusable,
    screenReader: ['A live region announces `label` once.'],
    related: ['UI/Button', 'UI/Visually hidden'],
    keywords: ['loader', 'loading', 'progress', 'activity', 'wait', 'busy'],
  },
];
