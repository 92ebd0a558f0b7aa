import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { widgetNames } from '../../src/domain/embed/widgets.ts';
import { tokensCss, tokensJson } from './tokens.ts';
import { toolFiles } from './tool-files.ts';
import { elementTypes } from './types.ts';

const run = promisify(execFile);
const embed = join(import.meta.dirname, '..');
const frameworks = ['react', 'preact', 'vue', 'svelte'] as const;

/** The package.json of the npm package. It has no dependencies, because the built elements contain everything. */
export function packageJson(version: string) {
  const types = (file: string, js: string) => ({ types: `./${file}.d.ts`, default: `./${js}.js` });
  return {
    name: 'steam-kit',
    version,
    description: 'Course finder, questions, products and contact form of an online STEAM school, as custom elements.',
    keywords: ['custom-elements', 'web-components', 'courses', 'education'],
    license: 'SEE LICENSE IN README.md',
    type: 'module',
    sideEffects: ['*.css'],
    types: './index.d.ts',
    exports: {
      '.': types('index', 'index'),
      './elements': types('index', 'index'),
      ...Object.fromEntries(widgetNames.map((name) => [`./elements/${name}`, types('define', `elements/${name}`)])),
      ...Object.fromEntries(frameworks.map((name) => [`./${name}`, types(name, 'types')])),
      './tokens.css': { default: './tokens.css' },
      './tokens.json': { default: './tokens.json' },
      './custom-elements.json': { default: './custom-elements.json' },
      './html-custom-data.json': { default: './html-custom-data.json' },
      './web-types.json': { default: './web-types.json' },
      './package.json': { default: './package.json' },
    },
    customElements: 'custom-elements.json',
    'web-types': './web-types.json',
  };
}

const index = [
  ...widgetNames.map((name, at) => `import { define as define${at} } from './elements/${name}.js';`),
  '',
  `const all = [${widgetNames.map((_, at) => `define${at}`).join(', ')}];`,
  'export const define = (site) => {',
  '  for (const one of all) one(site);',
  '};',
  '',
].join('\n');

/** The name of the packed package beside the scripts: `/embed/<version>/steam-kit.tgz`. */
export const tarballName = 'steam-kit.tgz';

/** Writes the npm package to dist/package, and packs it into the folder of the scripts. The archive is reproducible. */
export async function writePackage(buildDir: string, version: string): Promise<void> {
  const folder = join(buildDir, 'package');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const copy = (from: string, to: string) => cp(from, join(folder, to), { recursive: true });
  await copy(join(buildDir, 'embed/elements'), 'elements');
  for (const file of Object.keys(toolFiles)) await copy(join(buildDir, 'embed', file), file);
  await copy(join(embed, 'README.md'), 'README.md');
  await copy(join(embed, 'CHANGELOG.md'), 'CHANGELOG.md');
  for (const name of ['index', 'define', ...frameworks]) {
    await copy(join(embed, `types/${name}.d.ts`), `${name}.d.ts`);
  }
  await writeFile(join(folder, 'elements.d.ts'), elementTypes());
  await writeFile(join(folder, 'tokens.css'), tokensCss());
  await writeFile(join(folder, 'tokens.json'), `${JSON.stringify(tokensJson(), null, 2)}\n`);
  await writeFile(join(folder, 'index.js'), index);
  // Exports with only types, such as `steam-kit/react`, still need a module that an import can load.
  await writeFile(join(folder, 'types.js'), 'export {};\n');
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(packageJson(version), null, 2)}\n`);
  const scripts = join(buildDir, 'embed');
  // On Windows, npm is a batch file, which needs a shell.
  await run('npm', ['pack', '--silent', '--pack-destination', scripts], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  await rename(join(scripts, `steam-kit-${version}.tgz`), join(scripts, tarballName));
}

export async function versionOf(root: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return version;
}
