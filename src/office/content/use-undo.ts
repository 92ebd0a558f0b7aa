import type { ImportUndo } from '../../domain/office/content-contract.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';

/** Returns a function that shows a toast about a change of the draft, with an Undo button. */
export function useUndo(): (done: string, undo: ImportUndo) => void {
  const { call } = useOffice();
  const { run } = useAction();
  const toast = useToast();
  return (done, undo) =>
    toast.success(done, {
      label: 'Undo',
      run: () =>
        void run(async () => {
          await call('content/undo-import', undo);
        }, 'Undone.'),
    });
}
