import { adopt, createStyleTarget } from '../src/style/style-target.ts';
import { DocsPage } from './DocsPage.tsx';
import { docsTheme } from './theme.ts';

const css = `
.sbdocs.sbdocs-wrapper{padding:48px 32px 96px}
.sbdocs.sbdocs-content{max-width:1040px}
.sbdocs.sbdocs-content :is(h1,h2,h3):not(.kit-frame *,.kit-own *){font-family:var(--font-display)!important;font-weight:600;letter-spacing:0;border:0}
.sbdocs.sbdocs-content h1:not(.kit-frame *,.kit-own *){font-size:44px;line-height:1.1;margin-bottom:12px;color:#6d28d9}
.sbdocs.sbdocs-content h2:not(.kit-frame *,.kit-own *){font-size:28px;line-height:1.2;margin:56px 0 16px;padding:0}
.sbdocs.sbdocs-content h3:not(.kit-frame *,.kit-own *){font-size:21px;line-height:1.2;margin:36px 0 8px}
.sbdocs.sbdocs-content :is(p,li).sbdocs{font-size:17px;line-height:1.65;max-width:68ch}
.sbdocs .sbdocs-preview{border-radius:18px;box-shadow:0 1px 2px rgb(48 20 102/.06),0 8px 24px rgb(48 20 102/.08);overflow:hidden}
`;
adopt(document, createStyleTarget(css));

/** What only the Storybook on React has: pages of docs. */
export const parameters = {
  docs: {
    page: DocsPage,
    theme: docsTheme,
    canvas: { layout: 'fullscreen' },
    toc: { headingSelector: 'h2, h3' },
  },
};
