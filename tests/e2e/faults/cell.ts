import { everyNth } from '../../full.ts';
import type { OddApi } from '../fault-api.ts';
import { type Call, calls } from './calls.ts';
import { type Fault, faultOf, faults, offline } from './faults.ts';

/** Console messages of the browser about a refused request. */
export const noise = /blocked by CORS policy|^policy: connect-src|Content Security Policy directive: "connect-src/;

/** A call that fails, on a page. */
export interface Cell {
  call: Call;
  fault: Fault;
}

/** The calls of each page. A call that the whole page depends on, or that needs another response first, comes alone. */
export const groups: readonly (readonly [name: string, calls: readonly [Call, ...Call[]]])[] = (() => {
  const found = new Map<string, [Call, ...Call[]]>();
  for (const call of calls) {
    const name = call.subject || call.given ? `${call.page} for ${call.name}` : call.page;
    const known = found.get(name);
    if (known) known.push(call);
    else found.set(name, [call]);
  }
  return [...found];
})();

/**
 * The faults that one of `places` places (a page, a widget, a form) meets. Together the places meet each fault once, as
 * tests/unit/data/faults.server.test.ts tries all of them with each call; `npm run test:all` tries all in each place.
 */
export const faultsAt = (all: readonly Fault[], places: number, place: number): Fault[] => everyNth(all, places, place);

/** The cells of a page's calls: they take turns. */
export const cellsAt = (group: readonly [Call, ...Call[]], place: number): Cell[] =>
  faultsAt([...faults, offline], groups.length, place).map((fault, turn) => {
    const call = group[turn % group.length] ?? group[0];
    return { call, fault: faultOf(call.name, fault) };
  });

/** The number of requests of a call; of several that match its pattern, the largest. */
export const requestsOf = (api: OddApi, { path }: Pick<Call, 'path'>) => {
  const pattern = new RegExp(`^${path.replace('*', '[^/]*')}$`);
  return Math.max(0, ...Object.entries(api.calls()).map(([name, count]) => (pattern.test(name) ? count : 0)));
};
