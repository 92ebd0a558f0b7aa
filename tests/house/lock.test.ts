import { describe, expect, it } from 'vitest';
import { read } from './sources.ts';

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));

describe('The lock file', () => {
  it('names every package that any platform needs, so that npm ci works on each', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => {
        // Where node looks: beside the package, then in each folder above it.
        const parts = path.split('/node_modules/');
        const places = parts.map((_, index) => [...parts.slice(0, index + 1), name].join('/node_modules/'));
        return ![`node_modules/${name}`, `${path}/node_modules/${name}`, ...places].some((place) => place in packages);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('pins a version of each, and no address of a private registry', () => {
    const odd = Object.entries(packages).filter(
      ([path, { version, resolved = 'https://registry.npmjs.org/' }]) =>
        path !== '' && (!version || !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(odd.map(([path]) => path)).toEqual([]);
  });
});
