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
 * Client-side navigation for all plain anchors of the page. Unlike wouter's Link, it keeps the old page until the
 * next one is ready. It prefetches on hover, focus and touch, and when the browser is idle.
 */
export function Navigation({ data, children }: { data: Data; children: ReactNode }) {
  const school = useSchool();
  const [path, go] = useLocation();
  const pending = usePending();
  const named = partnerOf(path, useSearch());
  const first = useRef(named);
  if (named) first.current = named;
  const partner = first.current;
  /** The number of navigations. A later click, Back or a filter change cancels the pending navigation. */
  const latest = useRef(0);
  const links = useMemo(
    () => ({
      ...(partner && { resolve: (href: string) => withPartner(href, partner) }),
      navigate: (href: string) => {
        const mine = ++latest.current;
        const last = (act: () => void) => () => mine === latest.current && act();
        // If the chunk is missing (after a deployment) or slow, let the browser follow the link.
        const leave = last(() => location.assign(href));
        // A link to the current URL adds no history entry, like in a browser. The same applies to a link that only
        // opens a dialog (auth/AuthContext.tsx).
        const [to] = href.split('?auth=');
        const start = last(() => {
          if (to && new URL(to, location.href).pathname !== location.pathname) blurContent();
          go(href, { replace: to === location.pathname + location.search });
        });
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
    const forget = () => void latest.current++;
    addEventListener('popstate', forget);
    addEventListener('change', forget);
    return () => {
      end();
      removeEventListener('popstate', forget);
      removeEventListener('change', forget);
    };
  }, [data, links, school]);
  // Effects of the page run first, so the catalogue requests its list before any prefetch.
  useEffect(() => prefetchWhenIdle(path, data, school), [path, data, school]);
  return (
    <PartnerContext value={partner}>
      <LinkContext.Provider value={links}>{children}</LinkContext.Provider>
    </PartnerContext>
  );
}

/**
 * Removes the focus: if the new page replaced a focused element, Chromium would lay out the old page first (80 ms on a
 * cheap phone).
 */
function blurContent(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}
