/** Runs `use`, which reads or writes localStorage or sessionStorage; undefined if the storage is full or disabled. */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
