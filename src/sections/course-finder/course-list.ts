import type { ReactNode } from 'react';
import type { CataloguePart } from '../../domain/course-part.ts';
import type { Filters } from '../../domain/filters.ts';

/** The courses that match some filters, from the first one of the page on. */
export interface CourseList extends CataloguePart {
  filters: Filters;
}

/** What further filters need. */
export interface FilterState {
  /** Undefined until the courses are loaded. */
  list: CourseList | undefined;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Adds other filters between the selects and the buttons of the form. */
export type ArrangeFilters = (selects: ReactNode, buttons: ReactNode, state: FilterState) => ReactNode;
