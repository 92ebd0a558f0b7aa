import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { contract } from '../../src/domain/embed/contract.ts';
import { exists, read, root, sources } from './sources.ts';

const documents = sources().filter((file) => /\.mdx?$/.test(file) && !file.startsWith('tests/package/'));

/** Base folders for the paths in a document, besides its own folder. */
const bases = ['', 'src', 'src/server', 'src/site', 'tests/e2e'];
/** Paths that this repository does not have: in a reader's own folder, and in the npm package. */
const elsewhere = /^(my-school|steam-kit)\//;

const matches = (pattern: RegExp) =>
  documents.flatMap((document) =>
    Array.from(read(document).matchAll(pattern), ([, match = '']) => ({ document, match })),
  );

describe('The Markdown documents of the repository', () => {
  it('link only to files of the repository', () => {
    const links = matches(/\]\((?![a-z]+:|\/|#)([^)#\s]+)/g);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ document, match }) => !existsSync(join(root, dirname(document), match)))).toEqual([]);
  });

  it('reference only existing files', () => {
    const paths = matches(/`([\w.@-]+\/[\w./-]*\.(?:tsx?|mdx?|mjs|css|json|ya?ml|csv|conf|svg))`/g);
    const isFile = (document: string, path: string) =>
      [...bases, dirname(document)].some((base) => existsSync(join(root, base, path)));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter(({ document, match }) => !elsewhere.test(match) && !isFile(document, match))).toEqual([]);
  });

  it('reference only scripts of package.json', () => {
    const scripts = matches(/\bnpm run ([\w:-]+)/g);
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.filter(({ match }) => !(match in packageJson.scripts))).toEqual([]);
  });

  it('explain every script that is run by name', () => {
    const text = read('README.md') + read('tests/README.md');
    const helpers = ['lint', 'prepack', 'test:unit', 'test:e2e', 'test:hosts', 'test:stories'];
    const unexplained = Object.keys(packageJson.scripts).filter(
      (name) => !new RegExp(`\`(npm (run )?)?${name}\``).test(text),
    );
    expect(unexplained.filter((name) => !helpers.includes(name))).toEqual([]);
  });

  it('list every setting of the server', () => {
    const settings = Array.from(
      read('src/settings/settings.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm),
      ([, name]) => name,
    );
    const table = /## Settings\n([\s\S]*?)\n## /.exec(read('.github/OPERATIONS.md'))?.[1] ?? '';
    const names = Array.from(table.matchAll(/^\| ([^|]+)\|/gm), ([, cell = '']) => cell.match(/`([A-Z_]+)`/g) ?? []);
    const listed = names.flat().map((name) => name.slice(1, -1));
    expect(settings.length).toBeGreaterThan(20);
    // These three are read elsewhere: by the build, before the settings, and by npm packages.
    expect(listed.sort()).toEqual([...settings, 'BUILD_DIR', 'ENV_FILE', 'NODE_ENV'].sort());
  });

  it('name a test for each field case and attack, or say that it is open', () => {
    const rows = matches(/^(\| (?:[AHV][1-9]\d*|S[1-9]) \|.*)$/gm).map(({ match }) => match);
    const ids = rows.map((row) => row.split(' ')[1] ?? '');
    const all = (letter: string, count: number) => Array.from({ length: count }, (_, index) => letter + (index + 1));
    expect(ids).toEqual([...all('V', 17), ...all('H', 6), ...all('S', 8), ...all('A', 21)]);
    expect(rows.filter((row) => !/`[\w./-]+\.(test|spec)\.tsx?`|open/.test(row.split(' | ').at(-1) ?? ''))).toEqual([]);
  });

  it('list in the changelog each version that the widget contract names', () => {
    const headings = [...read('embed/CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const named = Object.values(contract).flatMap(({ since, attributes }) => [
      since,
      ...attributes.map((one) => one.since),
    ]);
    expect(headings).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  it.each(['.github/CHANGELOG.md', 'embed/CHANGELOG.md'])('%s has an entry for the version of package.json', (file) => {
    const sections = Array.from(read(file).matchAll(/^## \[?([\w.]+)\]?(?: - (\S+))?$/gm), ([, name]) => name);
    expect(sections.slice(0, 2)).toEqual(['Unreleased', packageJson.version]);
    const entry = read(file).split(/^## /m)[2] ?? '';
    expect(entry.split('\n').filter((line) => line.startsWith('- '))).not.toEqual([]);
  });

  it('list every folder of src, and only existing files in CODEOWNERS', () => {
    const tree = /## Where everything lives\n+```\n([\s\S]*?)```/.exec(read('README.md'))?.[1] ?? '';
    const listed = Array.from(tree.matchAll(/^(src\/\S+)/gm), ([, folder]) => folder);
    const folders = sources().flatMap((file) => /^src\/[^/]+(?=\/)/.exec(file)?.[0] ?? []);
    expect(listed.sort()).toEqual([...new Set(folders)].sort());
    const owned = Array.from(read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm), ([, path = '']) => path);
    expect(owned.length).toBeGreaterThan(3);
    expect(owned.filter((path) => !exists(path))).toEqual([]);
  });
});
