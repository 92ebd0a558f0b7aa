import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { nothing, type Toast, ToastContext } from './toasts.ts';

const never = () => () => {};
const none = () => nothing;

/**
 * What a toaster shows. While a modal is open all outside it is inert, so each modal brings a toaster of its own, and
 * the newest on the page has the messages.
 */
export function useShelf(id: string): { toasts: readonly Toast[]; close: (id: number) => void } | undefined {
  const store = useContext(ToastContext);
  const { toasts, shelves } = useSyncExternalStore(store?.subscribe ?? never, store?.get ?? none, none);
  // After the paint, and with what is said in the same moment: taking a page over does not wait for it.
  useEffect(() => store?.setUp(id), [store, id]);
  const mine = shelves.at(-1) === id;
  return useMemo(() => (store && mine ? { toasts, close: store.close } : undefined), [store, mine, toasts]);
}
