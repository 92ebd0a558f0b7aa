/** Returns the result of a use of a browser's storage; undefined if the storage is full or disabled. */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
