/**
 * Loads a module, and if that fails, once more under another address: Chromium keeps a failed `import()` until the page reloads, and the
 * line may be back. Browsers that try again by themselves do not name the address in their error.
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
