import type { Data } from '../data/create-data.ts';
import { findRoute, loadPage, notFound } from './routes.ts';

// One file of all that comes together: what the pages have in common, and what they read their lists with.
export { createData } from '../data/create-data.ts';
export { Body } from './Body.tsx';

/** Loads the code of a path's page. */
export const loadPageOf = (path: string) => loadPage(findRoute(path).route);

/** How long a page stays while the next one's answers come, before that one shows that it waits for them, in ms. */
const grace = 400;

/** Loads a page's code and what it will read. Rejects where no page is, but perhaps a file: that is the browser's to fetch. */
export async function prepare(href: string, data: Data): Promise<void> {
  const { route, params } = findRoute(new URL(href, location.href).pathname);
  if (route === notFound) throw new Error(`No page of the site is at ${href}.`);
  const page = await loadPage(route);
  const answers = Promise.all((page.queries?.(params) ?? []).map((endpoint) => data.prefetch(endpoint)));
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, grace))]);
}
