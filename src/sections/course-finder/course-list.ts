import type { ReactNode } from 'react';
import type { CataloguePart } from '../../domain/course-part.ts';
import type { Filters } from '../../domain/filters.ts';

/** The courses that match the filters, from the first course of the page. */
export interface CourseList extends CataloguePart {
  filters: Filters;
}

/** The props of additional filters, such as those of site/catalogue/FactFilters.tsx. */
export interface FilterState {
  list: CourseList | undefined;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Arranges the parts of the form: selects, additional filters, buttons. */
export type ArrangeFilters = (selects: ReactNode, buttons: ReactNode, state: FilterState) => ReactNode;
