import { describe, expect, it } from 'vitest';
import { read, sources } from './sources.ts';

const code = () => sources().filter((file) => /\.(tsx?|mjs)$/.test(file));

describe('The files of the house', () => {
  it('have 300 lines at most', () => {
    const long = code().filter((file) => read(file).split('\n').length > 301);
    expect(long).toEqual([]);
  });

  it('stand in the folders of the plan, and nothing else stands at the root', () => {
    const known =
      /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|README\.md|LICENSE|\.[^/]+(\/.*)?|(src|stories|embed|demo|tests)\/.*)$/;
    expect(sources().filter((file) => !known.test(file))).toEqual([]);
  });

  it('are kebab-case folders, and kebab-case or component names', () => {
    const odd = sources().filter((file) => {
      if (!/^(src|embed|stories)\//.test(file)) return false;
      const parts = file.split('/');
      const name = parts.pop() ?? '';
      const folders = parts.every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part));
      return !folders || !/^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*|README)(\.[a-z]+)+$/.test(name);
    });
    expect(odd).toEqual([]);
  });

  it('export names, and one front door alone re-exports', () => {
    const barrels = code().filter(
      (file) => /^src\//.test(file) && file !== 'src/index.ts' && /^export \* from/m.test(read(file)),
    );
    expect(barrels).toEqual([]);
  });

  it('silence no type checker', () => {
    const silent = code().filter((file) => !file.startsWith('tests/house/') && /@ts-(ignore|nocheck)/.test(read(file)));
    expect(silent).toEqual([]);
  });

  it('import react by name, so that a widget carries only what it uses', () => {
    const whole = code().filter((file) => /^import (\* as )?\w+(, \{[^}]*\})? from 'react'/m.test(read(file)));
    expect(whole).toEqual([]);
  });
});
