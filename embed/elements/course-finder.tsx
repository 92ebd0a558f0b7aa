import { useCallback, useMemo, useState } from 'react';
import { useQuery } from '../../src/data/DataProvider.tsx';
import { courses } from '../../src/data/endpoints.ts';
import type { WidgetValues } from '../../src/domain/embed/attributes.ts';
import type { FinderLabels } from '../../src/domain/embed/labels/course-finder.ts';
import { type Filters, facets, fold, noFilters } from '../../src/domain/filters.ts';
import { suggest } from '../../src/domain/nearest.ts';
import { CourseFinder, type CourseFinderProps } from '../../src/sections/course-finder/CourseFinder.tsx';
import type { Widget, WidgetProps } from '../element/types.ts';
import { warnOnce } from '../element/warnings.ts';

type Values = WidgetValues<'course-finder'>;

function CourseFinderWidget({
  category,
  level,
  limit,
  hideFilters,
  site,
  incremental,
  headingLevel,
  emit,
  labels,
}: Values & WidgetProps<FinderLabels>) {
  const { data } = useQuery(courses);
  // A subject without courses would render an empty list and a blank select.
  const initial = useMemo(() => {
    const { categories, levels } = facets(data ?? [], noFilters);
    const known = (attribute: string, choices: { value: string }[], text: string) => {
      const value = fold(text);
      const values = choices.map((choice) => choice.value);
      if (!value || values.includes(value)) return value;
      if (data) warnOnce(`<steam-course-finder> ${attribute}="${text}": No course has it. ${suggest(value, values)}`);
      return '';
    };
    return { category: known('category', categories, category), level: known('level', levels, level) };
  }, [data, category, level]);
  // The visitor's selection stays until the attributes change.
  const [chosen, setChosen] = useState<{ over: Filters; filters: Filters }>();
  const select = useCallback<NonNullable<CourseFinderProps['onSelect']>>(
    ({ id, name }, event) => {
      if (!emit('course-select', { id, name, url: event.currentTarget.href }, true)) event.preventDefault();
    },
    [emit],
  );
  return (
    <CourseFinder
      filters={chosen?.over === initial ? chosen.filters : initial}
      onFiltersChange={(filters, count) => {
        setChosen({ over: initial, filters });
        emit('filter', { ...filters, count });
      }}
      onSelect={select}
      incremental={incremental}
      limit={limit}
      hideFilters={hideFilters}
      headingLevel={headingLevel}
      action={`${site}/explore-allcourses`}
      labels={labels}
    />
  );
}

export const widget: Widget<Values, FinderLabels> = { list: () => courses, Component: CourseFinderWidget };
