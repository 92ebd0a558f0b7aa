/**
 * Loads a module. After an error, it tries once more with another query string, because Chromium caches a failed `import()`
 * until the page reloads. Browsers whose error names no address do not cache the failure; their error is rethrown.
 *
 * @param load calls `import()`
 * @param importFrom imports an address
 */
export async function importAgain<Module>(
  load: () => Promise<Module>,
  importFrom: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address),
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\/\/[^\s?#]+/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    return importFrom(`${address}?again=${Date.now()}`);
  }
}
