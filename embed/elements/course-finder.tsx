import { useCallback, useMemo, useState } from 'react';
import { coursePart } from '../../src/data/course-part.ts';
import { useQuery } from '../../src/data/DataProvider.tsx';
import type { WidgetValues } from '../../src/domain/embed/attributes.ts';
import { type FinderLabels, finderLabels } from '../../src/domain/embed/labels/course-finder.ts';
import { type Filters, fold } from '../../src/domain/filters.ts';
import { firstCourses } from '../../src/domain/list-address.ts';
import { CourseFinder, type CourseFinderProps } from '../../src/sections/course-finder/CourseFinder.tsx';
import { compact, foldFilters, row } from '../../src/sections/course-finder/layouts.tsx';
import { levels, subjects } from '../../src/tokens/limits.ts';
import { loadSearch } from '../element/load-search.ts';
import { tellMistake } from '../element/tell-mistake.ts';
import type { Widget, WidgetProps } from '../element/types.ts';

type Values = WidgetValues<'course-finder'>;

/** Ignores an unknown subject or level: the list would be empty and the select blank. */
const known = (text: string, labels: readonly string[]) => labels.map(fold).find((value) => value === fold(text)) ?? '';

const startOf = ({ category, level }: Pick<Values, 'category' | 'level'>): Filters => ({
  category: known(category, subjects),
  level: known(level, levels),
});

const firstViewOf = (values: Pick<Values, 'category' | 'level' | 'limit'>) =>
  coursePart(firstCourses.query(values), values.limit);

function warnOfUnknown(attribute: string, text: string, labels: readonly string[]): void {
  if (!fold(text) || known(text, labels)) return;
  tellMistake(({ warnOfChoice }) => warnOfChoice(attribute, text, labels.map(fold)));
}

function CourseFinderWidget({
  category,
  level,
  limit,
  hideSearch,
  hideFilters,
  layout,
  site,
  incremental,
  headingLevel,
  emit,
  labels,
}: Values & WidgetProps<FinderLabels>) {
  const start = useMemo(() => startOf({ category, level }), [category, level]);
  const firstView = useMemo(() => firstViewOf({ category, level, limit }), [category, level, limit]);
  const { data } = useQuery(firstView);
  if (data) {
    warnOfUnknown('category', category, subjects);
    warnOfUnknown('level', level, levels);
  }
  const [chosen, setChosen] = useState<{ over: Filters; filters: Filters }>();
  const filters = chosen?.over === start ? chosen.filters : start;
  const select = useCallback<NonNullable<CourseFinderProps['onSelect']>>(
    ({ id, name }, event) => {
      if (!emit('course-select', { id, name, url: event.currentTarget.href }, true)) event.preventDefault();
    },
    [emit],
  );
  const arrangement = layout === 'compact' ? compact : layout === 'row' ? row : undefined;
  if (data?.total === 0) return null;
  return (
    <CourseFinder
      firstView={firstView}
      firstFilters={start}
      filters={filters}
      onFiltersChange={(next) => setChosen({ over: start, filters: next })}
      loadSearch={hideSearch ? undefined : loadSearch}
      onCount={({ category, level, q = '' }, count) => emit('filter', { category, level, q, count })}
      onSelect={select}
      // Mount all low cards in the first render, because more of them fit into the first viewport.
      incremental={incremental && !arrangement}
      limit={limit}
      hideFilters={hideFilters}
      layout={arrangement}
      arrangeFilters={arrangement && foldFilters(labels.filters ?? finderLabels.filters)}
      headingLevel={headingLevel}
      action={`${site}/explore-allcourses`}
      labels={labels}
    />
  );
}

export const widget: Widget<Values, FinderLabels> = {
  list: firstViewOf,
  Component: CourseFinderWidget,
  loadFrame: ({ mode }) => (mode === 'dialog' ? import('../element/in-dialog.tsx') : undefined),
};
// Exported here, because the loader imports the widget and `mount` from one file.
export { mount } from '../element/mount.tsx';
