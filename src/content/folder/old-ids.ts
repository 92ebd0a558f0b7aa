import { idsOf } from '../../domain/fields/address.ts';
import type { Problem } from '../content.ts';
import { quoted } from './quoted.ts';

/** A row with its old ids, and its place in the folder. */
interface Place {
  file: string;
  row?: number;
  id: string;
  was: string;
}

/** Reports old ids that are in use, and those that two rows claim: each address leads to one page. */
export function oldIdProblems(places: readonly Place[]): Problem[] {
  const living = new Map(places.map((place) => [place.id, place]));
  const claimed = new Map<string, string>();
  return places.flatMap(({ file, row, id, was }) =>
    idsOf(was).flatMap((old) => {
      const other = claimed.get(old);
      claimed.set(old, id);
      const reason = living.has(old)
        ? `${quoted(old)} is an id in use: remove it here, or give that one another id`
        : other !== undefined && `${quoted(old)} is an old id of ${quoted(other)} too: remove it from one of the two`;
      return reason ? [{ file, row, column: 'was', message: reason }] : [];
    }),
  );
}
