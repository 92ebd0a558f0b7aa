import { describe, expect, it } from 'vitest';
import { exists, read, sources } from './sources.ts';

/** A test that a document names: its file, and its title. `…` in a title stands for omitted words. */
interface Named {
  document: string;
  path: string;
  title: string;
}

/** Finds the tests in the table rows of a document: `path` › title. Paths are relative to tests/. */
const namedIn = (document: string): Named[] =>
  read(document)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((row) =>
      Array.from(
        row.matchAll(
          /`(?:tests\/)?([\w./-]+\.(?:test|spec)\.tsx?|api\/suites\/[\w-]+\.ts)` › ([^|;`]+?)(?=\s*(?:\||;|`|$))/g,
        ),
        ([, path = '', title = '']) => ({ document, path: `tests/${path}`, title }),
      ),
    );

/** The parts of a title before and after each `…`. */
const partsOf = (title: string) =>
  title
    .split(/\s*…\s*/)
    .map((part) => part.replace(/^[.,\s]+|[.,]+$/g, '').trim())
    .filter((part) => part.length > 3);

const promises = namedIn('tests/PROMISES.md');

/** The source of a test from its title to its function, which includes the details (`inAll`) of a browser test. */
const declaration = (source: string, title: string) =>
  source.slice(source.indexOf(title), source.indexOf('=>', source.indexOf(title)));

describe('The promises', () => {
  it('are proven by tests that exist and that run in `npm test`', () => {
    expect(promises.length).toBeGreaterThan(150);
    const unproven = promises.filter(({ path, title }) => {
      if (!exists(path) || !read(path).includes(title)) return true;
      return /\binAll\b/.test(declaration(read(path), title));
    });
    expect(unproven.map(({ path, title }) => `tests/PROMISES.md: ${path} › ${title}`)).toEqual([]);
  });

  it('include each section of SPEC.md and each folder of tests/hosts', () => {
    const sections = Array.from(read('tests/e2e/spec/SPEC.md').matchAll(/^#{2,3} (.+)$/gm), ([, title = '']) => title);
    expect(sections.length).toBeGreaterThan(20);
    const [, ...parts] = read('tests/PROMISES.md').split(/^#{2,3} /m);
    const proven = parts.filter((part) => / › /.test(part)).map((part) => part.split('\n')[0]);
    // Sections that only have subsections have no row.
    expect(sections.filter((section) => !proven.includes(section))).toEqual([]);
    const folders = sources().flatMap((file) => /^tests\/hosts\/\d+[^/]*(?=\/)/.exec(file)?.[0] ?? []);
    expect(
      [...new Set(folders)].filter((folder) => !promises.some(({ path }) => path.startsWith(`${folder}/`))),
    ).toEqual([]);
  });

  it('of the field cases and attacks name tests that exist', () => {
    const named = [...namedIn('tests/FIELD.md'), ...namedIn('tests/README.md')];
    expect(named.length).toBeGreaterThan(40);
    const missing = named.filter(
      ({ path, title }) => !exists(path) || partsOf(title).some((part) => !read(path).includes(part)),
    );
    expect(missing.map(({ document, path, title }) => `${document}: ${path} › ${title}`)).toEqual([]);
  });

  it('have a test in each row of the field cases and attacks', () => {
    const rows = (document: string, ids: RegExp) =>
      read(document)
        .split('\n')
        .filter((row) => ids.test(row));
    const cases = rows('tests/FIELD.md', /^\| [WVHS]\d+(, [WVHS]\d+)* \|/);
    const attacks = rows('tests/README.md', /^\| [AB]\d+ \|/);
    const listed = cases.flatMap((row) => row.split('|')[1]?.match(/W\d+/g) ?? []);
    expect(listed.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => `W${index + 1}`).toSorted());
    expect(attacks.filter((row) => row.startsWith('| B'))).toHaveLength(16);
    const files = /`(?:tests\/)?((?:api|architecture|e2e|hosts|unit)\/[\w./-]+\.tsx?)`/g;
    const untested = [...cases, ...attacks].filter((row) => {
      const paths = Array.from(row.matchAll(files), ([, path = '']) => `tests/${path}`);
      return paths.length === 0 || !paths.every(exists);
    });
    expect(untested).toEqual([]);
  });

  it('have tests that wait for events: none sleeps, is repeated after a failure, or is skipped without a reason', () => {
    const tests = sources().filter((file) =>
      /^tests\/.*\.(test|spec)\.tsx?$|^tests\/(api|e2e|hosts|unit)\//.test(file),
    );
    const matches = (pattern: RegExp) => tests.filter((file) => pattern.test(read(file)));
    expect(matches(/waitForTimeout\(/)).toEqual([]);
    expect(matches(/\bretr(y|ies): [1-9]/)).toEqual([]);
    // `skipIf` states its condition. A plain skip states no reason.
    expect(matches(/\b(it|test|describe)\.(skip|todo|only|fixme|fails)\(/)).toEqual([]);
  });
});
