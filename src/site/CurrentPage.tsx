import { useEffect, useRef, useState } from 'react';
import { useData } from '../data/DataProvider.tsx';
import { Spinner } from '../ui/spinner/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { applyHead } from './head.ts';
import { useLocation } from './location.ts';
import { type Page, useSchool } from './page.ts';
import { findRoute, loadedPage, loadPage } from './routes.ts';
import { focusHeading, restoreScroll } from './scroll-and-focus.ts';
import { useSession } from './session/SessionProvider.tsx';

/** The page of the current address, or an apology where it breaks. */
export function CurrentPage() {
  const [path] = useLocation();
  return (
    <ErrorBoundary path={path}>
      <RoutedPage />
    </ErrorBoundary>
  );
}

/** With its head, and with focus and scroll where a visitor expects them. */
function RoutedPage() {
  const [path, navigate] = useLocation();
  const { route, params } = findRoute(path);
  const page = loadedPage(route);
  const [, setLoaded] = useState(0);
  const session = useSession();
  const elsewhere = page?.guard?.(session, params);

  useEffect(() => {
    // Back to a page whose code this visit has not loaded yet.
    if (!page)
      loadPage(route).then(
        () => setLoaded((count) => count + 1),
        () => location.reload(),
      );
  }, [page, route]);

  const letIn = useRef('');
  useEffect(() => {
    if (!page) return;
    if (!elsewhere) letIn.current = path;
    // After a logout on this very page: home, without the message that asks for a login.
    else navigate(letIn.current === path ? '/' : elsewhere, { replace: true });
  }, [page, elsewhere, path, navigate]);

  useHead(path, page);
  useArrival(path, page !== undefined && !elsewhere);

  if (!page || elsewhere) return <Spinner label="Loading the page" />;
  return <page.Page key={path} params={params} />;
}

function useHead(path: string, page: Page | undefined) {
  const data = useData();
  const school = useSchool();
  useEffect(() => {
    if (!page) return;
    const { params } = findRoute(path);
    const update = () =>
      applyHead(
        page.head(params, (endpoint) => data.query(endpoint).get(), school),
        path,
        school,
      );
    update();
    const leave = (page.queries?.(params, school) ?? []).map((endpoint) => data.query(endpoint).subscribe(update));
    return () => {
      for (const end of leave) end();
    };
  }, [path, page, data, school]);
}

/**
 * On a new page the top or the old place comes into view, and its heading gets the focus, so that it is read out; not on the
 * first one.
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
