import type { Data } from '../data/create-data.ts';
import type { School } from '../domain/school.ts';
import { waitAtMost } from '../domain/timeout.ts';
import { hasCarousel, loadSwiper } from '../ui/carousel/load-swiper.ts';
import { cataloguePath } from './catalogue/first-view.ts';
import { endpointsOf, findRoute, loadPage, notFound } from './routes.ts';
import { whenIdle } from './when-idle.ts';

/** How long the old page stays while the data of the new page loads. Then the new page shows spinners. */
const dataWaitMs = 400;

/**
 * Loads the chunk and the data of a page; in parallel if the route lists the endpoints.
 *
 * @throws if the URL is not a page of the site: it may be a file, which only the browser can open
 */
export async function prepare(href: string, data: Data, school: School): Promise<void> {
  const { pathname, search } = new URL(href, location.href);
  const { route, params } = findRoute(pathname, school);
  if (route === notFound) throw new Error(`No page of the site is at ${href}.`);
  for (const endpoint of route.queries?.(params, school, search) ?? []) data.prefetch(endpoint);
  const page = await loadPage(route, school, search);
  const responses = endpointsOf(route, page, params, school, search).map((endpoint) => data.prefetch(endpoint));
  await waitAtMost(Promise.all(responses), dataWaitMs);
}

/**
 * Prefetches what the visitor probably needs next, after the load event: the auth dialogs, and swiper for a carousel;
 * on the home page the catalogue, in the catalogue the chunk of a course page. Other pages load when the visitor points
 * at a link.
 *
 * @param path the current page
 * @returns a function that stops prefetching
 */
export function prefetchWhenIdle(path: string, data: Data, school: School): () => void {
  const wanted: (() => Promise<unknown>)[] = [() => import('./auth/AuthDialogs.tsx')];
  if (path === '/') wanted.unshift(() => prepare(cataloguePath, data, school));
  if (path === cataloguePath) wanted.unshift(() => loadPage(findRoute('/course-details/any', school).route, school));
  if (hasCarousel()) wanted.push(loadSwiper);
  let cancel = () => {};
  const next = () => {
    // One idle callback per prefetch, without waiting for the previous one: sequential requests take seconds on a slow
    // connection.
    cancel = whenIdle(() => {
      wanted
        .shift()?.()
        .catch(() => undefined);
      if (wanted.length > 0) next();
    });
  };
  next();
  return () => cancel();
}
