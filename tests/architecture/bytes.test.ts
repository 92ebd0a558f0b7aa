import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../embed/build/manifest.ts';
import { packageJson } from '../../embed/build/package.ts';
import { rows, staticImports, type Weights, weigh } from '../../embed/build/weigh.ts';
import { contract } from '../../src/domain/embed/contract.ts';
import { ensureBuilt } from '../../src/server/build/build.ts';
import { buildDir } from '../../src/settings/folders.ts';
import { read } from './sources.ts';

const KB = 1_000;
let weights: Weights;

beforeAll(async () => {
  await ensureBuilt({ log: () => {} });
  weights = weigh(join(buildDir, 'embed'));
}, 120_000);

describe('The download of a host page', () => {
  it.each(rows)(
    'is within its budget of $maxBytes bytes: $title',
    ({ weight, maxBytes: [loader, classic = loader] }) => {
      for (const [index, bytes] of weight(weights).entries()) {
        expect(bytes).toBeLessThanOrEqual(index === 0 ? loader : classic);
      }
    },
  );

  it('needs no static import deeper than the loader, then the kit and the chunk of the element', () => {
    const all = readdirSync(join(buildDir, 'embed')).filter((file) => file.endsWith('.js'));
    const kits = all.filter((file) => file.startsWith('kit.'));
    expect(kits).toHaveLength(1);
    const deeper = all.flatMap((file) => {
      const imports = staticImports(readFileSync(join(buildDir, 'embed', file), 'utf8'));
      const allowed = /^(kit|steam)\./.test(file) ? [] : kits;
      return imports.filter((one) => !allowed.includes(one)).map((one) => `${file} imports ${one}`);
    });
    expect(deeper).toEqual([]);
  });

  it('declares each custom property that its styles read', () => {
    const folder = join(buildDir, 'embed');
    const code = readdirSync(folder)
      .filter((file) => file.endsWith('.js') && file !== 'doctor.js')
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const declared = new Set(Array.from(code.matchAll(/--([\w-]+):/g), ([, name]) => name));
    // Pages declare `--steam-…` and `--school-…`. The pattern also skips names that end in a template: `--cycle-${index}`.
    const read = Array.from(code.matchAll(/var\(--(?!steam-|school-)([\w-]*\w)\b(?!-)/g), ([, name]) => name);
    expect(read.length).toBeGreaterThan(100);
    expect([...new Set(read)].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('contains no documentation of the contract, which only tools read', () => {
    const texts = Object.values(contract).flatMap(({ attributes, events, description }) => [
      description,
      ...[...attributes, ...events].map((one) => one.description),
    ]);
    const folder = join(buildDir, 'embed');
    const carriers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
      if (!file.endsWith('.js') || file === 'doctor.js') return false;
      const code = readFileSync(join(folder, file), 'utf8');
      return texts.some((text) => code.includes(text));
    });
    expect(carriers).toEqual([]);
  });

  it('has the size that the webmaster’s guide says, within 0.15 KB (`node embed/build/sizes.ts` updates it)', () => {
    const table = /<!-- sizes -->([\s\S]*?)<!-- \/sizes -->/.exec(read('embed/README.md'))?.[1] ?? '';
    for (const { title, weight } of rows) {
      const line = table.split('\n').find((one) => one.startsWith(`| ${title} |`)) ?? '';
      const said = [...line.matchAll(/(\d+\.\d) KB/g)].map(([, text]) => Number(text) * KB);
      for (const [index, bytes] of weight(weights).entries()) {
        expect(Math.abs((said[index] ?? 0) - bytes), `${title}: ${bytes} bytes`).toBeLessThan(150);
      }
    }
  });
});

describe('The built package', () => {
  const { exports } = packageJson('1.2.3');
  const { modules } = manifest('1.2.3');
  const missing = (files: readonly string[]) => files.filter((file) => !existsSync(join(buildDir, 'package', file)));

  it('contains every file that its exports and its manifest reference', () => {
    expect(missing(Object.values(exports).flatMap((entry) => Object.values(entry)))).toEqual([]);
    expect(missing(modules.map(({ path }) => path))).toEqual([]);
  });

  it('exports each element of the manifest', () => {
    const elements = Object.keys(exports).filter((path) => path.startsWith('./elements/'));
    const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    expect(elements.map((path) => `steam-${path.slice('./elements/'.length)}`).sort()).toEqual(tags.sort());
  });
});
