/**
 * The origin that a classic script was loaded from; '' where it cannot know: in a file that a host has combined or copied.
 * The page may hide `document.currentScript` by an element of that name, so that only a script element's own address counts.
 */
export function scriptOrigin(name: string): string {
  const current: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document);
  const script = current instanceof HTMLScriptElement ? current : undefined;
  return script ? originOf(script.src, name) : '';
}

/** Of a script under the provider's own path. */
export const originOf = (address: string, name: string) =>
  URL.canParse(address) && /\/embed\/[^/]+\/[\w.-]+$/.test(new URL(address).pathname) && address.includes(`/${name}.js`)
    ? new URL(address).origin
    : '';
