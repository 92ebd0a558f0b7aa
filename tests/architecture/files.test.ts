import { describe, expect, it } from 'vitest';
import { read, sources } from './sources.ts';

// Biome checks the names, lengths and exports of files (.biome.json).
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

  it('declare no name that a standard term has replaced', () => {
    // The standard terms are: announced, cancel, error, fault, routes.
    const replaced =
      /\b(?:const|let|function|class|interface|type)\s+(told|letGo|\w*(?:[rR]efusal|[iI]llness|Calls))\b/g;
    const found = sources()
      .filter((file) => /^(?!tests\/planted\/).*\.(tsx?|mjs)$/.test(file))
      .flatMap((file) => Array.from(read(file).matchAll(replaced), ([, name]) => `${file}: ${name}`));
    expect(found).toEqual([]);
  });
});
