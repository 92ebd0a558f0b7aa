import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/*
 * The child process of picture-check.ts: draws the SVG of each message, at half the size of a link preview. It answers
 * also if the drawing fails, because a server then shows the original.
 */
sharp.cache(false);
process.on('message', (path: string) => {
  draw(path).then(
    () => process.send?.('drawn'),
    () => process.send?.('not drawn'),
  );
});

async function draw(path: string): Promise<void> {
  // Not by its path: a drawing must not load files beside it.
  await sharp(await readFile(path))
    .resize({ width: 600 })
    .raw()
    .toBuffer();
}
