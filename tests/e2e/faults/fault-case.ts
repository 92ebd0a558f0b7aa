import { everyNth, full } from '../../full.ts';
import type { FaultyApi } from '../fault-api.ts';
import { type ApiCall, calls } from './calls.ts';
import { type Fault, faultOf, faults, offline } from './faults.ts';

/** Console errors that the browser logs for a blocked request. */
export const noise = /blocked by CORS policy|^policy: connect-src|Content Security Policy directive: "connect-src/;

/** A request of a page, and the fault of its response. */
export interface FaultCase {
  call: ApiCall;
  fault: Fault;
}

/** The requests by page. A request for main content, and a request that needs the fault of another, is a separate group. */
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
 * Groups for `npm test`: a page of lists, the main content of a page, and a list that depends on another list. The sections of
 * other pages have unit tests with failed lists.
 */
const sampled = /^(\/|\/course-details\/[\w-]+ for (course|module)\/single)$/;
export const testedGroups = groups.filter(([name]) => full || sampled.test(name));

/**
 * The faults for test number `place` of `places` tests, which together use each fault once. `npm run test:all` uses all faults
 * in each test. tests/unit/data/faults.server.test.ts tries all faults with each request.
 */
export const faultsAt = (all: readonly Fault[], places: number, place: number): Fault[] => everyNth(all, places, place);

/** Faults with different effects on a page. Every other fault has the effect of one of these. */
const pageFaults =
  /^(500|404|html|wrong types|bad rows|empty|5,000 rows|reset|hang|slow body|cors|5 MB|prototype keys|redirect loop|other origin|gzip|duplicate ids|offline)$/;

/** Distributes the faults of a test among the requests of a group. */
export const faultCasesAt = (group: readonly [ApiCall, ...ApiCall[]], place: number): FaultCase[] =>
  faultsAt(
    [...faults, offline].filter(({ name }) => full || pageFaults.test(name)),
    testedGroups.length,
    place,
  ).map((fault, turn) => {
    const call = group[turn % group.length] ?? group[0];
    return { call, fault: faultOf(call.name, fault) };
  });

/** The number of requests to the path of a call. If its pattern matches several paths, the number of the most requested path. */
export const requestsOf = (api: FaultyApi, call: Pick<ApiCall, 'path'>) => Math.max(0, ...countsOf(api, call));

/** The number of requests to each path that matches the pattern of a call. */
export const countsOf = (api: FaultyApi, { path }: Pick<ApiCall, 'path'>): number[] => {
  const pattern = new RegExp(`^${path.replace('*', '[^/]*')}$`);
  return Object.entries(api.calls()).flatMap(([name, count]) => (pattern.test(name) ? count : []));
};
