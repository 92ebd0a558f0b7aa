import { useEffect, useState } from 'react';
import { isWatched } from './playback.ts';

const none: readonly never[] = [];

/**
 * The ids of the clips watched on this device; none until the page is hydrated.
 *
 * @param refresh a value that changes when a player closes
 */
export function useWatched(clips: readonly { id: string }[] = none, refresh?: unknown): ReadonlySet<string> {
  const [watched, setWatched] = useState<ReadonlySet<string>>(() => new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refresh` says when to read again
  useEffect(() => {
    setWatched(new Set(clips.map(({ id }) => id).filter(isWatched)));
  }, [clips, refresh]);
  return watched;
}
