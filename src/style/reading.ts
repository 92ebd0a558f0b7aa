import { widths } from '../tokens/scale.ts';
import { bullet } from './card-mixins.ts';

export const readingColumn = `
  display: grid;
  gap: clamp(40px, 5vw, 64px);
  max-inline-size: ${widths.reading}px;
  padding-block: clamp(40px, 6vw, 80px);
`;

/** A section of a text page: a heading below a line in the colour `--mark`, and paragraphs. */
export const readingPart = `
  display: grid;
  gap: var(--space-4);
  & > h2 {
    display: grid;
    gap: var(--space-3);
    font-size: clamp(var(--text-xl), 1em + 1.6vw, var(--text-2xl));
  }
  & > h2::before {
    content: '';
    inline-size: 1.8em;
    block-size: 0.22em;
    border-radius: 1em;
    background: var(--mark);
  }
  & > p {
    line-height: 1.75;
    text-wrap: pretty;
  }
`;

/** A list in a section of a text page, with bullets in the colour `--mark`. */
export const readingList = `
  & > ul {
    display: grid;
    gap: var(--space-3);
  }
  /* Not a grid, because an inline element in a sentence would become a cell. */
  & > ul > li {
    position: relative;
    padding-inline-start: calc(0.6em + var(--space-4));
    line-height: 1.75;
    text-wrap: pretty;
  }
  & > ul > li::before {
    ${bullet('0.6em', 'var(--mark)')}
    position: absolute;
    inset-block-start: 0.6em;
    inset-inline-start: 0;
  }
`;
