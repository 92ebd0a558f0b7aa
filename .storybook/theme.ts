import { create } from 'storybook/theming/create';
import { brand } from '../src/tokens/brand.ts';
import { dark, light } from '../src/tokens/colours.ts';

export type ThemeName = 'light' | 'dark';

const themeOf = (base: ThemeName, page: 'manager' | 'docs') => {
  const colours = base === 'dark' ? dark : light;
  return create({
    base,
    brandTitle: `<span class="kit-brand"><img src="./brand/kit.svg" width="40" height="40" alt="">${brand.product} kit</span>`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    fontCode: 'ui-monospace, "SF Mono", "Cascadia Code", "DejaVu Sans Mono", monospace',
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
    textColor: colours.text,
    textMutedColor: colours.muted,
    textInverseColor: colours['on-accent'],
    appBg: page === 'docs' ? colours.ground : colours.sunken,
    appContentBg: colours.ground,
    appPreviewBg: colours.surface,
    appHoverBg: colours.soft,
    appBorderColor: colours.line,
    appBorderRadius: 14,
    barBg: colours.surface,
    barTextColor: colours.muted,
    barHoverColor: colours['accent-strong'],
    barSelectedColor: colours.accent,
    buttonBg: colours.surface,
    buttonBorder: colours.line,
    booleanBg: colours.soft,
    booleanSelectedBg: colours.surface,
    inputBg: colours.surface,
    inputBorder: colours.edge,
    inputTextColor: colours.text,
    inputBorderRadius: 10,
  });
};

export const managerThemes = { light: themeOf('light', 'manager'), dark: themeOf('dark', 'manager') } as const;
export const docsThemes = { light: themeOf('light', 'docs'), dark: themeOf('dark', 'docs') } as const;
