import { cruise, type ICruiseResult, type IDependency } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../../src/settings/folders.ts';
import { packageOf } from './sources.ts';

const installed = new Set(Object.keys(packageJson.dependencies));

/** The entry points of `npm start` and of the commands in package.json. */
const entries = [
  'src/server/main.ts',
  ...new Set(Object.values(packageJson.scripts).flatMap((script) => script.match(/src\/cli\/[\w-]+\.ts/g) ?? [])),
];
/** Files that production never runs, because it loads a site that was built before. */
const builds = new Set(['src/server/build/build.ts']);

async function importsOfServer(): Promise<ICruiseResult['modules']> {
  const { output } = await cruise(
    entries,
    { baseDir: root, parser: 'swc', tsPreCompilationDeps: false, doNotFollow: { path: 'node_modules' } },
    { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.modules;
}

describe('A server after npm ci --omit=dev', () => {
  it('finds every package that its code imports', async () => {
    const modules = new Map((await importsOfServer()).map((module) => [module.source, module]));
    const runs = ({ dependencyTypes }: IDependency) => !dependencyTypes.includes('type-only');
    const isPackage = ({ dependencyTypes }: IDependency) => dependencyTypes.some((type) => type.startsWith('npm'));
    const reached = new Set(entries);
    const missing: string[] = [];
    const used = new Set<string>();
    for (const file of reached) {
      for (const dependency of modules.get(file)?.dependencies.filter(runs) ?? []) {
        const { module, resolved, dynamic, coreModule, couldNotResolve } = dependency;
        if (coreModule) continue;
        if (!isPackage(dependency) && !couldNotResolve) {
          if (!builds.has(resolved)) reached.add(resolved);
        } else if (!dynamic || module !== 'vite') {
          // Only `npm run dev` imports Vite.
          used.add(packageOf(module));
          if (!installed.has(packageOf(module))) missing.push(`${file} imports ${module}`);
        }
      }
    }
    expect(missing).toEqual([]);
    expect([...used]).toEqual(expect.arrayContaining(['hono', 'kysely', 'pg', 'papaparse', 'markdown-to-jsx']));
  });
});
