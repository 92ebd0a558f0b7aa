/*
 * The addresses of the drawings that stand in for missing pictures. They are below `/media/`: a school's own file with the same
 * name takes precedence.
 */

/** The picture of a course that has none. */
export const courseDrawingAddress = (id: string) => `/media/drawings/course/${encodeURIComponent(id)}.svg`;

/** The picture beside the headline of a school that has none. */
export const homeDrawingAddress = '/media/drawings/home.svg';
