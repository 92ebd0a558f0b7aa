/** A count beyond this would keep an origin that is no longer used. */
const maxCount = 1_000;

export interface FrequentOrigins {
  /** Counts a request. Returns whether its origin is among the most frequent. */
  take(origin: string): boolean;
  /** Counts a request for an origin that is among them. */
  touch(origin: string): void;
}

/**
 * The origins of the most requests, in a table of `max` rows (Misra-Gries). A request for another origin takes one
 * request from each row: a client that invents origins cannot displace one that visitors use, and does not stay.
 */
export function frequentOrigins(max: number): FrequentOrigins {
  const counts = new Map<string, number>();
  const touch = (origin: string) => {
    const count = counts.get(origin);
    if (count !== undefined) counts.set(origin, Math.min(maxCount, count + 1));
    return count !== undefined;
  };
  return {
    touch,
    take(origin) {
      if (touch(origin)) return true;
      if (counts.size < max) {
        counts.set(origin, 1);
        return true;
      }
      for (const [name, count] of counts) {
        if (count > 1) counts.set(name, count - 1);
        else counts.delete(name);
      }
      return false;
    },
  };
}
