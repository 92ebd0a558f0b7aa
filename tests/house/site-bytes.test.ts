import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildDir, ensureBuilt } from '../../src/server/build.ts';
import { type PageAssets, readAssets } from '../../src/server/pages/assets.ts';
import { routes } from '../../src/site/routes.ts';

/**
 * What a page's scripts weigh (brotli 11, 1 KB is 1,000) that come without being asked for: 68 KB on react-dom, which is 58
 * of them, and 20 on Preact. What takes over the page itself comes when its visitor does something.
 */
const most = { react: 68, preact: 20 };
/** With what takes over the page itself, when its visitor does something. */
const mostInAll = { react: 86, preact: 36 };
/** Further KB of one page: the builder brings the words for seventeen platforms, for webmasters at their desks. */
const further: Record<string, number> = { embed: 5 };
let runtime: string;
let assets: (route: string) => PageAssets;

beforeAll(async () => {
  await ensureBuilt({ log: () => {} });
  runtime = readFileSync(join(buildDir, 'stamp'), 'utf8').split(' ')[1] ?? '';
  assets = await readAssets(join(buildDir, 'site'));
}, 120_000);

const weight = (file: string) => statSync(join(buildDir, 'site', `${file}.br`)).size;
const names = [...routes.map(({ name }) => name), 'not-found'];

describe('What a page of the site loads', () => {
  it.each(names)('is no more script for %s than was agreed', (name) => {
    const bytes = assets(name).entries.reduce((sum, file) => sum + weight(file), 0);
    const later = assets(name).later.reduce((sum, file) => sum + weight(file), 0);
    const [now, inAll] = runtime === 'preact' ? [most.preact, mostInAll.preact] : [most.react, mostInAll.react];
    expect(bytes).toBeLessThanOrEqual(now * 1_000);
    expect(bytes + later).toBeLessThanOrEqual((inAll + (further[name] ?? 0)) * 1_000);
  });

  it('comes in few files', () => {
    for (const name of names)
      expect(assets(name).entries.length + assets(name).later.length, name).toBeLessThanOrEqual(9);
  });

  it('has no form library, swiper, phone numbers, dialogs, drawer or rules of styles in it before they are wanted', () => {
    const text = names
      .flatMap((name) => [...assets(name).entries, ...assets(name).later])
      .map((file) => readFileSync(join(buildDir, 'site', file), 'utf8'))
      .join('\n');
    expect(text).toContain('Explore All Our Courses');
    for (const sign of ['shouldUnregister', 'slidesPerGroup', 'possibleLengths', 'Welcome Back', 'scroll-snap-type']) {
      expect(text.includes(sign), sign).toBe(false);
    }
  });
});
