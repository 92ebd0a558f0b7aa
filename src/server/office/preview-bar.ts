import { light } from '../../tokens/colours.ts';

/*
 * Not a fixed bar, which would cover the site's own bars, such as "Enroll Now" on a phone. A thin border around the
 * window marks the preview at every scroll position.
 */
const css = `#draft-preview{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;padding:8px 16px;background:${light.accent};color:${light['on-accent']};font:600 16px/1.5 system-ui,sans-serif}#draft-preview::after{content:'';position:fixed;inset:0;z-index:2147483647;border:3px solid ${light.accent};pointer-events:none}#draft-preview a{color:inherit}@media print{#draft-preview{display:none}}`;

/** The bar at the top of each page of a preview, outside of the page's root element. */
export const previewBar = {
  css,
  html: `<style>${css}</style><aside id="draft-preview" aria-label="Preview"><span>Preview of a draft: visitors do not see it yet.</span><a href="/office/preview/end">Leave the preview</a></aside>`,
};
