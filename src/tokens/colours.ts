/**
 * Colours by purpose. Every pair of text and background meets WCAG AA in both themes
 * (tests/unit/tokens/colours.test.ts). The accent is purple (SPEC.md section 2).
 */
export const light = {
  ground: '#fdfbff',
  surface: '#ffffff',
  sunken: '#f4effd',
  text: '#20143a',
  muted: '#5b5073',
  line: '#dcd2ee',
  edge: '#8a7ca8',
  accent: '#6d28d9',
  'accent-strong': '#5319b0',
  'on-accent': '#ffffff',
  soft: '#ece4fd',
  'on-soft': '#4c1d95',
  danger: '#b3261e',
  'danger-soft': '#fdeceb',
  success: '#0b6b45',
  'success-soft': '#e3f6ec',
  sun: '#ffc94d',
  stage: '#5319b0',
  'stage-end': '#6d28d9',
  night: '#28114f',
  'on-night': '#f6f1ff',
  'night-muted': '#cdbff0',
  shadow: '48 20 102',
} as const;

export const dark: Record<keyof typeof light, string> = {
  ground: '#140d23',
  surface: '#251a40',
  sunken: '#1b1330',
  text: '#f4effd',
  muted: '#bdb1d6',
  line: '#4b3e6d',
  edge: '#8c7eaf',
  accent: '#b497ff',
  'accent-strong': '#cbb6ff',
  'on-accent': '#1d0c3d',
  soft: '#33235a',
  'on-soft': '#dccfff',
  danger: '#ffb0a8',
  'danger-soft': '#43191a',
  success: '#7fe0b0',
  'success-soft': '#123527',
  sun: '#ffd166',
  stage: '#2b1a55',
  'stage-end': '#442989',
  night: '#0d0719',
  'on-night': '#f4effd',
  'night-muted': '#bdb1d6',
  shadow: '0 0 0',
};

/**
 * The five border colours of the categories (SPEC.md sections 2 and 9). Each has a contrast of 3:1 or more in both
 * themes.
 */
export const cycle = ['#0d9488', '#3b82f6', '#d97706', '#e0488b', '#8b5cf6'] as const;
