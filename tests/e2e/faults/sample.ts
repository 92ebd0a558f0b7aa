import { everyNth } from '../../full.ts';
import type { Kind, Outcome } from './faults.ts';

const outcomes: readonly Outcome[] = ['refused', 'empty', 'shown', 'either'];

/**
 * The faults to test in one place (a request, a widget, a form): every sixth, with an offset, plus one of each missing
 * outcome. Six places cover all faults. `npm run test:all` tests all in each place.
 */
export function sample(kinds: readonly Kind[], place: number): Kind[] {
  const chosen = everyNth(kinds, 6, place);
  const missing = outcomes.flatMap((outcome) => {
    const having = kinds.filter((kind) => kind.outcome === outcome);
    return chosen.some((kind) => kind.outcome === outcome)
      ? []
      : (having.slice(place % Math.max(1, having.length))[0] ?? []);
  });
  return kinds.filter((kind) => chosen.includes(kind) || missing.includes(kind));
}
