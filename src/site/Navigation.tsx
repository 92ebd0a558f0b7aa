import { type ReactNode, useMemo } from 'react';
import { useRouter } from 'wouter';
import type { Data } from '../data/create-data.ts';
import { useData } from '../data/DataProvider.tsx';
import { LinkContext } from '../ui/link/LinkContext.tsx';
import { laterStyles } from './later-styles.ts';
import { findRoute, loadPage } from './routes.ts';

/** Gives links inside their site's way: a plain click changes the page without a reload, an intent loads it ahead. */
export function Navigation({ children }: { children: ReactNode }) {
  const data = useData();
  const [, navigate] = useRouter().hook(useRouter());
  const links = useMemo(
    () => ({
      navigate: (href: string) => {
        // Like a browser: a link to where one is makes no second history entry.
        const start = () => navigate(href, { replace: href === location.pathname + location.search });
        // The page's code first, so that what is there stays until the next page can be shown; a chunk that cannot be
        // had (a new version was deployed) leaves it to the browser.
        prepare(href, data).then(start, () => location.assign(href));
      },
      prefetch: (href: string) => void prepare(href, data).catch(() => undefined),
    }),
    [data, navigate],
  );
  return <LinkContext.Provider value={links}>{children}</LinkContext.Provider>;
}

/** How long a page stays while the next one's answers come, before that one shows that it waits for them. */
const grace = 400;

/** Loads a page's code and what it will read. */
async function prepare(href: string, data: Data): Promise<void> {
  const { route, params } = findRoute(new URL(href, location.href).pathname);
  const [page] = await Promise.all([loadPage(route), laterStyles()]);
  const answers = Promise.all((page.queries?.(params) ?? []).map((endpoint) => data.prefetch(endpoint)));
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, grace))]);
}
