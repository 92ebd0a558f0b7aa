import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/*
 * The child process of picture-check.ts. Each message is the path of an SVG to draw, at half the size of a link preview. A
 * failed drawing is no problem, because a server then sends the original.
 */
sharp.cache(false);
process.on('message', (path: string) => {
  draw(path).then(
    () => process.send?.('drawn'),
    () => process.send?.('not drawn'),
  );
});

async function draw(path: string): Promise<void> {
  // Pass the bytes, not the path: an SVG must not load files beside it.
  await sharp(await readFile(path))
    .resize({ width: 600 })
    .raw()
    .toBuffer();
}
