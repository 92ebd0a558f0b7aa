import type { Data } from '../data/create-data.ts';
import type { School } from '../domain/school.ts';
import { waitAtMost } from '../domain/timeout.ts';
import { loadSwiper } from '../ui/carousel/use-swiper.ts';
import { findRoute, loadPage, notFound } from './routes.ts';
import { headerLinks } from './shell/links.ts';

/** How long a page stays while the next one's answers come, before that one shows that it waits for them. */
const ANSWERS_MS = 400;

/** Loads a page's code and, side by side, what it will read. Rejects where no page is, but perhaps a file: the browser's to fetch. */
export async function prepare(href: string, data: Data, school: School): Promise<void> {
  const { route, params } = findRoute(new URL(href, location.href).pathname);
  if (route === notFound) throw new Error(`No page of the site is at ${href}.`);
  const page = await loadPage(route);
  const answers = Promise.all((page.queries?.(params, school) ?? []).map((endpoint) => data.prefetch(endpoint)));
  await waitAtMost(answers, ANSWERS_MS);
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Visitors who pay by the byte, or whose line is full already, get what they ask for and no more. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * When the page has loaded and the browser is idle: the dialogs, the pages of the header's links and of a course. Each begins in
 * an idle moment of its own, but none waits for the one before: on a slow line nine requests in a row take as many seconds.
 * Answers how to stop.
 */
export function prefetchWhenIdle(): () => void {
  if (isFrugal()) return () => {};
  const wanted: (() => Promise<unknown>)[] = [
    () => import('./auth/AuthDialogs.tsx'),
    loadSwiper,
    ...[
      ...headerLinks('')
        .filter(({ external }) => !external)
        .map(({ href }) => href),
      '/course-details/any',
    ].map((path) => () => loadPage(findRoute(path).route)),
  ];
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
  const next = () => {
    const load = wanted.shift();
    if (!load) return;
    whenIdle(() => {
      // What cannot be had ahead is asked for again when it is needed.
      load().catch(() => undefined);
      next();
    });
  };
  const stop = () => {
    wanted.length = 0;
    removeEventListener('load', next);
  };
  if (document.readyState === 'complete') next();
  else addEventListener('load', next, { once: true });
  return stop;
}
