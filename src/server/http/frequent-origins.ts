/** A count beyond this would keep an origin that is no longer used. */
const maxCount = 1_000;
/** The requests after which an origin counts as frequent, once the table has been full: invented ones have fewer. */
const frequentCount = 20;

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
  let hasBeenFull = false;
  const touch = (origin: string) => {
    const count = counts.get(origin);
    if (count !== undefined) counts.set(origin, Math.min(maxCount, count + 1));
    return count !== undefined;
  };
  return {
    touch,
    take(origin) {
      if (touch(origin)) return (counts.get(origin) ?? 0) >= frequentCount;
      if (counts.size < max) {
        counts.set(origin, hasBeenFull ? 1 : frequentCount);
        return !hasBeenFull;
      }
      hasBeenFull = true;
      for (const [name, count] of counts) {
        if (count > 1) counts.set(name, count - 1);
        else counts.delete(name);
      }
      return false;
    },
  };
}
