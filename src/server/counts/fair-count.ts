import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { siteOf } from '../http/client-address.ts';
import type { Count } from './counter.ts';

/** Maximum events of one network per partner and hour: enough for a class with one IP address, few for a script. */
export const countedPerHour = { visit: 20, place: 20, download: 5 } as const;

const hourMs = 3_600_000;
const maxNetworks = 20_000;

export type FairCount = (kind: keyof typeof countedPerHour, partner: string, item: string, address: string) => void;

/** Wraps `count` with the limits of `countedPerHour`. Keeps networks only as hashes, in memory. */
export function createFairCount(count: Count, now: () => number): FairCount {
  const counts = new LRUCache<string, { since: number; count: number }>({ max: maxNetworks });
  return (kind, partner, item, address) => {
    const key = createHash('sha256')
      .update(`${kind} ${partner} ${siteOf(address)}`)
      .digest('base64url');
    const time = now();
    const known = counts.get(key);
    const isPresent = known !== undefined && Math.abs(time - known.since) < hourMs;
    const entry = isPresent ? known : { since: time, count: 0 };
    entry.count += 1;
    counts.set(key, entry);
    if (entry.count <= countedPerHour[kind]) count(kind, partner, item, address);
  };
}
