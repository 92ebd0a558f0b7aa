import { describe, expect, it } from 'vitest';
import { read } from './sources.ts';

interface Locked {
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));

// Hashes and addresses are lockfile-lint's (`npm run lint`).
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

  it('lets no package that the server needs run a script at install', () => {
    const running = Object.entries(packages).filter(
      ([, { hasInstallScript, dev, devOptional }]) => hasInstallScript && !dev && !devOptional,
    );
    expect(running.map(([path]) => path)).toEqual([]);
    // Of the others, where npm asks: the Node that everything runs on, and nothing else.
    const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(read('package.json'));
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  });
});
