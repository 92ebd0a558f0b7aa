import { execFileSync } from 'node:child_process';
import { root } from '../../src/settings/folders.ts';

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** The environment variable with the story files that the changes affect, for the docs pages. */
export const affectedStories = 'AFFECTED_STORIES';

/** The commit at which the working tree left a branch. */
export const baseOf = (branch: string): string => git('merge-base', 'HEAD', branch);

/**
 * The files that differ from a commit, and all files that import them, directly or not. A test that imports the product does
 * not count: the list of routes alone imports all pages.
 */
export async function affectedFiles(commit: string): Promise<ReadonlySet<string>> {
  const lists = [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')];
  const affected = new Set(lists.flatMap((list) => list.split('\n')).filter(Boolean));
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(
    ['src', 'embed', 'stories', '.storybook', 'tests'],
    // TypeScript 7 has no parser API; swc reads the same imports.
    {
      baseDir: root,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      // Files of Vue and Svelte.
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
  // A set visits what is added during the loop, too.
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer);
  return affected;
}
