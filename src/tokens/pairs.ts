import type { light } from './colours.ts';

type Pair = readonly [Name, Name];
type Name = keyof typeof light;

const grounds = ['ground', 'surface', 'sunken'] as const;

/** Text colours with their backgrounds: contrast 4.5 to 1. */
export const texts: readonly Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['text', ground],
    ['muted', ground],
    ['accent', ground],
    ['danger', ground],
    ['success', ground],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-soft', 'soft'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['on-night', 'stage'],
  ['on-night', 'stage-end'],
  ['on-night', 'night'],
  ['night-muted', 'night'],
  ['sun', 'night'],
];

/** Colours that outline a control: contrast 3 to 1. */
export const controls: readonly Pair[] = grounds.map((ground) => ['edge', ground]);
