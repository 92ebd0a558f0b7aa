import { withHover, withMotion } from './media.ts';

/** The face of a card: a line around it, round corners, a soft shadow. */
export const card = (radius: 'md' | 'lg') => `
  border: 1px solid var(--line);
  border-radius: var(--radius-${radius});
  background: var(--surface);
  box-shadow: 0 1px 2px rgb(var(--shadow) / 0.06), 0 8px 24px rgb(var(--shadow) / 0.08);
`;

/** How a card answers whose one link or button is stretched over the whole of it. */
export const pressable = `
  position: relative;
  &:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 3px;
  }
  ${withHover} {
    &:hover {
      border-color: var(--accent);
    }
  }
  ${withMotion} {
    transition: translate 0.15s, border-color 0.15s;
    &:hover {
      translate: 0 -2px;
    }
  }
`;
