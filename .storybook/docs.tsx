import { DocsPage } from './DocsPage.tsx';
import { docsTheme } from './theme.ts';

/** What only the Storybook on React has: pages of docs. */
export const parameters = {
  docs: {
    page: DocsPage,
    theme: docsTheme,
    toc: { headingSelector: 'h2, h3' },
    source: { transform: undefined },
  },
};
