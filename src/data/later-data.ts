import type { Data } from './create-data.ts';

/** A data layer whose code comes later. */
export interface LaterData extends Data {
  /** Makes it work; nothing may be asked of it before, but for its host. */
  become(data: Data): void;
}

/** What a page hands to its parts before the data layer's code is there. */
export function laterData(host: string): LaterData {
  const early = () => {
    throw new Error('The data layer was asked before it was there.');
  };
  const data: LaterData = {
    host,
    query: early,
    prefetch: early,
    send: early,
    snapshot: early,
    become: (real) => void Object.assign(data, real),
  };
  return data;
}
