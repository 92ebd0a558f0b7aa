import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copiedFiles } from './copied-files.ts';
import { readMeta } from './read-story.ts';
import { kitDirectory } from './start.ts';
import { moduleAt, originOf, root, textOf } from './story-module.ts';
import { sourcesOf } from './story-snippet.ts';

/** The files and packages that another project needs for the components of a docs page. */
export interface Elsewhere {
  /** The name in the registry: `button`. */
  name: string;
  title: string;
  /** The files to copy, as paths in the repository. */
  files: readonly string[];
  /** The packages with their versions: `goober@^2.1.19`. */
  packages: readonly string[];
  /** The Preact version of the stories. Vite's template has an older one, which does not pass refs to components. */
  preact: string;
}

/** The files that a docs page links, as paths in the repository. */
export interface PageSources {
  components: readonly string[];
  stories: string;
  /** The unit tests that import one of the components. */
  tests: readonly string[];
}

/** Every component needs these for its colours, sizes and style sheet, but imports none of them. */
const start = ['src/style/StyleRoot.tsx', 'src/style/style-target.ts', 'src/style/theme.ts'];
/** The font of headings, which no file imports. */
const font = '@fontsource/fredoka';
/** Packages that each project already has: React, or aliases of Preact. */
const runtime = /^react(-dom)?$/;

export function elsewhereOf(storyFile: string): Elsewhere {
  const { title, components } = componentsIn(storyFile);
  const { files, packages } = copiedFiles([...components, ...start, ...usedInCode(storyFile)]);
  const versions = declaredVersions();
  return {
    name: basename(storyFile, '.stories.tsx'),
    title,
    files,
    packages: [font, ...packages.filter((name) => !runtime.test(name))].map(
      (name) => `${name}@${versions[name] ?? '*'}`,
    ),
    preact: `preact@${versions.preact ?? '*'}`,
  };
}

/** The folder below `src` whose components a story file shows, if it is not `office/` and the name of the file. */
const folders: Readonly<Record<string, string>> = {
  'auth-dialogs': 'site/auth',
  forms: 'office/form',
  messages: 'office/desk',
  start: 'office/desk',
  'sign-in': 'office/session',
};

/** The sources of a docs page. */
export function pageSourcesOf(stories: string): PageSources {
  const components = ownFiles(stories);
  const hosts = stories.startsWith('stories/embed/') ? globSync('tests/hosts/0-basics/*.spec.ts', { cwd: root }) : [];
  return { components, stories, tests: [...testsOf(components), ...hosts] };
}

function ownFiles(stories: string): string[] {
  const name = basename(stories, '.stories.tsx');
  // The stories of elements and pages have no component of their own: an element's story writes a tag, and a page's
  // story shows a frame.
  if (stories.startsWith('stories/embed/')) return [`embed/elements/${name}.tsx`];
  const named = componentsIn(stories).components.filter((file) => file.startsWith('src/'));
  const folder = folders[name] ?? `office/${name}`;
  return named.length > 0 ? named : globSync(`src/${folder}/[A-Z]*.tsx`, { cwd: root }).sort();
}

/** The files of other components in the stories' code, such as an icon in a button. Excludes sample content. */
const usedInCode = (storyFile: string): string[] => [
  ...new Set(importsOfCode(storyFile).filter((path) => path.startsWith('src/'))),
];

/** The files that the code of the stories imports, as paths in the repository. */
export function importsOfCode(storyFile: string): string[] {
  const folder = `./${kitDirectory}/`;
  return sourcesOf(join(root, storyFile)).flatMap((source) =>
    'from' in source && source.from.startsWith(folder) ? [source.from.slice(folder.length)] : [],
  );
}

/** The files of the component and the subcomponents in the meta of a story file. */
function componentsIn(storyFile: string): { title: string; components: string[] } {
  const module = moduleAt(join(root, storyFile));
  const { title, components } = readMeta(module);
  const files = components.flatMap((component) => {
    const origin = originOf(textOf(component).replace(/<.*/s, ''), module);
    return origin?.kind === 'import' && origin.path ? [origin.path] : [];
  });
  return { title, components: [...new Set(files)] };
}

/** The tests that import the components. If there are none, the tests that import their folder or have its name. */
function testsOf(components: readonly string[]): string[] {
  const tests = globSync('tests/{unit,hosts}/**/*.{test.ts,test.tsx,spec.ts}', { cwd: root }).sort();
  const importing = (paths: readonly string[]) =>
    tests.filter((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return paths.some((path) => code.includes(path));
    });
  const own = importing(components.map((path) => `/${path}'`));
  const parents = [...new Set(components.map(dirname))];
  const named = tests.filter((file) =>
    parents.some((folder) => file.startsWith(`${folder.replace('src', 'tests/unit')}.test`)),
  );
  return own.length > 0 ? own : [...new Set([...importing(parents.map((path) => `/${path}/`)), ...named])].sort();
}

function declaredVersions(): Record<string, string | undefined> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  return { ...dependencies, ...devDependencies };
}
