import { type FocusEvent, useContext, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from '../../style/styled.ts';
import { layerToast } from '../../tokens/effects.ts';
import { useHiddenTab } from '../hidden-tab/use-hidden-tab.ts';
import { ToastCard } from './ToastCard.tsx';
import { nothing, type Toast, ToastContext } from './toasts.ts';
import { useReadingPointer } from './use-reading-pointer.ts';

export interface ToasterProps {
  /** Set inside a modal `<dialog>`: toasts are strips in its first row, above title and content. */
  inDialog?: boolean;
}

/**
 * Shows toasts at the top right. On a page, they are in the top layer, below the header (`--toast-top`). Toasts do not
 * close while one has the focus, while the pointer moves over them, and while the tab is hidden.
 */
export function Toaster({ inDialog }: ToasterProps) {
  const shelf = useShelf(useId());
  return shelf ? <Shelf {...shelf} inDialog={inDialog} /> : null;
}

function Shelf({ toasts, close, inDialog }: NonNullable<ReturnType<typeof useShelf>> & ToasterProps) {
  const box = useRef<HTMLDivElement | null>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const { reading, stopReading, pointer } = useReadingPointer();
  const [focused, setFocused] = useState(false);
  const waiting = useHiddenTab() || reading || focused;

  // Render the live regions before the first toast, because screen readers announce only later changes. The page's
  // toaster does the same when a modal closes and its toasts return to the page.
  const [standing, setStanding] = useState(false);
  useEffect(() => {
    setStanding(true);
    if (!inDialog) box.current?.showPopover?.();
  }, [inDialog]);

  /** Closes a toast, and moves its focus to the next toast or back to the previous element. */
  const dismiss = (id: number, card: Element | null) => {
    if (card?.contains(document.activeElement)) {
      const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
      const next = buttons.find((button) => !card.contains(button)) ?? cameFrom.current;
      if (next instanceof HTMLElement) next.focus();
    }
    stopReading();
    close(id);
  };
  const entered = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    setFocused(true);
  };
  const left = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));

  const Place = inDialog ? AboveContent : Corner;
  const cards = (kind: 'success' | 'error') =>
    toasts
      .filter((toast) => standing && toast.kind === kind)
      .map((toast) => (
        <ToastCard key={toast.id} {...toast} isStrip={inDialog} waiting={waiting} onTime={close} onDismiss={dismiss} />
      ));
  return (
    <Place ref={box} data-toasts popover={inDialog ? undefined : 'manual'} {...pointer} onFocus={entered} onBlur={left}>
      <div role="alert" aria-atomic="false">
        {cards('error')}
      </div>
      <div role="status" aria-atomic="false">
        {cards('success')}
      </div>
    </Place>
  );
}

const Corner = styled('div')`
  position: fixed;
  z-index: ${layerToast};
  inset-block: var(--toast-top, var(--space-4)) auto;
  inset-inline: auto var(--space-4);
  inline-size: min(400px, 100vw - 2 * var(--space-4));
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: var(--text);
`;

const AboveContent = styled('div')`
  grid-row: 1;
  max-block-size: 50dvb;
  overflow: auto;
`;

const never = () => () => {};
const none = () => nothing;

/**
 * The toasts for this toaster; undefined if it is not the newest on the page. A modal makes the rest of the page inert,
 * so each modal has a toaster, and the newest toaster shows all toasts.
 */
function useShelf(id: string): { toasts: readonly Toast[]; close: (id: number) => void } | undefined {
  const store = useContext(ToastContext);
  const { toasts, shelves } = useSyncExternalStore(store?.subscribe ?? never, store?.get ?? none, none);
  // In an effect, so hydration does not wait for the toasts.
  useEffect(() => store?.setUp(id), [store, id]);
  const mine = shelves.at(-1) === id;
  return useMemo(() => (store && mine ? { toasts, close: store.close } : undefined), [store, mine, toasts]);
}
