import { describe, expect, it } from 'vitest';
import { faults } from '../planted/faults.ts';
import { exists, read, sources } from './sources.ts';

describe('The planted faults', () => {
  it('match the sources: each replaces a text that occurs once in its file', () => {
    const misfits = faults.filter(({ file, from }) =>
      from === '' ? exists(file) : !exists(file) || read(file).split(from).length !== 2,
    );
    expect(misfits.map(({ file, from }) => `tests/planted: ${file} does not contain once: ${from}`)).toEqual([]);
  });

  it('name the guard that catches them by its title', () => {
    const misnamed = faults.filter(
      ({ caughtBy: [suite, file = '', , title = ''] }) => suite === 'architecture' && !read(file).includes(title),
    );
    expect(misnamed.map(({ caughtBy }) => caughtBy.join(' '))).toEqual([]);
  });

  it('include one for each guard of tests/architecture', () => {
    const guards = sources()
      .filter((file) => /^tests\/architecture\/.*\.test\.ts$/.test(file))
      .flatMap((file) =>
        Array.from(read(file).matchAll(/\bit(?:\.each\(.*?\))?\(\s*(['`])(.*?)\1/gs), ([, , title = '']) => ({
          file,
          title,
        })),
      );
    expect(guards.length).toBeGreaterThan(30);
    const unproven = guards.filter(
      ({ file, title }) =>
        !file.endsWith('/planted.test.ts') &&
        !faults.some(
          ({ caughtBy: [suite, path, , part = ''] }) =>
            suite === 'architecture' && path === file && title.includes(part),
        ),
    );
    expect(unproven.map(({ file, title }) => `tests/planted/guards.ts needs a fault for ${file}: ${title}`)).toEqual(
      [],
    );
  });
});
