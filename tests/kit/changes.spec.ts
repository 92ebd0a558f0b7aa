import { expect, test } from '@playwright/test';
import { isVisible } from '../kit-changes/compare.ts';

/** Runs in the page: draws a grey picture of 40 by 40 pixels. The first `pixels` are lighter by `levels`. */
function draw([pixels = 0, levels = 0, width = 40]: number[]): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height: 40 });
  const context = canvas.getContext('2d');
  const image = new ImageData(width, 40);
  image.data.fill(255);
  for (let pixel = 0; pixel < width * 40; pixel++)
    image.data.fill(pixel < pixels ? 100 + levels : 100, pixel * 4, pixel * 4 + 3);
  context?.putImageData(image, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

test('kit:changes finds visible changes, and ignores a few pixels with a slightly different colour', async ({
  page,
}) => {
  const grey = await page.evaluate(draw, []);
  const isFound = async (...change: number[]) => page.evaluate(isVisible, [grey, await page.evaluate(draw, change)]);
  expect(await isFound()).toBe(false);
  expect(await isFound(1, 1)).toBe(false);
  expect(await isFound(1, 40)).toBe(true);
  expect(await isFound(1600, 1)).toBe(true);
  expect(await isFound(0, 0, 41)).toBe(true);
});
