import type { ReactNode } from 'react';
import { type FinderLabels, nameIn } from '../../domain/embed/labels/course-finder.ts';
import { type Facet, facets } from '../../domain/filter-courses.ts';
import { type Filters, filterNames, fold, noFilters } from '../../domain/filters.ts';
import { withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { levels, subjects } from '../../tokens/limits.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import type { ArrangeFilters, CourseList } from './course-list.ts';

/** The values with built-in labels, which are in the page's language. */
const known: ReadonlySet<string> = new Set([...subjects, ...levels].map(fold));

export interface FilterBarProps {
  /** The form's id, for buttons outside the form. */
  id: string;
  /** The URL to which the form submits without scripts. Its query parameters are kept, except the filters and the page. */
  action: string;
  /** The selected filters. */
  filters: Filters;
  onChange: (filters: Filters) => void;
  labels: FinderLabels;
  /** A field before the selects: the search. */
  children?: ReactNode;
  /** Arranges the form: the selects, additional filters, and the buttons. */
  arrange?: ArrangeFilters | undefined;
  /** The courses, with the counts of the options; undefined until they are loaded. */
  list: CourseList | undefined;
}

/**
 * The selects and Clear Filter: a plain GET form, which scripts apply immediately. It does not use the select of
 * ui/field, whose hints and errors are not needed here and would add bytes to every widget.
 */
export function FilterBar({ id, action, filters, onChange, labels, children, arrange = inRow, list }: FilterBarProps) {
  const contentText = useContentText();
  const select = (name: 'category' | 'level', title: string, none: string, options: ReactNode, width?: number) => (
    <Choice $width={width}>
      {title}
      <select
        part="input"
        name={name}
        value={filters[name]}
        onChange={(event) => onChange({ ...filters, [name]: event.currentTarget.value })}
      >
        <option value="">{none}</option>
        {options}
      </select>
    </Choice>
  );
  const counted = (choices: readonly Facet[]) =>
    choices.map(({ value, label, count }) => (
      <option key={value} value={value} {...contentText} lang={known.has(value) ? undefined : contentText.lang}>
        {`${nameIn(labels, value) ?? label} (${count})`}
      </option>
    ));
  const { categories, levels: ofLevels } = facets(list?.counts);
  const selects = (
    <>
      {select('category', labels.category, labels.allCategories, counted(categories))}
      {select('level', labels.level, labels.allLevels, counted(ofLevels), 150)}
    </>
  );
  const buttons = (
    <>
      <noscript>
        <Pill part="button">{labels.submit}</Pill>
      </noscript>
      <Pill
        part="button"
        form={`${id}-clear`}
        onClick={(event) => {
          event.preventDefault();
          onChange(noFilters);
        }}
      >
        {labels.clear}
      </Pill>
    </>
  );
  return (
    <>
      <Bar id={id} action={action} onSubmit={(event) => event.preventDefault()}>
        {carried(action)}
        {children}
        {arrange(selects, buttons, { list, filters, onChange })}
      </Bar>
      {/* A form without filters: submitting it clears the filters of the other form. */}
      <form id={`${id}-clear`} action={action} hidden>
        {carried(action)}
      </form>
    </>
  );
}

const inRow: ArrangeFilters = (selects, buttons) => (
  <>
    {selects}
    {buttons}
  </>
);

const ownNames: readonly string[] = [...filterNames, 'page'];

/** Hidden fields for the other query parameters, because a GET form replaces the query of its `action`. */
const carried = (action: string) =>
  [...new URLSearchParams(/\?([^#]*)/.exec(action)?.[1])]
    .filter(([name]) => !ownNames.includes(name))
    .map(([name, value], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a query may contain a name twice, and its fields are never reordered
      <input key={index} type="hidden" name={name} value={value} />
    ));

const Bar = styled('form')`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--sunken);
`;

export const Choice = styled('label')<{ $width?: number }>`
  position: relative;
  /* On a phone, a short select shares its row. */
  flex: 1 1 ${({ $width = 180 }) => `max(${$width}px, ${$width / 16}em)`};
  min-inline-size: 0;
  display: grid;
  /* Otherwise a select is as wide as its longest option. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  font-size: var(--text-sm);
  font-weight: 600;
  & :is(input, select) {
    min-block-size: 48px;
    padding-inline: 1em;
    text-overflow: ellipsis;
    border: 1px solid var(--edge);
    border-radius: var(--radius-sm);
    background: var(--surface);
    font-size: max(16px, var(--text-md));
    font-weight: 400;
  }
  & select {
    appearance: none;
    padding-inline-end: 2.4em;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-end: 22px;
    inset-inline-end: 20px;
    inline-size: 8px;
    block-size: 8px;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    pointer-events: none;
  }
`;

/** A submit button. It does not use ui/button, whose sizes, variants and spinner would add unused bytes to a widget. */
export const Pill = styled('button')`
  display: inline-flex;
  align-items: center;
  min-block-size: 48px;
  padding-inline: 1.5em;
  border: 2px solid;
  border-radius: 999px;
  background: none;
  color: var(--accent);
  text-decoration: none;
  font: 600 var(--text-md) var(--font-display);
  ${withHover} {
    &:hover {
      background: var(--soft);
    }
  }
`;
