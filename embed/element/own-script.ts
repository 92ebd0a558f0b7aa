const current: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document);
const isScript = current instanceof HTMLScriptElement;

/** The URL of this classic script; '' in a module, and if a host combined it with other scripts. Read now: later it is gone. */
export const scriptUrl = isScript ? current.src : '';
const isPinned = isScript
  ? current.integrity
  : document.querySelector('script[type=module][integrity][src*="/embed/"]');

/**
 * Imports a file from the folder of this script.
 *
 * By its whole URL: in a script of another origin without `crossorigin`, browsers resolve relative imports against
 * `about:blank`. A script that its page pins by a hash imports nothing, because no hash of the page covers the second file.
 */
export async function importBeside<Module>(file: string): Promise<Module> {
  if (isPinned) throw new Error(`${scriptUrl} is pinned by its hash, so it does not load ${file}.`);
  return import(/* @vite-ignore */ scriptUrl ? new URL(file, scriptUrl).href : `./${file}`);
}
