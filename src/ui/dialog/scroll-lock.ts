let locks = 0;

/** Keeps the page behind a modal still, without a jump where its scrollbar was. Call the answer to let go. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks++ === 0) {
    style.paddingInlineEnd = `${Math.max(0, window.innerWidth - clientWidth)}px`;
    style.overflow = 'hidden';
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks === 0) {
      style.overflow = '';
      style.paddingInlineEnd = '';
    }
  };
}
