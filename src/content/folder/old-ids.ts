import { idsOf } from '../../domain/fields/address.ts';
import type { ItemPlace, Problem } from '../content.ts';
import { quoted } from './quoted.ts';

interface Renamed extends ItemPlace {
  was: string;
}

/** Reports old ids (`was`) that another item uses as its id or old id: an address can redirect to one page only. */
export function oldIdProblems(items: readonly Renamed[]): Problem[] {
  const living = new Set(items.map(({ id }) => id));
  const claimed = new Map<string, string>();
  return items.flatMap(({ was, ...place }) =>
    idsOf(was).flatMap((old) => {
      const other = claimed.get(old);
      claimed.set(old, place.id);
      const reason = living.has(old)
        ? `${quoted(old)} is an id in use: remove it here, or give that one another id`
        : other !== undefined && `${quoted(old)} is an old id of ${quoted(other)} too: remove it from one of the two`;
      return reason ? [{ ...place, path: 'was', message: reason }] : [];
    }),
  );
}
