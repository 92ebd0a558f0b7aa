import { useEffect, useState } from 'react';

/**
 * Loads a part of a page after the page has rendered; undefined until it is loaded, or if loading fails.
 *
 * @param isWanted whether it may load
 * @param load a stable function
 */
export function useLater<Part>(isWanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<{ loaded: Part }>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setPart({ loaded }),
      () => undefined,
    );
  }, [isWanted, load]);
  return part?.loaded;
}
