import { splitFocus } from './focus.ts';

/** The image size of link previews. */
export const sharingSize = { width: 1200, height: 630 } as const;

/** The formats that the server renders for link previews. */
export const sharingExtensions = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/** Whether the server renders a file of this name. */
export const isRendered = (name: string): boolean =>
  sharingExtensions.some((extension) => name.toLowerCase().endsWith(extension));

/** An image for link previews. Its size is known if the server renders it. */
export interface SharingPicture {
  url: string;
  size?: typeof sharingSize;
}

/**
 * The first of the addresses whose image a link preview can show. Previews reject SVG, WebP, AVIF and large files, so the
 * server renders our own files as JPEG in the size of previews.
 *
 * @param hashOf returns the hash of a file; undefined if unknown. The URL contains it, because previews cache for weeks
 */
export function sharingPicture(
  addresses: readonly (string | undefined)[],
  hashOf: (address: string) => string | undefined = () => undefined,
): SharingPicture | undefined {
  const [url, focus] = addresses
    .map((address = '') => splitFocus(address))
    .find(([address]) => address && (!address.startsWith('/media/') || isRendered(address))) ?? ['', ''];
  if (url === '') return undefined;
  if (!url.startsWith('/media/')) return { url };
  const hash = hashOf(url);
  const parameters = [hash && `v=${hash.slice(0, 8)}`, focus.slice(1)].filter(Boolean);
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return {
    url: `/sharing/${url.slice('/media/'.length)}.jpg${query}`,
    size: sharingSize,
  };
}
