/** The image size of link previews. */
export const sharingSize = { width: 1200, height: 630 } as const;

/** An image for link previews. Its size is known if the server renders it. */
export interface SharingPicture {
  url: string;
  size?: typeof sharingSize;
}

/**
 * The first of the addresses that is not empty. The server renders our own files as JPEG in the size that link previews show: they
 * reject SVG, WebP and AVIF, and files of many megabytes.
 */
export function sharingPicture(...addresses: readonly (string | undefined)[]): SharingPicture | undefined {
  const url = addresses.find(Boolean);
  if (!url) return undefined;
  return url.startsWith('/media/')
    ? { url: `/sharing/${url.slice('/media/'.length)}.jpg`, size: sharingSize }
    : { url };
}
