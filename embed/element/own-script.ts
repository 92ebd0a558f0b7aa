const current: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document);
const isScript = current instanceof HTMLScriptElement;

/**
 * The URL of this classic script; '' in a module or a combined script. Read at start, because `document.currentScript`
 * is null later.
 */
export const scriptUrl = isScript ? current.src : '';
/** Whether the page pins this script with an `integrity` hash. */
export const isPinned = isScript
  ? current.integrity !== ''
  : Document.prototype.querySelector.call(document, 'script[type=module][integrity][src*="/embed/"]') !== null;

/**
 * Imports a file from the folder of this script.
 *
 * Uses an absolute URL, because in a cross-origin script without `crossorigin` browsers resolve relative imports
 * against `about:blank`. A script with an `integrity` hash imports nothing, because the hash does not cover a second
 * file.
 */
export async function importBeside<Module>(file: string): Promise<Module> {
  if (isPinned) throw new Error(`${scriptUrl} is pinned by its hash, so it does not load ${file}.`);
  return import(/* @vite-ignore */ scriptUrl ? new URL(file, scriptUrl).href : `./${file}`);
}
