import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { ensureBuilt } from '../../src/server/build/build.ts';
import { type PageAssets, readAssets, readOfficeAssets } from '../../src/server/pages/assets.ts';
import { buildDir } from '../../src/settings/folders.ts';
import { routes } from '../../src/site/routes.ts';
import { packageOf } from './sources.ts';

/** Maximum size of the scripts that a page loads before the browser is idle, compressed with Brotli 11. */
const maxBytes = 104_500;
/**
 * Additional bytes of a page. `blog`: the Markdown compiler, of which 12 KB are its entity table, which avoids `innerHTML`.
 * `embed`: the Share panel, which other pages load on a click. Pages of accounts: the form library.
 */
const more: Readonly<Record<string, number>> = {
  ...{ blog: 28_000, embed: 9_700 },
  ...{ account: 7_600, 'confirm-email': 2_800, 'forgot-password': 4_400, 'new-password': 4_900 },
};
/** With HTTP/1.1, a browser requests six files of a host at a time. On slow 4G, each further round delays hydration by 0.5 s. */
const maxFiles = 6;
/** Additional files of pages with forms, and of the widget builder. */
const moreFiles: Readonly<Record<string, number>> = {
  ...{ account: 6, 'confirm-email': 3, 'forgot-password': 3, 'new-password': 5, embed: 1, request: 1, saved: 1 },
};
const maxOfficeBytes = 112_400;
let assets: (route: string) => PageAssets;

beforeAll(async () => {
  await ensureBuilt({ log: () => {} });
  assets = await readAssets(join(buildDir, 'site'));
}, 120_000);

const weight = (file: string) => statSync(join(buildDir, 'site', `${file}.br`)).size;

describe('The scripts of a page', () => {
  it.each([...routes.map(({ name }) => name), 'not-found'])('are within the budget of %s', (name) => {
    const { entries, preloads } = assets(name);
    expect([...entries, ...preloads].reduce((sum, file) => sum + weight(file), 0)).toBeLessThanOrEqual(
      maxBytes + (more[name] ?? 0),
    );
    expect(entries.length + preloads.length).toBeLessThanOrEqual(maxFiles + (moreFiles[name] ?? 0));
  });
});

it('The first files of the office are within their budget, and no page of the site references one of them', async () => {
  const { entries, preloads } = await readOfficeAssets(join(buildDir, 'site'));
  const files = [...entries, ...preloads];
  // React, the form library, and the pages for messages and requests. The forms for content are in another chunk.
  expect(files.reduce((sum, file) => sum + weight(file), 0)).toBeLessThanOrEqual(maxOfficeBytes);
  const ofPages = routes.flatMap(({ name }) => [...assets(name).entries, ...assets(name).preloads]);
  expect(files.filter((file) => ofPages.includes(file))).toEqual([]);
});

it('The built site imports only packages that npm ci --omit=dev installs', () => {
  const folder = join(buildDir, 'server');
  const imports =
    /^(?:import\b[^'"`;]*?|export\b[^'"`;]*?\bfrom\s*)["']([^"'\s]+)["']|\b(?:import|require)\(["']([^"'\s]+)["']\)/gm;
  const specifiers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(imports)])
    .map(([, name = '', called = '']) => name || called);
  expect(specifiers.length).toBeGreaterThan(0);
  const packages = specifiers.filter((name) => !name.startsWith('.') && !isBuiltin(name)).map(packageOf);
  expect(packages.filter((name) => !(name in packageJson.dependencies))).toEqual([]);
});
