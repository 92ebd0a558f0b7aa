import { useCallback, useEffect, useState } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import type { ProgressStore } from '../../data/progress.ts';
import type { Progress } from '../../domain/progress-api.ts';
import { useSchool } from '../page.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { hasWatched } from './has-watched.ts';

const nothing: Progress = { watched: new Set(), courses: [], certificates: [] };

export interface ProgressState {
  progress: Progress;
  /** Marks a lecture as watched to its end. `course` may be ''. */
  watch: (lecture: string, course: string) => void;
  /** Replaces the progress, with the response to `saveCertificate`. */
  set: (progress: Progress) => void;
}

/** The progress of the visitor; empty on the server and while it loads. */
export function useProgress(): ProgressState {
  const data = useData();
  const { loggedIn, user } = useSession();
  const isStored = useSchool().accounts !== 'none';
  const account = loggedIn ? (user?.id ?? '') : undefined;
  const [progress, setProgress] = useState(nothing);
  const load = useCallback(
    async (): Promise<ProgressStore> =>
      (await import('../../data/progress.ts')).progressOf({ data, account, isStored }),
    [data, account, isStored],
  );
  useEffect(() => {
    setProgress(nothing);
    if (account === undefined && !hasWatched()) return;
    let stop = () => {};
    let isCurrent = true;
    load().then(
      (store) => {
        if (!isCurrent) return;
        const show = () => setProgress(store.get());
        stop = store.subscribe(show);
        show();
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      stop();
    };
  }, [account, load]);
  const withStore = useCallback(
    (act: (store: ProgressStore) => void) =>
      void load().then(
        (store) => {
          act(store);
          setProgress(store.get());
        },
        () => undefined,
      ),
    [load],
  );
  return {
    progress,
    watch: useCallback((lecture, course) => withStore((store) => store.watch(lecture, course)), [withStore]),
    set: useCallback((next) => withStore((store) => store.set(next)), [withStore]),
  };
}
