import type { Kind, Load, Paints } from './browser.ts';
import { round } from './report.ts';
import { median } from './statistics.ts';

/** Of bytes. */
export const kilobytes = (bytes: number) => round(bytes / 1_000, 1);
/** The median of what is read of some loads. */
export const of = (loads: readonly Load[], read: (load: Load) => number) => median(loads.map(read));

interface Besides {
  /** When it first shows something, and its largest part, by more loads than tell the rest. */
  seen?: readonly Paints[];
  usable?: readonly number[];
}

/** One line of a table: what a page does, in medians. */
export function row(
  what: string,
  loads: readonly Load[],
  { seen = loads, usable }: Besides = {},
): Record<string, string | number> {
  const weight = (kind: Kind) => kilobytes(of(loads, ({ bytes }) => bytes[kind]));
  return {
    page: what,
    'HTML KB': weight('document'),
    'JS KB': weight('script'),
    'CSS KB': weight('style'),
    'font KB': weight('font'),
    'image KB': weight('image'),
    'data KB': weight('data'),
    requests: of(loads, ({ requests }) => requests),
    'FCP ms': round(median(seen.map(({ fcp }) => fcp))),
    'LCP ms': round(median(seen.map(({ lcp }) => lcp))),
    'TBT ms': round(of(loads, ({ tbt }) => tbt)),
    CLS: round(
      of(loads, ({ cls }) => cls),
      4,
    ),
    'filter usable ms': usable ? round(median(usable)) : '–',
  };
}
