import { layerAbove } from '../../tokens/effects.ts';
import type { ArrangeFilters } from './course-list.ts';
import { Pill } from './FilterBar.tsx';

/** A layout of the courses other than high cards. */
export interface FinderLayout {
  /** The styles, nested in the root of the finder. */
  css: string;
  /** The default number of courses. */
  limit?: number;
}

/** The form in one row. In a narrow column, a button opens the selects, above the cards. */
const lowForm = `
  & > form {
    position: relative;
  }
  & > form > div {
    display: contents;
  }
  & > form > details {
    display: none;
  }
  @container (max-width: 760px) {
    & > form > details {
      display: block;
    }
    & form[action] > label {
      flex-basis: 6em;
    }
    & details + div {
      position: absolute;
      z-index: ${layerAbove};
      inset: 100% 0 auto;
      display: none;
      flex-wrap: wrap;
      align-items: inherit;
      gap: inherit;
      padding: inherit;
      border: inherit;
      border-radius: inherit;
      background: inherit;
    }
    & [open] + div {
      display: flex;
    }
  }
`;

/** Shows only subject, level and name. The link covers the card, so its text is hidden. */
const lowCard = `
  & > ul ~ p {
    padding-block: var(--space-4) 0;
  }
  & [part='card'] > div {
    gap: var(--space-1);
    padding: var(--space-3);
  }
  & [part='card'] [part='heading'] {
    font-size: var(--text-md);
  }
  & [part='card'] :is(ul, [part='heading'] + p) {
    display: none;
  }
  & [part='card'] a {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
`;

/** Low cards: the picture beside two lines of text. */
export const compact: FinderLayout = {
  css: `
    ${lowForm}
    ${lowCard}
    & > ul {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
      gap: var(--space-3);
    }
    & [part='card'] {
      flex-direction: row;
      align-items: center;
      padding-inline-start: var(--space-3);
    }
    & [part='card'] > img {
      flex: none;
      inline-size: 84px;
      aspect-ratio: 4 / 3;
      border-radius: var(--radius-sm);
    }
  `,
};

/** One row that scrolls sideways. */
export const row: FinderLayout = {
  css: `
    ${lowForm}
    ${lowCard}
    & > ul {
      display: flex;
      gap: var(--space-4);
      margin: -8px;
      padding: 8px;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-snap-type: x proximity;
      @media print {
        flex-wrap: wrap;
      }
    }
    & > ul > li {
      flex: none;
      inline-size: min(78%, 14em);
      scroll-snap-align: start;
    }
  `,
  limit: 12,
};

/**
 * In a narrow column, hides the selects behind a button.
 *
 * @param label the text of the button
 */
export const foldFilters =
  (label: string): ArrangeFilters =>
  (selects, buttons) => (
    <>
      <details>
        <Pill as="summary" part="button">
          {label}
        </Pill>
      </details>
      <div>
        {selects}
        {buttons}
      </div>
    </>
  );
