import { courses } from '../../src/data/endpoints.ts';
import type { CourseSummary } from '../../src/domain/entities.ts';
import { type Filters, fold } from '../../src/domain/filters.ts';
import { CourseFinder, type CourseFinderProps } from '../../src/sections/course-finder/CourseFinder.tsx';
import type { Widget } from '../widget.ts';

type Select = NonNullable<CourseFinderProps['onSelect']>;

interface Values {
  category: string;
  level: string;
  limit: number | undefined;
  hideFilters: boolean;
}

export const widget: Widget<Values, CourseSummary> = {
  query: () => courses,
  draw({ category, level, limit, hideFilters }, { own, site, emit, redraw, gradual, headingLevel, words }) {
    // What the attributes say holds until the visitor chooses, and holds again when they change.
    const said = `${category}\n${level}`;
    if (own.said !== said) {
      own.said = said;
      own.filters = { category: fold(category), level: fold(level) } satisfies Filters;
    }
    // One function for all drawings, or each would draw all cards anew.
    own.select ??= (({ _id: id, name }, event) => {
      if (!emit('course-select', { id, name, url: event.currentTarget.href }, true)) event.preventDefault();
    }) satisfies Select;
    return (
      <CourseFinder
        filters={own.filters as Filters}
        onFiltersChange={(filters, count) => {
          own.filters = filters;
          redraw();
          emit('filter', { ...filters, count });
        }}
        onSelect={own.select as Select}
        gradual={gradual}
        limit={limit}
        hideFilters={hideFilters}
        headingLevel={headingLevel}
        action={`${site}/explore-allcourses`}
        labels={words}
      />
    );
  },
};
