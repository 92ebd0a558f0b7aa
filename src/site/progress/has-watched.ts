/** Whether this browser stores a watched lecture. Without one, and without an account, the code of progress does not load. */
export function hasWatched(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('steam-watched:'));
  } catch {
    return false;
  }
}
