import { globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { createServer, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { expect, it, vi } from 'vitest';
import { widgetsConfig } from '../../embed/build/config.ts';
import { widgetNames } from '../../src/domain/embed/widgets.ts';
import viteConfig from '../../vite.config.ts';

const root = join(import.meta.dirname, '../..');
const sections = widgetNames.map((name) => {
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `/src/sections/${name}/${component}.tsx`;
});
const names = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'goober',
  'nanostores',
  '@nanostores/query',
  ...['/src/style/styled.ts', '/src/data/queries.ts', '/src/data/DataProvider.tsx'],
  ...sections,
];

/** Makes Vite resolve installed files instead of the pre-bundled files of its development server. */
const unbundled: Plugin = {
  name: 'unbundled',
  enforce: 'post',
  config: ({ optimizeDeps }) => {
    if (optimizeDeps) optimizeDeps.include = [];
  },
};

/** Resolves each import of a section with a Vite configuration. Returns the file of each. */
async function resolved(config: UserConfig): Promise<Record<string, string | undefined>> {
  const server = await createServer(
    mergeConfig(config, {
      root,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [unbundled],
    }),
  );
  const { pluginContainer } = server.environments.client;
  const files: Record<string, string | undefined> = {};
  for (const name of names) files[name] = (await pluginContainer.resolveId(name, join(root, sections[0] ?? '')))?.id;
  await server.close();
  return files;
}

async function preactProject() {
  const { test } = await viteConfig({ mode: 'test', command: 'serve' });
  const project = test?.projects?.find(
    (one) => typeof one === 'object' && 'test' in one && one.test?.name === 'unit-preact',
  );
  if (typeof project !== 'object' || !('test' in project)) throw new Error('There is no project unit-preact.');
  return project;
}

async function unitTests(): Promise<UserConfig> {
  const { test: _, ...config } = await preactProject();
  return config;
}

/** The folders of the components in the widgets: `src/ui/accordion`, `src/sections/faq`. */
async function shippedFolders(): Promise<Set<string>> {
  const { output } = await cruise(['embed/elements'], {
    baseDir: root,
    parser: 'swc',
    tsPreCompilationDeps: false,
    doNotFollow: { path: 'node_modules' },
  });
  if (typeof output === 'string') throw new Error(output);
  const components = output.modules.filter(({ source }) => /^src\/(ui|sections|style)\/.*\.tsx$/.test(source));
  return new Set(components.map(({ source }) => dirname(source)));
}

async function stories(): Promise<UserConfig> {
  vi.stubEnv('KIT_RUNTIME', 'preact');
  const { default: storybook } = await import('../../.storybook/main.ts');
  vi.unstubAllEnvs();
  const options: unknown = {};
  return (await storybook.viteFinal?.({}, options as Parameters<NonNullable<typeof storybook.viteFinal>>[1])) ?? {};
}

/** The folder of packages. `node_modules` may be a symbolic link. */
const installed = realpathSync(join(root, 'node_modules'));

it('Widgets, stories and unit tests on Preact run the same files', async () => {
  const { plugins, resolve } = widgetsConfig('widgets');
  const widgets = await resolved({ plugins, resolve });
  expect(widgets.react).toMatch(/node_modules\/preact\/compat\//);
  expect(widgets['react-dom']).toBe(widgets.react);
  expect(widgets['react/jsx-runtime']).toMatch(/node_modules\/preact\/(compat\/)?jsx-runtime/);
  expect(Object.values(widgets).filter((file) => !file?.startsWith(root) && !file?.startsWith(installed))).toEqual([]);
  expect(await resolved(await unitTests())).toEqual(widgets);
  expect(await resolved(await stories())).toEqual(widgets);
});

it('The unit tests on Preact test every component that widgets ship', async () => {
  const { test } = await preactProject();
  const tests = globSync(test?.include ?? [], { cwd: root });
  const imported = tests.flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g), ([, path = '']) =>
      relative(root, join(root, dirname(file), dirname(path))),
    ),
  );
  const shipped = await shippedFolders();
  expect(shipped.size).toBeGreaterThan(10);
  expect([...shipped].filter((folder) => !imported.includes(folder))).toEqual([]);
});
