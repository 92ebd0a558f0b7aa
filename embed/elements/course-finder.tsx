import { courses } from '../../src/data/endpoints.ts';
import type { Course } from '../../src/domain/entities.ts';
import type { Filters } from '../../src/domain/filters.ts';
import { CourseFinder } from '../../src/sections/course-finder/CourseFinder.tsx';
import { outgoing } from '../link-manner.ts';
import type { Widget } from '../widget.ts';

interface Values {
  category: string;
  level: string;
  limit: number | undefined;
  hideFilters: boolean;
}

const pageOf = ({ _id }: Course) => `/course-details/${encodeURIComponent(_id)}`;
const fold = (value: string) => value.trim().toLowerCase();

export const courseFinder: Widget<Values, Course> = {
  query: () => courses,
  draw({ values, port, own, redraw, words }) {
    const { limit, hideFilters, headingLevel, partner } = values;
    // What the attributes say holds until the visitor chooses, and holds again when they change.
    const start = `${fold(values.category)}\n${fold(values.level)}`;
    if (own.start !== start) {
      own.start = start;
      own.filters = { category: fold(values.category), level: fold(values.level) } satisfies Filters;
    }
    return (
      <CourseFinder
        filters={own.filters as Filters}
        onFiltersChange={(filters, count) => {
          own.filters = filters;
          redraw();
          port.emit('filter', { ...filters, count });
        }}
        onSelect={(course, event) => {
          const url = outgoing(pageOf(course), port.site, partner);
          const { _id: id, name } = course;
          if (!port.emit('course-select', { id, name, url }, true)) event.preventDefault();
        }}
        hrefFor={pageOf}
        limit={limit}
        hideFilters={hideFilters}
        headingLevel={headingLevel}
        action={`${port.site}/explore-allcourses`}
        labels={words}
      />
    );
  },
};
