/** One of each, for routes that name one. */
export const course = 'kitchen-chemistry';
export const lesson = 'kitchen-chemistry-m1-l1';

/** Every page that a visitor can read, by its address; the last is one that is not there. */
export const readingRoutes = [
  '/',
  '/explore-allcourses',
  `/course-details/${course}`,
  '/aboutus',
  '/steam-ambassadors',
  '/blogs',
  '/blog-details/b1',
  '/steam-products',
  '/contactus',
  '/vr-labs',
  `/enroll-now/${course}`,
  '/embed',
  '/privacy',
  '/terms',
  '/add',
  '/nothing-here',
] as const;

/** All pages; the last one is shown to signed-in visitors only. */
export const allRoutes = [...readingRoutes, `/video/${lesson}`] as const;
