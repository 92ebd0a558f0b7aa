import type { Data } from '../data/create-data.ts';
import type { School } from '../domain/school.ts';
import { waitAtMost } from '../domain/timeout.ts';
import { loadSwiper } from '../ui/carousel/use-swiper.ts';
import { findRoute, loadPage, notFound } from './routes.ts';
import { headerLinks } from './shell/links.ts';
import { whenIdle } from './when-idle.ts';

/** How long the old page stays while the new page's data loads. Then the new page shows its spinners. */
const dataWaitMs = 400;

/**
 * Loads the chunk and the data of a page in parallel.
 *
 * @throws if the URL is not a page of the site; it may be a file, which only the browser can open
 */
export async function prepare(href: string, data: Data, school: School): Promise<void> {
  const { pathname, search } = new URL(href, location.href);
  const { route, params } = findRoute(pathname, school);
  if (route === notFound) throw new Error(`No page of the site is at ${href}.`);
  const page = await loadPage(route, school, search);
  const answers = Promise.all(
    (page.queries?.(params, school, search) ?? []).map((endpoint) => data.prefetch(endpoint)),
  );
  await waitAtMost(answers, dataWaitMs);
}

/** Where most visitors go from the home page. Its first view is 3 KB. */
const nextPage = '/explore-allcourses';

/**
 * Prefetches what the visitor probably needs next, after the load event: the page of a course, on the home page the catalogue with its
 * data, the dialogs, swiper, and the other pages of the header’s links. Each starts in its own idle callback, but does not wait for
 * the previous one, because ten sequential requests take seconds on a slow connection.
 *
 * @returns a function that stops it
 */
export function prefetchWhenIdle(data: Data, school: School): () => void {
  const pageAt = (path: string) => () => loadPage(findRoute(path, school).route, school);
  const wanted: (() => Promise<unknown>)[] = [
    pageAt('/course-details/any'),
    ...(location.pathname === '/' ? [() => prepare(nextPage, data, school)] : []),
    () => import('./auth/AuthDialogs.tsx'),
    loadSwiper,
    ...headerLinks(school)
      .filter(({ external }) => !external)
      .map(({ href }) => pageAt(href)),
  ];
  let cancel = () => {};
  const next = () => {
    const load = wanted.shift();
    if (!load) return;
    cancel = whenIdle(() => {
      // A failed prefetch is repeated on use.
      load().catch(() => undefined);
      next();
    });
  };
  next();
  return () => cancel();
}
