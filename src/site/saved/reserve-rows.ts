/**
 * Reserves the height of the saved courses before hydration, so the page does not shift when they render. The source
 * text of this function is inlined into the page, so it must not use anything else from this module.
 *
 * @param key the storage key
 */
export function reserveSavedRows(key: string): void {
  let rows = 0;
  try {
    rows = JSON.parse(localStorage.getItem(key) ?? '[]').length;
  } catch {
    // Storage is blocked.
  }
  document.documentElement.style.setProperty('--saved-rows', `${rows || 0}`);
}
