/**
 * Inlined into the page of the saved courses: reserves their height, so that the rest of the page does not move when they
 * arrive. Its source text is inlined, so it must not use anything from this module.
 *
 * @param key the storage key
 */
export function reserveSavedRows(key: string): void {
  let rows = 0;
  try {
    rows = JSON.parse(localStorage.getItem(key) ?? '[]').length;
  } catch {
    // Without storage, there are no saved courses.
  }
  document.documentElement.style.setProperty('--saved-rows', `${rows || 0}`);
}
