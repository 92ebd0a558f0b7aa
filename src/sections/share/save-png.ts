/**
 * Draws a picture in the browser and saves it as PNG. Not on the server, which lacks the fonts for some names.
 *
 * @param address the URL of an SVG of this site
 * @throws if the picture cannot be loaded or drawn
 */
export async function savePng(
  address: string,
  size: { width: number; height: number },
  fileName: string,
): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The browser cannot draw this picture.');
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
