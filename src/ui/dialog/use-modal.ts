import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens a mounted `<dialog>` as a modal. On unmount, closes it before it leaves the document, because only then the
 * browser restores the focus.
 *
 * @returns the props for the `<dialog>`
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  // Escape and, in browsers with `closedby`, a press on the backdrop fire `cancel`, then `close` in a later task.
  // Waiting for `close` would undo a press on the opener between the two events.
  useLayoutEffect(() => {
    const own = dialog.current;
    if (own) own.oncancel = own.onclose = onClose;
  });
  useLayoutEffect(() => {
    const own = dialog.current;
    if (!own) return;
    own.showModal();
    // The initial focus may have scrolled the content before its styles were applied.
    if (own.firstElementChild) own.firstElementChild.scrollTop = 0;
    const unlock = lockScroll();
    return () => {
      own.onclose = null;
      own.close();
      unlock();
    };
  }, [dialog]);

  const pressed = useRef(false);
  const onBackdrop = (event: MouseEvent) =>
    event.target === event.currentTarget && !('closedBy' in event.currentTarget);
  return {
    closedby: 'any',
    // Ignore a drag that ends on the backdrop.
    onPointerDown: (event: MouseEvent) => {
      pressed.current = onBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (pressed.current && onBackdrop(event)) onClose();
    },
  } as const;
}

let locks = 0;

/**
 * Locks the scroll position of the page and reserves the width of the scrollbar.
 *
 * @returns a function that unlocks it
 */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks++ === 0) {
    style.paddingInlineEnd = `${Math.max(0, window.innerWidth - clientWidth)}px`;
    style.overflow = 'hidden';
  }
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    if (--locks === 0) {
      style.overflow = '';
      style.paddingInlineEnd = '';
    }
  };
}
