import type { LoadSearch } from '../../src/sections/course-finder/use-course-search.ts';

/** Loads the search code. The build replaces this file in classic scripts (build/config.ts). */
export const loadSearch: LoadSearch | undefined = () => import('../../src/domain/search-courses.ts');
