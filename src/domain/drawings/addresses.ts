/*
 * The addresses of the drawings that stand in for missing pictures. They are below `/media/`: a school's own file with the same
 * name takes precedence.
 */

/** For a course without a picture. */
export const courseDrawingAddress = (id: string) => `/media/drawings/course/${encodeURIComponent(id)}.svg`;

/** For a school without a picture beside the headline of its home page. */
export const homeDrawingAddress = '/media/drawings/home.svg';
