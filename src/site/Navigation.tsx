import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Data } from '../data/create-data.ts';
import { withTimeout } from '../domain/timeout.ts';
import { partnerOf, withPartner } from '../domain/url.ts';
import { limits } from '../tokens/limits.ts';
import { followLinks } from '../ui/link/follow-links.ts';
import { LinkContext } from '../ui/link/Link.tsx';
import { useLocation, useSearch } from './location.ts';
import { usePending } from './Pending.tsx';
import { PartnerContext, useSchool } from './page.ts';
import { prefetchWhenIdle, prepare } from './prefetch.ts';

/**
 * What wouter's Link lacks: the old page stays until the next one can be shown, and the next one is fetched when the visitor is
 * about to follow a link to it. The sections' plain anchors are followed by one listener.
 */
export function Navigation({ data, children }: { data: Data; children: ReactNode }) {
  const school = useSchool();
  const [path, go] = useLocation();
  const pending = usePending();
  const named = partnerOf(path, useSearch());
  const first = useRef(named);
  if (named) first.current = named;
  const partner = first.current;
  /** The last of several presses wins, and Back or another choice over all of them. */
  const latest = useRef(0);
  const links = useMemo(
    () => ({
      ...(partner && { resolve: (href: string) => withPartner(href, partner) }),
      navigate: (href: string) => {
        const mine = ++latest.current;
        const last = (act: () => void) => () => mine === latest.current && act();
        // A chunk that cannot be had (a new version was deployed), or not soon, leaves the link to the browser.
        const leave = last(() => location.assign(href));
        // Like a browser: a link to where one is makes no second history entry. Nor does one that only opens a modal there
        // (auth/AuthContext.tsx).
        const [to] = href.split('?auth=');
        const start = last(() => go(href, { replace: to === location.pathname + location.search }));
        const ready = withTimeout(prepare(href, data, school), limits.chunkTimeout);
        pending(ready);
        ready.then(start, leave);
      },
    }),
    [data, go, pending, school, partner],
  );
  useEffect(() => {
    const prefetch = (href: string) => void prepare(href, data, school).catch(() => undefined);
    const end = followLinks({ ...links, prefetch });
    const stop = prefetchWhenIdle();
    const forget = () => void latest.current++;
    addEventListener('popstate', forget);
    addEventListener('change', forget);
    return () => {
      end();
      stop();
      removeEventListener('popstate', forget);
      removeEventListener('change', forget);
    };
  }, [data, links, school]);
  return (
    <PartnerContext value={partner}>
      <LinkContext.Provider value={links}>{children}</LinkContext.Provider>
    </PartnerContext>
  );
}
