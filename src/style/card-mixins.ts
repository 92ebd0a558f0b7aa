import { durationPress, shadowCard } from '../tokens/effects.ts';
import { withHover, withMotion } from './mixins.ts';

export const card = (radius: 'md' | 'lg') => `
  border: 1px solid var(--line);
  border-radius: var(--radius-${radius});
  background: var(--surface);
  box-shadow: ${shadowCard};
`;

/** Focus and hover styles of a card that is covered by its only link or button. */
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
    transition: translate ${durationPress}, border-color ${durationPress};
    &:hover {
      translate: 0 -2px;
    }
  }
`;

/**
 * Columns of equal width. Renders fewer columns if `minWidth` does not fit, because long words need space at a large
 * font size.
 *
 * @param count the maximum number of columns: a number or a custom property
 * @param gap the space between two columns
 * @param minWidth the minimum width of a column, in em
 */
export const columns = (count: string, gap: string, minWidth: string) => `
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(${minWidth}, (100% - (${count} - 1) * ${gap}) / ${count} - 0.5px)), 1fr)
  );
`;

/** A round bullet for `::before`. It is a border, because forced colours remove backgrounds. */
export const bullet = (size: string, colour: string) => `
  content: '';
  flex: none;
  inline-size: 0;
  block-size: 0;
  border: calc(${size} / 2) solid ${colour};
  border-radius: 50%;
`;
