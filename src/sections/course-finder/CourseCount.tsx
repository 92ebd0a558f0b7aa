import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { FinderLabels } from '../../domain/embed/labels/course-finder.ts';
import { askHref } from '../../domain/enrol.ts';
import type { Filters } from '../../domain/filters.ts';
import { styled } from '../../style/styled.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Pill } from './FilterBar.tsx';

interface CourseCountProps {
  /** The number of courses as a text, or the message that there are none. */
  text: string;
  isEmpty: boolean;
  /** Shown below the text. */
  notice: ReactNode;
  /** The id of a form without filters (FilterBar): without scripts, the button submits it to show all courses. */
  form: string;
  filters: Filters;
  labels: FinderLabels;
  /** Removes all filters; undefined if that shows no courses. */
  onShowAll: (() => void) | undefined;
}

const wordsOf = ({ q, level, category }: Filters) => q?.trim() || [level, category].filter(Boolean).join(' ');

/** The number of matching courses. If there are none, offers all courses or a message to the school. */
export function CourseCount({ text, isEmpty, notice, form, filters, labels, onShowAll }: CourseCountProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const showAll = (event: MouseEvent) => {
    event.preventDefault();
    // The button disappears with the message, so move the focus.
    count.current?.focus({ preventScroll: true });
    onShowAll?.();
  };
  return (
    <>
      <Count ref={count} tabIndex={-1} role="status" $empty={isEmpty}>
        {/* `key` replaces the element, because Preact would update a text node that a page translator has removed. */}
        <span key={text}>{text}</span>
      </Count>
      {notice}
      {isEmpty && onShowAll && (
        <Ways>
          <Pill part="button" form={form} onClick={showAll}>
            {labels.showAll}
          </Pill>
          <Link href={askHref(wordsOf(filters))}>{labels.askUs}</Link>
        </Ways>
      )}
    </>
  );
}

const Count = styled('p')<{ $empty: boolean }>`
  margin-block: var(--space-4);
  color: var(--muted);
  font-size: var(--text-sm);
  ${({ $empty }) => $empty && 'padding-block: var(--space-7) 0; font-size: var(--text-lg); text-align: center;'}
`;

const Ways = styled('p')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4) var(--space-5);
  padding-block: var(--space-5) var(--space-7);
  & a {
    padding-block: 0.6em;
    font-weight: 600;
  }
`;
