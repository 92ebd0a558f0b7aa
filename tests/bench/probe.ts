/** What every measured document keeps in `window.bench`; this runs in the page, before anything of its own. */
export interface Probe {
  fcp: number;
  lcp: number;
  lcpOf: string;
  cls: number;
  /** What moved, for who looks for it. */
  shifts: string[];
  /** Long tasks: when each began and how long it took. */
  tasks: [begun: number, length: number][];
  interactions: Record<string, Interaction>;
  /** When the newest entry of any kind came in. */
  last: number;
  /** How long a page took to be taken over after the first sign of its visitor, where `giveSign` gave one. */
  takenOver?: number;
}

/** From a key press to the next paint: when it began, and its longest event, in ms. */
export interface Interaction {
  begun: number;
  length: number;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** In the page: observes paints, shifts, long tasks and interactions from the first moment. */
export function observe(): void {
  const bench: Probe = { fcp: 0, lcp: 0, lcpOf: '', cls: 0, shifts: [], tasks: [], interactions: {}, last: 0 };
  window.bench = bench;
  const name = (node: unknown) => (node instanceof Element ? `${node.tagName}.${node.className}`.slice(0, 60) : '?');
  const on = (type: string, read: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      bench.last = performance.now();
      for (const entry of list.getEntries()) read(entry);
    }).observe({ type, buffered: true, ...more });

  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    bench.lcp = entry.startTime;
    bench.lcpOf = 'element' in entry ? name(entry.element) : '';
  });
  // All of them: nobody touches these pages, but Chromium takes the phone's emulated window for input of the last 500 ms.
  on('layout-shift', (entry) => {
    const shift = entry as Shift;
    bench.cls += shift.value;
    bench.shifts.push(`${shift.value.toFixed(4)} ${shift.sources.map(({ node }) => name(node)).join(', ')}`);
  });
  on('longtask', (entry) => bench.tasks.push([entry.startTime, entry.duration]));
  on(
    'event',
    (entry) => {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      const { begun, length } = bench.interactions[id] ?? { begun: entry.startTime, length: 0 };
      if (id > 0) bench.interactions[id] = { begun, length: Math.max(length, entry.duration) };
    },
    { durationThreshold: 16 },
  );
}

/** In the page: moves a pointer as soon as the header's scripts are there, and keeps how long the page took to answer it. */
export function giveSign(): void {
  const look = () => {
    if (!document.querySelector('header button[aria-label="Open the menu"]')) return void setTimeout(look, 50);
    const begun = performance.now();
    const live = () => {
      if (!document.querySelector('main[data-hydrated]')) return void requestAnimationFrame(live);
      window.bench.takenOver = performance.now() - begun;
      window.bench.last = performance.now();
    };
    dispatchEvent(new Event('pointermove'));
    live();
  };
  addEventListener('load', look);
}

export interface Wanted {
  /** Where the select stands, within what carries the cards. */
  select: string;
  /** What is chosen. */
  value: string;
  /** Every card. */
  card: string;
  /** Its name. */
  title: string;
  /** The names that the choice leaves. */
  names: string[];
  /** The custom element that has both in its shadow; '' for the page itself. */
  host: string;
}

/**
 * In the page: chooses a category as soon as a select is seen, again each half second while the wrong cards stand there,
 * and keeps the moment from which the right ones, and no others, stay. The answer survives a page load of the same tab.
 */
export function chooseEarly(wanted: Wanted): void {
  const begun = Number(sessionStorage.getItem('begun') ?? performance.timeOrigin);
  sessionStorage.setItem('begun', String(begun));
  const now = () => performance.timeOrigin + performance.now() - begun;
  let tried = Number.NEGATIVE_INFINITY;
  const look = () => {
    requestAnimationFrame(look);
    const host = wanted.host && document.querySelector(wanted.host);
    const root = host ? host.shadowRoot : wanted.host ? null : document;
    const select = root?.querySelector<HTMLSelectElement>(wanted.select);
    if (!root || !select?.checkVisibility({ visibilityProperty: true })) return;
    const shown = [...root.querySelectorAll(wanted.card)].filter((card) => card.checkVisibility());
    const names = shown.map((card) => card.querySelector(wanted.title)?.textContent?.trim());
    const right =
      select.value === wanted.value &&
      names.length === wanted.names.length &&
      wanted.names.every((x) => names.includes(x));
    if (!right) sessionStorage.removeItem('right');
    else if (!sessionStorage.getItem('right')) sessionStorage.setItem('right', String(now()));
    if (right || (sessionStorage.getItem('tried') && now() - tried < 500)) return;
    tried = now();
    sessionStorage.setItem('tried', String(tried));
    select.value = wanted.value;
    select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  requestAnimationFrame(look);
}
