import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

// Biome checks names, lengths and exports of files (.biome.json).
describe('The files of the repository', () => {
  it('are in the planned folders, and the root has no other file', () => {
    const known =
      /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|README\.md|LICENSE|\.[^/]+(\/.*)?|(src|stories|embed|demo|tests)\/.*)$/;
    expect(sources().filter((file) => !known.test(file))).toEqual([]);
  });

  it('are in kebab-case folders', () => {
    const folders = sources()
      .filter((file) => /^(src|embed|stories)\//.test(file))
      .flatMap((file) => file.split('/').slice(0, -1));
    expect([...new Set(folders)].filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });
});
