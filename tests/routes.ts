import { routes } from '../src/site/routes.ts';

export const course = 'kitchen-chemistry';
/** The first lesson of the course, which is open to everybody. */
export const freeLesson = 'kitchen-chemistry-m1-l1';
export const lesson = 'kitchen-chemistry-m1-l2';
export const product = 'steam-words';

/** An `:id` of the sample for each route that needs one, by the name of the route. */
const ids: Readonly<Record<string, string>> = {
  blog: 'b1',
  course,
  enroll: course,
  partner: 'mehwish-gul',
  product,
  // Without `course`, the address redirects.
  video: `${lesson}?course=${course}`,
};

/** The names of routes that require a signed-in visitor, and of routes without data of the API. */
const guarded = ['video'];
const withoutQueries = ['account', 'add', 'confirm-email', 'forgot-password', 'new-password', 'request', 'vr-labs'];

/** A route of the site, with properties of its page, which tests/architecture/routes.test.ts compares with the page. */
interface TestedRoute {
  name: string;
  /** Its path, with an id of the sample for `:id`. */
  path: string;
  /** Requires a signed-in visitor. */
  isGuarded: boolean;
  /** Shows data of the API. */
  hasQueries: boolean;
}

export const testedRoutes: readonly TestedRoute[] = routes.map(({ name, path }) => {
  const id = ids[name];
  if (path.includes(':') && !id) throw new Error(`tests/routes.ts needs an :id of the sample for ${name} (${path}).`);
  return {
    name,
    path: path.replace(':id', id ?? ''),
    isGuarded: guarded.includes(name),
    hasQueries: !withoutQueries.includes(name),
  };
});

const pathsOf = (filter: (route: TestedRoute) => boolean): readonly string[] =>
  testedRoutes.filter(filter).map(({ path }) => path);

/** All pages for signed-out visitors, and one path without a page. */
export const readingRoutes: readonly string[] = [...pathsOf(({ isGuarded }) => !isGuarded), '/nothing-here'];

export const guardedRoutes = pathsOf(({ isGuarded }) => isGuarded);

export const allRoutes: readonly string[] = [...readingRoutes, ...guardedRoutes];

export const routesWithData = pathsOf(({ hasQueries }) => hasQueries);
