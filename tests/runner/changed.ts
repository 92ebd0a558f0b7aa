import { execFileSync } from 'node:child_process';
import { root } from '../../src/settings/folders.ts';

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** The environment variable with the story files that changes affect. docs-sample.ts reads it. */
export const affectedStories = 'AFFECTED_STORIES';

/** The merge base of HEAD and a branch. */
export const baseOf = (branch: string): string => git('merge-base', 'HEAD', branch);

/**
 * The files that differ from a commit, and all files that import them, directly or indirectly. Imports of the product in tests
 * do not count, because the list of routes alone imports all pages.
 */
export async function affectedFiles(commit: string): Promise<ReadonlySet<string>> {
  const lists = [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')];
  const affected = new Set(lists.flatMap((list) => list.split('\n')).filter(Boolean));
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(
    ['src', 'embed', 'stories', '.storybook', 'tests'],
    // dependency-cruiser cannot parse with TypeScript 7, which has no API yet.
    {
      baseDir: root,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      // swc cannot parse Vue and Svelte files.
      exclude: { path: '^tests/package/consumers/' },
    },
    { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  );
  if (typeof output === 'string') throw new Error(output);
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of output.modules)
    for (const { resolved } of dependencies)
      if (!source.startsWith('tests/') || resolved.startsWith('tests/'))
        importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  // `for…of` on a Set also visits items that the loop adds.
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer);
  return affected;
}
