/** How long a finger that may be about to scroll has to rest on a link, in ms. */
const rest = 80;

export interface Follower {
  /** Takes the visitor to an own path without a page load. */
  navigate: (href: string) => void;
  /** Called with a path of this site that the visitor is about to follow. */
  prefetch?: (href: string) => void;
}

/**
 * Gives all links of a document client-side navigation: a plain click on an own path whose default is not prevented goes to
 * `navigate`, a finger that rests, a pointer or the focus on one to `prefetch`. All other links and clicks stay the browser's. Answers how to end it.
 */
export function followLinks({ navigate, prefetch }: Follower, root: Document = document): () => void {
  const follow = (event: MouseEvent) => {
    const href = ownPath(event);
    if (href === undefined || !isPlainLeftClick(event)) return;
    event.preventDefault();
    navigate(href);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const lift = () => clearTimeout(resting);
  const approach = (event: Event) => {
    const href = ownPath(event);
    // Not from one part of a link to the next.
    const from = event instanceof MouseEvent ? ownPath({ target: event.relatedTarget }) : undefined;
    // Nor to where one is, whose link may have been drawn anew below the pointer.
    if (href === undefined || href === from || href === location.pathname + location.search) return;
    lift();
    if (event.type === 'touchstart') resting = setTimeout(() => prefetch?.(href), rest);
    else prefetch?.(href);
  };
  const approaches = ['mouseover', 'focusin', 'touchstart'] as const;
  const moves = ['touchmove', 'touchcancel'] as const;
  const heard = new AbortController();
  const { signal } = heard;
  const first = { capture: true, passive: true, signal };
  root.addEventListener('click', follow, { signal });
  for (const name of approaches) root.addEventListener(name, approach, first);
  for (const name of moves) root.addEventListener(name, lift, first);
  return () => {
    lift();
    heard.abort();
  };
}

/** The own path that the link below an event leads to, in this tab; undefined where there is none. */
function ownPath({ target }: Pick<Event, 'target'>): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([download])') : null;
  const href = link?.getAttribute('href');
  return href && /^\/(?![/\\])/.test(href) && /^(_self)?$/.test(link?.target ?? '') ? href : undefined;
}

/** A click that opens a link in this tab: no other button, no modifier key, and nothing has handled it. */
export const isPlainLeftClick = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
