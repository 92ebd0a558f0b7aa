import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Weights, weigh } from '../../embed/build/weigh.ts';
import { ensureBuilt } from '../../src/server/build.ts';
import { buildDir } from '../../src/server/build-dir.ts';
import { read } from './sources.ts';

/** Bytes (brotli 11, 1 KB is 1,000) of all that one page loads for it, styles included. */
const KB = 1_000;
let weights: Weights;

beforeAll(async () => {
  await ensureBuilt({ log: () => {} });
  weights = weigh(join(buildDir, 'embed'));
}, 120_000);

describe('What a partner’s page loads', () => {
  it('is at most 1.86 KB for the loader alone, which asks for the first list as well and can bring the doctor', () => {
    expect(weights.loader).toBeLessThanOrEqual(1.86 * KB);
  });

  it.each([
    ['faq', 20],
    ['product-list', 20],
    ['course-finder', 22],
    ['contact-form', 21],
  ] as const)('is for the %s at most %d KB, by the loader and by its classic script', (name, most) => {
    expect(weights.widgets[name].loader).toBeLessThanOrEqual(most * KB);
    expect(weights.widgets[name].classic).toBeLessThanOrEqual(most * KB);
  });

  it('is at most 33 KB for the contact form once it is touched', () => {
    expect(weights.touched.loader).toBeLessThanOrEqual(33 * KB);
    expect(weights.touched.classic).toBeLessThanOrEqual(33 * KB);
  });

  it('grows by at most 3.5 KB with each further widget, and all four are at most 28 KB', () => {
    expect(weights.further).toBeLessThanOrEqual(3.5 * KB);
    expect(weights.all).toBeLessThanOrEqual(28 * KB);
  });

  it('is compiled while it comes where it runs as soon as it is there, and is no heavier where it does not', () => {
    const folder = join(buildDir, 'embed');
    const hinted = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          file.endsWith('.js') && /^\/\/# allFunctionsCalledOnLoad\n/.test(readFileSync(join(folder, file), 'utf8')),
      )
      .map((file) => file.replace(/\.[\w-]{6}\.js$/, ' of the loader').replace('.js', ', classic'));
    const widgets = Object.keys(weights.widgets);
    expect(hinted.sort()).toEqual(
      ['kit of the loader', ...widgets.flatMap((name) => [`${name} of the loader`, `${name}, classic`])].sort(),
    );
  });

  it('is what the webmaster’s page says, but for a tenth of a KB (`node embed/build/sizes.ts` writes it anew)', () => {
    const table = /<!-- sizes -->([\s\S]*?)<!-- \/sizes -->/.exec(read('embed/README.md'))?.[1] ?? '';
    const { loader, further, all, widgets, touched } = weights;
    const rows: [title: string, ...bytes: number[]][] = [
      ['The loader alone', loader],
      ['FAQ', widgets.faq.loader, widgets.faq.classic],
      ['Product list', widgets['product-list'].loader, widgets['product-list'].classic],
      ['Course finder', widgets['course-finder'].loader, widgets['course-finder'].classic],
      ['Contact form, in view', widgets['contact-form'].loader, widgets['contact-form'].classic],
      ['Contact form, once touched', touched.loader, touched.classic],
      ['A further widget, at most', further],
      ['All four on one page', all],
    ];
    for (const [title, ...bytes] of rows) {
      const line = table.split('\n').find((one) => one.startsWith(`| ${title} |`)) ?? '';
      const said = [...line.matchAll(/(\d+\.\d) KB/g)].map(([, text]) => Number(text) * KB);
      for (const [index, weight] of bytes.entries()) {
        expect(Math.abs((said[index] ?? 0) - weight), `${title}: ${weight} bytes`).toBeLessThan(150);
      }
    }
  });
});
