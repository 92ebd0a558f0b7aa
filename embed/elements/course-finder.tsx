import { courses } from '../../src/data/endpoints.ts';
import type { CourseSummary } from '../../src/domain/entities.ts';
import type { Filters } from '../../src/domain/filters.ts';
import { CourseFinder } from '../../src/sections/course-finder/CourseFinder.tsx';
import type { Widget } from '../widget.ts';

interface Values {
  category: string;
  level: string;
  limit: number | undefined;
  hideFilters: boolean;
}

const fold = (value: string) => value.trim().toLowerCase();

export const widget: Widget<Values, CourseSummary> = {
  query: () => courses,
  draw({ category, level, limit, hideFilters }, { own, site, emit, redraw, headingLevel, words }) {
    // What the attributes say holds until the visitor chooses, and holds again when they change.
    if (own.category !== category || own.level !== level) {
      Object.assign(own, {
        category,
        level,
        filters: { category: fold(category), level: fold(level) } satisfies Filters,
      });
    }
    return (
      <CourseFinder
        filters={own.filters as Filters}
        onFiltersChange={(filters, count) => {
          own.filters = filters;
          redraw();
          emit('filter', { ...filters, count });
        }}
        onSelect={({ _id: id, name }, event) => {
          if (!emit('course-select', { id, name, url: event.currentTarget.href }, true)) event.preventDefault();
        }}
        limit={limit}
        hideFilters={hideFilters}
        headingLevel={headingLevel}
        action={`${site}/explore-allcourses`}
        labels={words}
      />
    );
  },
};
