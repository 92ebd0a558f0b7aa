/** The localStorage key of the saved courses (saved-store.ts). */
export const savedKey = 'steam-saved';

export const savedPath = '/saved';

/** Whether this browser has saved courses; false on the server. It does not import the store, which most visitors never need. */
export function hasSaved(): boolean {
  try {
    return localStorage.getItem(savedKey) !== null;
  } catch {
    return false;
  }
}
