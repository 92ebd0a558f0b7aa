import { cruise, type ICruiseResult, type IDependency } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../../src/settings/folders.ts';
import { packageOf } from './sources.ts';

const installed = new Set(Object.keys(packageJson.dependencies));

/** What `npm start` and the commands of package.json run. */
const entries = [
  'src/server/main.ts',
  ...new Set(Object.values(packageJson.scripts).flatMap((script) => script.match(/src\/cli\/[\w-]+\.ts/g) ?? [])),
];
/** Where production does not go: it never builds, and what it serves of the site is built. */
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
          // Vite itself is asked for by `npm run dev` alone.
          used.add(packageOf(module));
          if (!installed.has(packageOf(module))) missing.push(`${file} imports ${module}`);
        }
      }
    }
    expect(missing).toEqual([]);
    expect([...used]).toEqual(expect.arrayContaining(['hono', 'kysely', 'pg', 'papaparse', 'markdown-to-jsx']));
  });
});
