import { startTransition, useEffect, useState } from 'react';

/** False on the server and during hydration, true after it: for what only scripts can do. */
export function useHydrated(): boolean {
  const [now, setNow] = useState(false);
  // In a transition: a store's snapshot that differs from the server's would be rendered at once, in one task with the
  // hydration itself.
  useEffect(() => startTransition(() => setNow(true)), []);
  return now;
}
