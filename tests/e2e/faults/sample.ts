import { everyNth } from '../../full.ts';
import type { Kind, Outcome } from './faults.ts';

const outcomes: readonly Outcome[] = ['refused', 'empty', 'shown', 'either'];

/**
 * The faults that are tried in one place (a call, a widget, a form): every sixth, from another one in each, and besides one
 * of each outcome. Six places together try all faults; `npm run test:all` tries all in each.
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
