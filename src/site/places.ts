/** How far down each address of this visit was seen last, in pixels. */
export const places = new Map<string, number>();

/** Where Back or Forward has led to, until that page is drawn. */
export const back: { path?: string; y?: number } = {};

// Among the first scripts, so that it is known before the router hears of it.
if (typeof window === 'object') {
  addEventListener('popstate', () => {
    back.path = location.pathname;
    back.y = places.get(location.href);
  });
}
