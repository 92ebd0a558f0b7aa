import { type ReactNode, useEffect, useRef, useState } from 'react';
import { agesIn, oldestAge } from '../../domain/ages.ts';
import type { CourseSummary } from '../../domain/entities.ts';
import { type Filters, fold } from '../../domain/filters.ts';
import { Centre, type FinderPage } from '../../sections/course-finder/CourseFinderView.tsx';
import { Pill } from '../../sections/course-finder/FilterBar.tsx';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { shadowRaised } from '../../tokens/effects.ts';
import { levels, limits, subjects } from '../../tokens/limits.ts';
import { filterSheet, filtersLabel } from './arrange-filters.tsx';

/**
 * Links to the pages of the catalogue, which work without scripts.
 *
 * @param saved the link to the saved courses
 */
export const finderPage = (current: number, hrefOf: (page: number) => string, saved: ReactNode): FinderPage => ({
  start: (current - 1) * limits.cardsAtOnce,
  previous: (
    <>
      {current > 1 && (
        <Centre>
          <Pill {...{ as: 'a', rel: 'prev', href: hrefOf(current - 1) }}>Previous courses</Pill>
        </Centre>
      )}
      {saved}
    </>
  ),
  linkToMore: (shownCount) => ({
    as: 'a',
    type: undefined,
    rel: 'next',
    href: hrefOf(current + Math.ceil(shownCount / limits.cardsAtOnce)),
  }),
});

/** The layout of the site's catalogue: low cards on a phone, and a button that leads back to the filters. */
export function CatalogueFrame({ filters, children }: { filters: Filters; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const isScrolledAway = useIsScrolledAway(frame);
  const label = filtersLabel(filters);
  return (
    <Frame id="filters" ref={frame}>
      {children}
      <ToFilters href="#filters" $isNeeded={isScrolledAway}>
        {label}
      </ToFilters>
      <OpenFilters as="button" {...{ type: 'button', popoverTarget: filterSheet }} $isNeeded={isScrolledAway}>
        {label}
      </OpenFilters>
    </Frame>
  );
}

function useIsScrolledAway(frame: { current: HTMLElement | null }): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const form = frame.current?.querySelector('form');
    if (!form) return;
    const observer = new IntersectionObserver(([entry]) => entry && setIsAway(!entry.isIntersecting));
    observer.observe(form);
    return () => observer.disconnect();
  }, [frame]);
  return isAway;
}

/** The attributes of a card by which `hideOthers` selects it. */
export const choiceAttributes = ({ category, level, ages }: CourseSummary) => ({
  'data-category': fold(category),
  'data-level': fold(level),
  'data-ages': agesIn(ages).join(' '),
});

/**
 * Returns CSS that hides the cards which do not match a chosen filter, until React has rendered the result: on a slow
 * connection, hydration takes seconds. The CSS requires `data-complete`: the HTML contains all courses.
 */
const hideOthers = (name: 'category' | 'level' | 'ages', values: readonly string[]) =>
  values
    .map(fold)
    .map(
      (value) =>
        `&:has(${name === 'ages' ? '[name=age]' : 'option'}[value='${value}']:checked) ul[data-complete] > li:not([data-${name}~='${value}'])`,
    )
    .join();

const years = agesIn(`1-${oldestAge}`);

// On a phone, cards put a small picture beside the text: with the picture above it, forty cards would be twenty screens
// long. Below 14rem, a word needs the whole width (a font size of 200 %).
const Frame = styled('div')`
  scroll-margin-block-start: ${limits.headerHeight + 16}px;
  @media (scripting: enabled) {
    ${hideOthers('category', subjects)}, ${hideOthers('level', levels)}, ${hideOthers('ages', years)} {
      display: none;
    }
    /* Hides the stale number of courses. Opacity keeps it in the accessibility tree, where its change is announced.
       The selectors skip the first option and the first age, which have no value; they use siblings, because goober cannot
       parse nested parentheses. */
    &:has(ul[data-complete]):has(option + option:checked) [role='status'],
    &:has(ul[data-complete]):has(label + label > [name='age']:checked) [role='status'] {
      opacity: 0;
    }
  }
  & li:has(> article) {
    position: relative;
  }
  & [part='heading'] + p {
    gap: 0 0.4em;
    line-height: 1.35;
  }
  & [part='heading'] + p > bdi::after {
    content: '·';
    margin-inline-start: 0.4em;
    color: var(--muted);
  }
  & [part='heading'] + p > bdi:last-child::after {
    content: none;
  }
  @media print {
    & form[action],
    & [part='card'] :is(img, a),
    & [part='button'] {
      display: none;
    }
    & [part='card'] > div {
      padding: var(--space-3);
    }
    & ul {
      --columns: 2;
      gap: var(--space-3);
    }
  }
  ${below(540)} {
    /* The estimated height of a card (site/shell/Content.tsx). After a reload, the restored scroll position depends on it. */
    --card-height: 236px;
    & form[action] > label {
      flex: 1 1 9em;
    }
    @container (min-width: 14rem) {
      & [part='card'] {
        display: grid;
        grid-template-columns: 76px minmax(0, 1fr);
        align-content: start;
        gap: var(--space-1) var(--space-3);
        padding: var(--space-3);
      }
      & [part='card'] > div {
        display: contents;
      }
      & [part='card'] > img {
        grid-row: 1 / span 2;
        inline-size: 76px;
        block-size: 76px;
        aspect-ratio: auto;
        border-radius: var(--radius-sm);
        object-fit: cover;
      }
      & [part='card'] :is(p, [part='heading']) {
        grid-column: 2;
        align-self: start;
      }
      & [part='card'] :is([part='heading'] + p, ul, a) {
        grid-column: 1 / -1;
      }
      & [part='card'] ul {
        gap: 0;
        margin: 0;
      }
      /* One line per point: the course page shows the whole text. */
      & [part='card'] li {
        overflow: hidden;
        white-space: nowrap;
        text-overflow: ellipsis;
      }
      & [part='card'] a {
        justify-self: start;
        font-size: var(--text-sm);
        margin-block-start: var(--space-1);
        padding-block: 0.15em;
      }
    }
  }
`;

/** A link back to the filters, at the lower edge of the window while the cards are visible. */
const ToFilters = styled('a')<{ $isNeeded: boolean }>`
  display: none;
  visibility: ${({ $isNeeded }) => ($isNeeded ? 'visible' : 'hidden')};
  @media (scripting: none) {
    visibility: visible;
  }
  ${below(912)} {
    position: sticky;
    inset-block-end: var(--space-4);
    display: block;
    inline-size: fit-content;
    margin: var(--space-5) auto 0;
    padding: 0.6em 1.6em;
    border-radius: 999px;
    background: var(--accent);
    color: var(--on-accent);
    font: 600 var(--text-md) var(--font-display);
    text-decoration: none;
    box-shadow: ${shadowRaised};
  }
  ${below(540)} {
    @supports selector(:popover-open) {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** The button that replaces ToFilters on a phone: it opens the filter sheet. */
const OpenFilters = styled(ToFilters)`
  display: none;
  ${below(540)} {
    @supports selector(:popover-open) {
      display: block;
      border: 0;
    }
  }
  @media print {
    display: none;
  }
`;
