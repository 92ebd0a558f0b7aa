import { create } from 'storybook/theming/create';
import { brand } from '../src/tokens/brand.ts';
import { light } from '../src/tokens/colours.ts';

const shared = {
  base: 'light',
  brandTitle: `<span class="kit-brand"><img src="./brand/kit.svg" width="40" height="40" alt="">${brand.product} kit</span>`,
  brandUrl: './',
  brandTarget: '_self',
  fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontCode: 'ui-monospace, "SF Mono", "Cascadia Code", "DejaVu Sans Mono", monospace',
  colorPrimary: light.accent,
  colorSecondary: light.accent,
  textColor: light.text,
  textMutedColor: light.muted,
  textInverseColor: light['on-accent'],
  appBg: light.sunken,
  appContentBg: light.ground,
  appPreviewBg: light.surface,
  appBorderColor: light.line,
  appBorderRadius: 14,
  barBg: light.surface,
  barTextColor: light.muted,
  barHoverColor: light['accent-strong'],
  barSelectedColor: light.accent,
  buttonBg: light.surface,
  buttonBorder: light.line,
  booleanBg: light.soft,
  booleanSelectedBg: light.surface,
  inputBg: light.surface,
  inputBorder: light.edge,
  inputTextColor: light.text,
  inputBorderRadius: 10,
} as const;

/** The theme of Storybook's own interface, in the product's colours. */
export const managerTheme = create(shared);
export const docsTheme = create({ ...shared, appBg: light.ground });
