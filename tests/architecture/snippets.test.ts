import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { contentOf, copiedFiles } from '../../.storybook/snippets/copied-files.ts';
import { importsOfCode, pageSourcesOf } from '../../.storybook/snippets/elsewhere.ts';
import { documentedStories, publishedFiles, sharedStories } from '../../.storybook/snippets/registry.ts';
import { copiedStories, storyIdOf } from '../../.storybook/snippets/snippets-plugin.ts';
import { kitDirectory, startOf } from '../../.storybook/snippets/start.ts';
import { snippetsOf } from '../../.storybook/snippets/story-snippet.ts';
import { buildDir } from '../../src/settings/folders.ts';
import { root } from './sources.ts';

/** The folder of a project with the files that “Use it elsewhere” tells developers to copy. */
const project = join(buildDir, 'kit-copy');
const compilerOptions = {
  ...{ target: 'es2024', lib: ['ES2024', 'DOM', 'DOM.Iterable'], module: 'esnext', moduleResolution: 'bundler' },
  ...{ types: ['vite/client'], jsx: 'react-jsx', moduleDetection: 'force', verbatimModuleSyntax: true },
  ...{ strict: true, noUnusedLocals: true, noUnusedParameters: true, noFallthroughCasesInSwitch: true },
  ...{ allowImportingTsExtensions: true, erasableSyntaxOnly: true, skipLibCheck: true, noEmit: true },
  ...{ incremental: true, tsBuildInfoFile: './tsbuildinfo' },
};

/** Writes changed files of the project, and removes other files. The compiler caches unchanged files. */
function writeProject(files: ReadonlyMap<string, string>): void {
  mkdirSync(project, { recursive: true });
  for (const name of readdirSync(project, { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(name) && !files.has(name)) rmSync(join(project, name));
  for (const [name, text] of files) {
    const file = join(project, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Compiles the project. Returns the compiler's errors. */
async function compile(): Promise<string[]> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const run = promisify(execFile)(process.execPath, [tsc, '-p', project, '--pretty', 'false'], { cwd: project });
  const output = await run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  return output.split('\n').filter((line) => line.includes('error TS'));
}

describe('The code that the kit offers for each story', () => {
  it('can be read, and compiles as it stands in a project with the copied files', { timeout: 120_000 }, async () => {
    const snippets = new Map<string, string>();
    for (const file of copiedStories())
      for (const [name, { code }] of Object.entries(await snippetsOf(join(root, file))))
        snippets.set(
          `${file.replace(/^stories\/|\.stories\.tsx$/g, '').replaceAll('/', '-')}--${storyIdOf(name)}.tsx`,
          code,
        );
    expect(snippets.size).toBeGreaterThan(500);
    const imported = [...snippets.values()].flatMap((code) =>
      Array.from(code.matchAll(new RegExp(`from '\\./${kitDirectory}/([^']+)'`, 'g')), ([, path = '']) => path),
    );
    const { files } = copiedFiles([...new Set([...imported, 'src/style/theme.ts', 'src/style/StyleRoot.tsx'])]);
    const copies = files.map((file) => [join(kitDirectory, file), contentOf(file)] as const);
    const example = [['Example.tsx', 'export const Example = () => null;\n']] as const;
    const start = startOf({ packages: [], preact: '' }).react.files.map(
      ({ name, code }) => [name.replace('src/', ''), code] as const,
    );
    writeProject(
      new Map([...snippets, ...copies, ...start, ...example, ['tsconfig.json', JSON.stringify({ compilerOptions })]]),
    );
    expect(await compile()).toEqual([]);
  });

  it('finds all that it imports in the registry: in the item of its page, or in the sample', {
    timeout: 120_000,
  }, () => {
    const published = publishedFiles();
    const pathsOf = (name: string): string[] => {
      const { files } = JSON.parse(published.get(`registry/${name}.json`) ?? '{"files":[]}') as {
        files: { path: string; content: string }[];
      };
      return files.map(({ path }) => path);
    };
    const sample = pathsOf('sample');
    const missing = sharedStories().flatMap((file) => {
      const own = [...pathsOf(basename(file, '.stories.tsx')), ...sample];
      const needed = [...importsOfCode(file), ...copiedFiles(importsOfCode(file)).files];
      return needed.filter((path) => !own.includes(path)).map((path) => `${file} needs ${path}`);
    });
    expect(sample).toContain('demo/content/world.ts');
    expect(missing).toEqual([]);
    expect(documentedStories().filter((file) => pageSourcesOf(file).components.length === 0)).toEqual([]);
  });
});
