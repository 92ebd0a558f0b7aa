import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

/*
 * The child process of picture-check.ts: draws the SVG of each message, at half the size of a link preview. It answers
 * also if the drawing fails, because a server then shows the original.
 */
process.on('message', (path: string) => {
  draw(path).then(
    () => process.send?.('drawn'),
    () => process.send?.('not drawn'),
  );
});

async function draw(path: string): Promise<void> {
  // Loading the system's fonts would take 100 ms for each picture.
  const options = { fitTo: { mode: 'width', value: 600 }, font: { loadSystemFonts: false } } as const;
  new Resvg(await readFile(path), options).render();
}
