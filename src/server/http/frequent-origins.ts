/** With a higher count, an origin that is no longer used would stay in the table for too long. */
const maxCount = 1_000;
/** Requests until an origin counts as frequent, once the table has been full. Invented origins have fewer. */
const frequentCount = 20;

export interface FrequentOrigins {
  /** Counts a request. Returns true if its origin is frequent. */
  take(origin: string): boolean;
  /** Counts a request only if its origin is in the table. */
  touch(origin: string): void;
}

/**
 * Finds the origins with the most requests, in a table of `max` rows (the Misra-Gries algorithm). If the table is full, a
 * request for a new origin decreases each count by one: a client that invents origins cannot remove a frequent one.
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
