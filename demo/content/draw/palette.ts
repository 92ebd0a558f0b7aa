/** One family of colours for each subject: same roles everywhere, so any motif can be drawn in any subject. */
export interface Palette {
  /** Nearly black: outlines, screens, small details. */
  ink: string;
  deep: string;
  main: string;
  mid: string;
  light: string;
  pale: string;
  /** Two colours from outside the family, for the thing the eye should find first. */
  pop: string;
  spark: string;
}

export const white = '#fff';
export const sun = '#ffc53d';
export const brand = '#6d28d9';

export const palettes = {
  science: {
    ink: '#0b3b3a',
    deep: '#0f766e',
    main: '#14a38f',
    mid: '#4fd1b5',
    light: '#a7eeda',
    pale: '#e3faf3',
    pop: sun,
    spark: '#ff7a59',
  },
  technology: {
    ink: '#1e1b4b',
    deep: '#3730a3',
    main: '#4f5ee8',
    mid: '#7ba4fb',
    light: '#c3d5ff',
    pale: '#ebf1ff',
    pop: '#2bd4e8',
    spark: sun,
  },
  engineering: {
    ink: '#4a2109',
    deep: '#b4530a',
    main: '#f08c1a',
    mid: '#fbb454',
    light: '#fed9a0',
    pale: '#fff4e0',
    pop: '#2196c4',
    spark: '#e5484d',
  },
  arts: {
    ink: '#5b0f3c',
    deep: '#b3186d',
    main: '#ea4c93',
    mid: '#f78fba',
    light: '#fcc6dd',
    pale: '#fff0f6',
    pop: sun,
    spark: '#12a594',
  },
  maths: {
    ink: '#2a1065',
    deep: '#5b21b6',
    main: '#7c3aed',
    mid: '#a685fa',
    light: '#d6c8fd',
    pale: '#f3eeff',
    pop: sun,
    spark: '#ff6b81',
  },
} satisfies Record<string, Palette>;

export type SubjectSlug = keyof typeof palettes;

export const subjectSlugs: SubjectSlug[] = ['science', 'technology', 'engineering', 'arts', 'maths'];
