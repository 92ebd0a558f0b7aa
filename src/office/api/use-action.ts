import { useCallback, useRef, useState } from 'react';
import { OfficeFailure } from '../../data/office.ts';
import { useToast } from '../../ui/toast/toasts.ts';

export interface ActionState {
  /** True while `run` is in progress. */
  busy: boolean;
  /** The error of the last attempt; undefined after a success. */
  failure: OfficeFailure | undefined;
  /**
   * Calls `work`, unless a call is in progress. Shows `done`, or the error message, in a toast. Stable across renders.
   *
   * @returns true on success
   */
  run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>;
  /** Clears `failure`. */
  reset: () => void;
}

/**
 * The state of a button or form that calls actions.
 *
 * @param isSilent true if the component shows `failure` itself: no toast for errors
 */
export function useAction(isSilent = false): ActionState {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OfficeFailure>();
  // A ref, because `busy` is not updated yet at the second click of a double click.
  const isRunning = useRef(false);
  const run = useCallback<ActionState['run']>(
    async (work, done) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setFailure(undefined);
      try {
        await work();
        if (done) toast.success(done);
        return true;
      } catch (error) {
        if (!(error instanceof OfficeFailure)) throw error;
        setFailure(error);
        if (!isSilent) toast.error(error.message);
        return false;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [toast, isSilent],
  );
  return { busy, failure, run, reset: () => setFailure(undefined) };
}
