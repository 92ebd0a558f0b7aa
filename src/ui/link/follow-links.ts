/** A touch prefetches after this time, because a shorter touch may start a scroll. */
const longTouchMs = 80;

export interface LinkHandlers {
  /** Navigates to a path of this site without a page load. */
  navigate: (href: string) => void;
  /** Called with a path of this site that the visitor will probably open. */
  prefetch?: (href: string) => void;
}

/**
 * Adds client-side navigation to all links of a document. A plain click on a path of this site calls `navigate`. Hover,
 * focus and a long touch call `prefetch`. The browser handles all other links and clicks.
 *
 * @returns a function that removes the listeners
 */
export function followLinks({ navigate, prefetch }: LinkHandlers, root: Document = document): () => void {
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
    // The link that the pointer has left: the same link if the pointer moved within it.
    const from = event instanceof MouseEvent ? ownPath({ target: event.relatedTarget }) : undefined;
    // After a navigation, a link to the current page may be under the pointer.
    if (href === undefined || href === from || href === location.pathname + location.search) return;
    lift();
    if (event.type === 'touchstart') resting = setTimeout(() => prefetch?.(href), longTouchMs);
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

/** The path of this site if the event's link opens it in this tab; undefined for all other links. */
function ownPath({ target }: Pick<Event, 'target'>): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([download])') : null;
  const href = link?.getAttribute('href');
  return href && /^\/(?![/\\])/.test(href) && /^(_self)?$/.test(link?.target ?? '') ? href : undefined;
}

/** Whether a click opens a link in this tab: the main button, no modifier key, and no `preventDefault`. */
export const isPlainLeftClick = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
