import { useCallback, useRef, useState } from 'react';
import { OfficeFailure } from '../../data/office.ts';
import { useToast } from '../../ui/toast/toasts.ts';

export interface ActionState {
  /** The work in progress. */
  busy: boolean;
  /** Why the last attempt failed; undefined after a success. */
  failure: OfficeFailure | undefined;
  /**
   * Does the work, unless it is already in progress. The function is stable. A toast shows `done`, or the failure's message.
   *
   * @returns whether it succeeded
   */
  run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>;
  /** Forgets the failure. */
  reset: () => void;
}

/**
 * The state of a button or form that calls actions.
 *
 * @param isSilent the page shows failures itself, instead of a toast
 */
export function useAction(isSilent = false): ActionState {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OfficeFailure>();
  // A ref, because the state is not yet updated at the second click of a double click.
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
