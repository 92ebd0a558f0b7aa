/** The address of a picture that link previews can show: they take no SVG, so of ours there is a PNG. */
export const sharingPicture = (address: string): string =>
  /^\/media\/.+\.svg$/i.test(address) ? `/sharing/${address.slice('/media/'.length)}.png` : address;

/** The size that link previews ask for. */
export const sharingSize = { width: 1200, height: 630 } as const;
