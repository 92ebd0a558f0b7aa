/** Link previews take no SVG. Of a GIF they show the first frame, small as it may be: drawn, it fills the preview. */
const drawn = /\.(?:svg|gif)$/i;

/** The address of a picture that link previews can show: of our own SVG and GIF files there is a PNG. */
export const sharingPicture = (address: string): string =>
  address.startsWith('/media/') && drawn.test(address) ? `/sharing/${address.slice('/media/'.length)}.png` : address;

/** The reverse; undefined for an address that is none of those. */
export function pictureOf(sharing: string): string | undefined {
  const [, name] = /^\/sharing\/(.+)\.png$/.exec(sharing) ?? [];
  return name && drawn.test(name) ? `/media/${name}` : undefined;
}

/** The size that link previews ask for. */
export const sharingSize = { width: 1200, height: 630 } as const;
