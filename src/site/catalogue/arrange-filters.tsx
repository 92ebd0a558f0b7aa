import type { ReactNode } from 'react';
import { type Filters, filterNames } from '../../domain/filters.ts';
import type { FilterState } from '../../sections/course-finder/course-list.ts';
import { Pill } from '../../sections/course-finder/FilterBar.tsx';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { shadowRaised } from '../../tokens/effects.ts';
import { FactFilters } from './FactFilters.tsx';

/** The id of the filter sheet, for the buttons that open it. */
export const filterSheet = 'filter-sheet';

const countChosen = (filters: Filters) =>
  filterNames.filter((name) => name !== 'q' && name !== 'order' && filters[name]).length;

export const filtersLabel = (filters: Filters): string => {
  const chosen = countChosen(filters);
  return chosen > 0 ? `Filters (${chosen})` : 'Filters';
};

const doneLabel = ({ list }: FilterState) =>
  list ? `Show ${list.found} ${list.found === 1 ? 'course' : 'courses'}` : 'Show courses';

/**
 * The filters beside the search. On a phone, a button opens them as a popover, which works before hydration and without
 * scripts. A browser without popovers shows them in the page.
 */
export const arrangeFilters = (selects: ReactNode, buttons: ReactNode, state: FilterState): ReactNode => (
  <>
    <Open type="button" popoverTarget={filterSheet}>
      {filtersLabel(state.filters)}
    </Open>
    <Sheet id={filterSheet} popover="auto">
      <h2>Filters</h2>
      {selects}
      <FactFilters {...state} />
      <div>
        {buttons}
        <button type="button" popoverTarget={filterSheet} popoverTargetAction="hide">
          {doneLabel(state)}
        </button>
      </div>
    </Sheet>
  </>
);

const Open = styled(Pill)`
  display: none;
  ${below(540)} {
    @supports selector(:popover-open) {
      display: inline-flex;
      flex: none;
      padding-inline: 1em;
      border-width: 1px;
      border-radius: var(--radius-sm);
      background: var(--surface);
    }
  }
`;

const Sheet = styled('div')`
  display: contents;
  & > h2,
  & > div:last-child > [popovertarget] {
    display: none;
  }
  & > div:last-child {
    display: flex;
    gap: var(--space-3);
    margin-inline-start: auto;
  }
  ${below(540)} {
    @supports selector(:popover-open) {
      display: none;
      &:popover-open {
        position: fixed;
        inset: auto 0 0;
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 8em), 1fr));
        align-content: start;
        gap: var(--space-4) var(--space-3);
        inline-size: 100%;
        max-inline-size: none;
        max-block-size: 88dvh;
        margin: 0;
        padding: var(--space-4) var(--space-4) 0;
        overflow: auto;
        overscroll-behavior: contain;
        border: 0;
        border-start-start-radius: var(--radius-lg);
        border-start-end-radius: var(--radius-lg);
        background: var(--ground);
        color: inherit;
        box-shadow: ${shadowRaised};
      }
      &::backdrop {
        background: rgb(0 0 0 / 50%);
      }
      & > :is(h2, fieldset, div) {
        grid-column: 1 / -1;
      }
      & > h2 {
        display: block;
        font-size: var(--text-lg);
      }
      & > div:last-child {
        position: sticky;
        inset-block-end: 0;
        margin: 0 calc(-1 * var(--space-4));
        padding: var(--space-3) var(--space-4) max(var(--space-3), env(safe-area-inset-bottom));
        border-block-start: 1px solid var(--line);
        background: var(--ground);
      }
      & > div:last-child > button {
        flex: 1 0 auto;
        justify-content: center;
        padding-inline: 1em;
      }
      & > div:last-child > [popovertarget] {
        display: block;
        flex-grow: 3;
        min-block-size: 48px;
        border: 0;
        border-radius: 999px;
        background: var(--accent);
        color: var(--on-accent);
        font: 600 var(--text-md) var(--font-display);
        @media (scripting: none) {
          display: none;
        }
      }
    }
  }
`;
