import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageJson } from '../../../embed/build/package.ts';
import { choicesFromSearch } from '../../../src/domain/embed/choices.ts';
import { contract } from '../../../src/domain/embed/contract.ts';
import { snippetsFor } from '../../../src/domain/embed/snippets.ts';
import { root } from '../../../src/settings/folders.ts';

/** The compiler options of a new Vite project, which are stricter than those of Next.js, and additional strict options. */
const compilerOptions = {
  ...{ target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'ESNext', moduleResolution: 'bundler' },
  ...{ jsx: 'react-jsx', strict: true, noUnusedLocals: true, noUnusedParameters: true, verbatimModuleSyntax: true },
  ...{ noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, moduleDetection: 'force' },
  ...{ erasableSyntaxOnly: true, noUncheckedSideEffectImports: true, skipLibCheck: true, noEmit: true, types: [] },
};

/** The compiler takes one second, or several on a busy machine. */
const timeout = 60_000;

const inRepository = (path: string) => join(root, path);

/** Writes a new project with React and these files. `hasPackage` adds the types of the npm package. */
async function newProject(files: Readonly<Record<string, string>>, hasPackage: boolean): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'steam-snippet-'));
  const modules = join(project, 'node_modules');
  await mkdir(join(modules, '@types'), { recursive: true });
  await symlink(inRepository('node_modules/@types/react'), join(modules, '@types/react'));
  await symlink(inRepository('node_modules/preact'), join(modules, 'preact'));
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }));
  for (const [name, code] of Object.entries(files)) await writeFile(join(project, name), code);
  if (hasPackage) {
    await cp(inRepository('embed/types'), join(modules, 'steam-kit'), { recursive: true });
    await writeFile(join(modules, 'steam-kit/package.json'), JSON.stringify(packageJson('1.2.3')));
  }
  return project;
}

const projects: string[] = [];
afterAll(() => Promise.all(projects.map((project) => rm(project, { recursive: true, force: true }))));

/** Compiles files in a new project. Returns the errors; '' if there are none. */
async function compile(files: Readonly<Record<string, string>>, { hasPackage = false } = {}): Promise<string> {
  const project = await newProject(files, hasPackage);
  projects.push(project);
  const tsc = inRepository('node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-p', project], (error, stdout, stderr) =>
      resolve(error ? stdout + stderr || error.message : ''),
    );
  });
}

/** The React and Next.js snippets of the builder for each widget: with default settings, and with all settings changed. */
function builderSnippets(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { name, attributes } of Object.values(contract)) {
    const all = new URLSearchParams({ widget: name, accent: '#14532d', radius: '4', font: 'serif' });
    for (const one of attributes) all.set(one.name, one.kind === 'flag' ? '1' : one.example);
    for (const [settings, search] of Object.entries({ plain: `?widget=${name}`, all: `?${all}` })) {
      for (const id of ['react', 'next'] as const) {
        const [first] = snippetsFor(id, { choices: choicesFromSearch(search), origin: 'https://steam.example' });
        files[`${id}-${name}-${settings}.tsx`] = first?.code ?? '';
      }
    }
  }
  return files;
}

/** Each element with `undefined` for each prop, as from a component that passes on its own unset props. */
const unsetProps = (): string =>
  Object.values(contract)
    .map(({ tag, attributes, events }) => {
      const names = [
        ...attributes.flatMap(({ name, property }) => (property ? [name, property] : [name])),
        ...['texts', 'style', ...events.map(({ name }) => `on${name}`)],
      ];
      return `<${tag} ${[...new Set(names)].map((name) => `${name}={undefined}`).join(' ')} />`;
    })
    .join('\n');

const withStyle = (type: string) =>
  `<steam-faq style={{ '--steam-accent': 'red', '--own-gap': 4, color: 'red' } as ${type}} />`;

const jsxFiles = (): Record<string, string> => ({
  'react-props.tsx': `import type { CSSProperties } from 'react';
import type {} from 'steam-kit/react';
export const Page = () => <>
${unsetProps()}
${withStyle('CSSProperties')}
<steam-faq style={{ '--steam-accent': 'red', '--own-gap': 4, color: 'red' }} />
</>;
// @ts-expect-error no such property
export const Wrong = () => <steam-faq style={{ colr: 'red' }} />;`,
  'preact-props.tsx': `/** @jsxImportSource preact */
import type { CSSProperties } from 'preact';
import type {} from 'steam-kit/preact';
export const Page = () => <>
${unsetProps()}
${withStyle('CSSProperties')}
</>;`,
});

describe('In a new strict TypeScript project', () => {
  it('the builder’s React and Next.js snippets compile verbatim', { timeout }, async () => {
    const untyped = `export const Tag = () => (
  // @ts-expect-error without the package, TypeScript knows no such tag
  <steam-faq />
);`;
    expect(await compile({ ...builderSnippets(), 'untyped.tsx': untyped })).toBe('');
  });

  it('the snippets and the guide’s examples compile with the types of the npm package', { timeout }, async () => {
    const guide = await readFile(inRepository('embed/README.md'), 'utf8');
    const blocks = [...guide.matchAll(/```tsx\n([\s\S]*?)```/g)];
    expect(blocks).toHaveLength(2);
    const examples = Object.fromEntries(blocks.map(([, code = ''], index) => [`guide-${index}.tsx`, code]));
    const labels = `import type {} from 'steam-kit/react';
export const Right = () => <steam-faq texts={{ heading: 'Ask' }} />;
// @ts-expect-error no such label
export const Wrong = () => <steam-faq texts={{ headin: 'Ask' }} />;`;
    const files = { ...builderSnippets(), ...examples, ...jsxFiles(), 'labels.tsx': labels };
    expect(await compile(files, { hasPackage: true })).toBe('');
  });
});
