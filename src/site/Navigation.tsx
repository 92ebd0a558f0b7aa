import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Data } from '../data/create-data.ts';
import { useData } from '../data/DataProvider.tsx';
import { followLinks } from '../ui/link/follow-links.ts';
import { LinkContext } from '../ui/link/LinkContext.tsx';
import { later } from './later.ts';
import { usePath } from './place.ts';
import { bodyWaits, untilTakenOver } from './taking-over.ts';
import { patience, within } from './within.ts';

/** The site's way of following a link: a plain click changes the page without a reload, an intent loads it ahead. */
export function Navigation({ children }: { children: ReactNode }) {
  const data = useData();
  const [, go] = usePath();
  /** Who clicks or chooses something else, or goes back, while a page is on its way wants that. */
  const latest = useRef(0);
  const links = useMemo(
    () => ({
      navigate: (href: string) => {
        const mine = ++latest.current;
        const last = (act: () => void) => () => mine === latest.current && act();
        const leave = last(() => location.assign(href));
        // Like a browser: a link to where one is makes no second history entry. Nor does one that only opens a modal there
        // (auth/use-auth-in-address.ts).
        const [to] = href.split('?auth=');
        const start = last(() => go(href, { replace: to === location.pathname + location.search }));
        // The page's code first, so that what is there stays until the next page can be shown; a chunk that cannot be
        // had (a new version was deployed), or not soon, leaves it to the browser.
        within(patience, Promise.all([prepare(href, data), untilTakenOver()])).then(start, leave);
      },
    }),
    [data, go],
  );
  useEffect(() => {
    const prefetch = (href: string) => void prepare(href, data).catch(() => undefined);
    const end = followLinks({ ...links, prefetch, early: bodyWaits });
    const forget = () => void latest.current++;
    addEventListener('popstate', forget);
    addEventListener('change', forget);
    return () => {
      end();
      removeEventListener('popstate', forget);
      removeEventListener('change', forget);
    };
  }, [data, links]);
  return <LinkContext.Provider value={links}>{children}</LinkContext.Provider>;
}

async function prepare(href: string, data: Data): Promise<void> {
  await (await later())?.prepare(href, data);
}
