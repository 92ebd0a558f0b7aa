import { light } from '../../tokens/colours.ts';

const css = `#draft-preview{position:fixed;inset-block-end:0;inset-inline:0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;padding:8px 16px;background:${light.accent};color:${light['on-accent']};font:600 16px/1.5 system-ui,sans-serif}#draft-preview a{color:inherit}@media print{#draft-preview{display:none}}`;

/** The bar at the bottom of each page of a preview, outside of the page's root element. */
export const previewBar = {
  css,
  html: `<style>${css}</style><aside id="draft-preview" aria-label="Preview"><span>Preview of a draft: visitors do not see it yet.</span><a href="/office/preview/end">Leave the preview</a></aside>`,
};
