/** Whether this browser knows of a watched lecture: only then, or with an account, the code of progress loads. */
export function hasWatched(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('steam-watched:'));
  } catch {
    return false;
  }
}
