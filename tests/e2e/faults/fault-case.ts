import { everyNth, full } from '../../full.ts';
import type { FaultyApi } from '../fault-api.ts';
import { type ApiCall, calls } from './calls.ts';
import { type Fault, faultOf, faults, offline } from './faults.ts';

/** Console messages of the browser about a blocked request. */
export const noise = /blocked by CORS policy|^policy: connect-src|Content Security Policy directive: "connect-src/;

/** A request of a page with the fault that its response gets. */
export interface FaultCase {
  call: ApiCall;
  fault: Fault;
}

/** Groups the requests by page. A request for the main content, or one that depends on another response, is its own group. */
export const groups: readonly (readonly [name: string, calls: readonly [ApiCall, ...ApiCall[]]])[] = (() => {
  const found = new Map<string, [ApiCall, ...ApiCall[]]>();
  for (const call of calls) {
    const name = call.subject || call.given ? `${call.page} for ${call.name}` : call.page;
    const known = found.get(name);
    if (known) known.push(call);
    else found.set(name, [call]);
  }
  return [...found];
})();

/**
 * Groups for `npm test`: a page of lists, the main content of a page, and a list that depends on another one. The sections of the other
 * pages have unit tests with failed lists.
 */
const sampled = /^(\/|\/course-details\/[\w-]+ for (course|module)\/single)$/;
export const testedGroups = groups.filter(([name]) => full || sampled.test(name));

/**
 * The sample of faults for test number `place` of `places` (a page, a widget or a form). Together the tests use each fault once;
 * `npm run test:all` uses all faults in each. tests/unit/data/faults.server.test.ts tries all faults with each request.
 */
export const faultsAt = (all: readonly Fault[], places: number, place: number): Fault[] => everyNth(all, places, place);

/** Faults with a distinct effect on a page; every other fault has the effect of one of these. */
const pageFaults =
  /^(500|404|html|wrong types|bad rows|empty|5,000 rows|reset|hang|slow body|cors|5 MB|prototype keys|redirect loop|other origin|gzip|duplicate ids|offline)$/;

/** Assigns the sample of faults to the requests of a page, in turn. */
export const faultCasesAt = (group: readonly [ApiCall, ...ApiCall[]], place: number): FaultCase[] =>
  faultsAt(
    [...faults, offline].filter(({ name }) => full || pageFaults.test(name)),
    testedGroups.length,
    place,
  ).map((fault, turn) => {
    const call = group[turn % group.length] ?? group[0];
    return { call, fault: faultOf(call.name, fault) };
  });

/** The number of requests to the path of a call. If several paths match its pattern, the largest number. */
export const requestsOf = (api: FaultyApi, call: Pick<ApiCall, 'path'>) => Math.max(0, ...countsOf(api, call));

/** The requests of each address that a call has requested. */
export const countsOf = (api: FaultyApi, { path }: Pick<ApiCall, 'path'>): number[] => {
  const pattern = new RegExp(`^${path.replace('*', '[^/]*')}$`);
  return Object.entries(api.calls()).flatMap(([name, count]) => (pattern.test(name) ? count : []));
};
