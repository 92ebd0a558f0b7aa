import { ComingSoonView } from '../../sections/coming-soon/ComingSoonView.tsx';
import type { Page } from '../page.ts';

export const page: Page = {
  Page: ComingSoonView,
  head: (_params, _read, school) => ({
    title: 'VR Labs',
    description: `The VR labs of ${school.name} are coming soon.`,
    noIndex: true,
  }),
};
