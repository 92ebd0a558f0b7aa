import { useCallback, useEffect, useRef, useState } from 'react';
import { useData } from '../data/DataProvider.tsx';
import { Spinner } from '../ui/spinner/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { applyHead } from './head.ts';
import { useLocation, useSearch } from './location.ts';
import { type Page, usePartner, useSchool } from './page.ts';
import { endpointsOf, findRoute, loadedPage, loadPage } from './routes.ts';
import { focusHeading, restoreScroll } from './scroll-and-focus.ts';
import { useSession } from './session/SessionProvider.tsx';

export function CurrentPage() {
  const [path] = useLocation();
  return (
    <ErrorBoundary path={path}>
      <RoutedPage />
    </ErrorBoundary>
  );
}

function RoutedPage() {
  const [path, navigate] = useLocation();
  const school = useSchool();
  const { route, params } = findRoute(path, school);
  const page = loadedPage(route);
  const [, setLoaded] = useState(0);
  const session = useSession();
  const redirectTo = page?.guard?.(session, params, school);

  useEffect(() => {
    // After Back, the page's chunk may not be loaded yet.
    if (!page)
      loadPage(route, school, location.search).then(
        () => setLoaded((count) => count + 1),
        () => location.reload(),
      );
  }, [page, route, school]);

  const allowedPath = useRef('');
  useEffect(() => {
    if (!page) return;
    if (!redirectTo) allowedPath.current = path;
    // After a logout on this page, open the home page without the message that asks for a sign-in.
    else navigate(allowedPath.current === path ? '/' : redirectTo, { replace: true });
  }, [page, redirectTo, path, navigate]);

  useHead(path, page);
  useArrival(path, page !== undefined && !redirectTo);

  if (!page || redirectTo) return <Spinner label="Loading the page" />;
  return <page.Page key={path} params={params} />;
}

function useHead(path: string, page: Page | undefined) {
  const data = useData();
  const school = useSchool();
  const partner = usePartner();
  const search = useSearch();
  const update = useCallback(() => {
    if (!page) return;
    const { params } = findRoute(path, school);
    const head = page.head(params, (endpoint) => data.query(endpoint).get(), school, page.search?.(search) ?? '');
    applyHead(head, path, partner, school);
  }, [path, page, data, partner, school, search]);
  const latest = useRef(update);
  useEffect(() => {
    latest.current = update;
    update();
  }, [update]);
  useEffect(() => {
    if (!page) return;
    const { route, params } = findRoute(path, school);
    const leave = endpointsOf(route, page, params, school, location.search).map((endpoint) =>
      data.query(endpoint).subscribe(() => latest.current()),
    );
    return () => {
      for (const end of leave) end();
    };
  }, [path, page, data, school]);
}

/**
 * After a navigation, scrolls to the top or to the restored position, and focuses the heading, which screen readers
 * then announce. Does nothing on the first page.
 */
function useArrival(path: string, ready: boolean) {
  const shown = useRef(path);
  useEffect(() => {
    if (!ready || shown.current === path) return;
    shown.current = path;
    const main = document.querySelector<HTMLElement>('main');
    if (!main) return;
    if (!restoreScroll(path)) window.scrollTo({ top: 0, behavior: 'instant' });
    return focusHeading(main);
  }, [path, ready]);
}
