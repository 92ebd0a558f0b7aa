import type { LoadSearch } from '../../src/sections/course-finder/use-course-search.ts';
import { importBeside, isPinned } from './own-script.ts';

/** Loads the search code from the folder of a classic script, which cannot contain a chunk. */
export const loadSearch: LoadSearch | undefined = isPinned ? undefined : () => importBeside('search.js');
