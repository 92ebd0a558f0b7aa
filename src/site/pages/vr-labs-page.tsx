import { ComingSoonView } from '../../sections/coming-soon/ComingSoonView.tsx';
import { brand } from '../../tokens/brand.ts';
import type { Page } from '../page.ts';

export const page: Page = {
  Page: ComingSoonView,
  head: () => ({ title: 'VR Labs', description: `The VR labs of ${brand.product} are coming soon.`, noIndex: true }),
};
