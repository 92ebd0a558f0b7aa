import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { elsewhereOf } from '../../.storybook/snippets/elsewhere.ts';
import { storyIdOf } from '../../.storybook/snippets/snippets-plugin.ts';
import { addCommand, startOf } from '../../.storybook/snippets/start.ts';
import { snippetsOf } from '../../.storybook/snippets/story-snippet.ts';
import { root } from '../../src/settings/folders.ts';
import { run } from './project.ts';

export type Runtime = 'react' | 'preact';

/**
 * Makes a new Vite app, and installs components like “Use it elsewhere” on their docs pages.
 *
 * @param kit The URL of a served kit, with its registry
 * @param names The components in the registry: `button`
 * @returns The folder of the app
 */
export async function appWith(runtime: Runtime, kit: string, names: readonly string[]): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), `steam-kit-${runtime}-`));
  await run(parent, `npx --yes create-vite@latest app --template ${runtime}-ts --no-interactive`);
  const app = join(parent, 'app');
  await run(
    app,
    `${addCommand(...names.map((name) => `${kit}registry/${name}.json`))} --yes`.replace('npx', 'npx --yes'),
  );
  const { install, compilerOptions, unused, files } = startOf({
    packages: await packagesOf(app, runtime),
    preact: elsewhereOf('stories/ui/button.stories.tsx').preact,
  })[runtime];
  for (const command of install.split(' && ')) await run(app, command);
  const config = join(app, 'tsconfig.app.json');
  const { compilerOptions: given, ...others } = JSON.parse(withoutComments(await readFile(config, 'utf8')));
  await writeFile(config, JSON.stringify({ ...others, compilerOptions: { ...given, ...compilerOptions } }));
  await rm(join(app, unused));
  for (const { name, code } of files) await writeFile(join(app, name), code);
  return app;
}

/** The packages that the registry has installed, with versions, without the runtime: the list on docs pages. */
async function packagesOf(app: string, runtime: Runtime): Promise<string[]> {
  const { dependencies } = JSON.parse(await readFile(join(app, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const own = runtime === 'react' ? ['react', 'react-dom'] : ['preact'];
  return Object.entries(dependencies).flatMap(([name, version]) => (own.includes(name) ? [] : [`${name}@${version}`]));
}

const withoutComments = (json: string) => json.replace(/^\s*\/\*.*\*\/$/gm, '');

export interface Shown {
  /** The id of the story: `ui-button--plain`. */
  id: string;
  /** The file of the stories, as a path in the repository. */
  stories: string;
}

/** Writes src/Example.tsx, which renders the code of a story. The hash of the URL selects the story. */
export async function writeExamples(app: string, shown: readonly Shown[]): Promise<void> {
  for (const { id, stories } of shown) {
    const snippets = await snippetsOf(join(root, stories));
    const [, code] = Object.entries(snippets).find(([name]) => id.endsWith(`--${storyIdOf(name)}`)) ?? [];
    if (!code) throw new Error(`${stories} has no story with the id ${id}.`);
    await writeFile(join(app, 'src', `${id}.tsx`), asComponent(code.code));
  }
  const imports = shown.map(({ id }, index) => `import { Shown as Shown${index} } from './${id}.tsx';`);
  const entries = shown.map(({ id }, index) => `  '#${id}': <Shown${index} />,`);
  await writeFile(
    join(app, 'src/Example.tsx'),
    [
      ...imports,
      'import type { ReactNode } from "react";',
      `const shown: Record<string, ReactNode> = {\n${entries.join('\n')}\n};`,
      'export const Example = () => shown[location.hash];\n',
    ].join('\n'),
  );
}

/** Exports the JSX element at the end of the copied code as a component. */
function asComponent(code: string): string {
  const { program } = parseSync('story.tsx', code);
  const last = program.body.at(-1);
  if (last?.type !== 'ExpressionStatement') throw new Error(`This code ends with no element:\n${code}`);
  return `${code.slice(0, last.start)}export const Shown = () => (\n${code.slice(last.start).replace(/;\s*$/, '')}\n);\n`;
}
