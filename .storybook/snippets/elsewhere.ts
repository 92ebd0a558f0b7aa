import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copiedFiles } from './copied-files.ts';
import { readMeta } from './read-story.ts';
import { kitDirectory } from './start.ts';
import { moduleAt, originOf, root, textOf } from './story-module.ts';
import { sourcesOf } from './story-snippet.ts';

/** What another project needs for the components of a docs page. */
export interface Elsewhere {
  /** The name in the registry: `button`. */
  name: string;
  title: string;
  /** The files to copy, as paths in the repository. */
  files: readonly string[];
  /** The packages with their versions: `goober@^2.1.19`. */
  packages: readonly string[];
  /** The Preact on which the stories run: the template of Vite has an older one, which passes no refs to components. */
  preact: string;
}

/** What a docs page links, as paths in the repository. */
export interface PageSources {
  /** The components' own files. */
  components: readonly string[];
  /** The file of the stories. */
  stories: string;
  /** The unit tests that import one of the components. */
  tests: readonly string[];
}

/** What gives a component its colours, sizes and style sheet: no component imports it. */
const start = ['src/style/StyleRoot.tsx', 'src/style/style-target.ts', 'src/style/theme.ts'];
/** The font of headings; the other packages are those that the files import. */
const font = '@fontsource/fredoka';
/** What each project has already, as React or as an alias of Preact. */
const runtime = /^react(-dom)?$/;

/** What another project needs for the components of a story file. */
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

/** The folders whose pages the stories of the site and the office show, if the name differs. */
const folders: Readonly<Record<string, string>> = {
  'auth-dialogs': 'site/auth',
  forms: 'office/form',
  messages: 'office/desk',
  start: 'office/desk',
  'sign-in': 'office/session',
};

/** The sources behind a docs page. */
export function pageSourcesOf(stories: string): PageSources {
  const components = ownFiles(stories);
  const hosts = stories.startsWith('stories/embed/') ? globSync('tests/hosts/0-basics/*.spec.ts', { cwd: root }) : [];
  return { components, stories, tests: [...testsOf(components), ...hosts] };
}

function ownFiles(stories: string): string[] {
  const name = basename(stories, '.stories.tsx');
  // The component of an element's stories only writes its tag, and those of pages show a frame of the stories.
  if (stories.startsWith('stories/embed/')) return [`embed/elements/${name}.tsx`];
  const named = componentsIn(stories).components.filter((file) => file.startsWith('src/'));
  const folder = folders[name] ?? `office/${name}`;
  return named.length > 0 ? named : globSync(`src/${folder}/[A-Z]*.tsx`, { cwd: root }).sort();
}

/** The files of other components that the code of the stories uses: an icon in a button. Sample content is not among them. */
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

/** The files of the component and subcomponents that the meta of a story file names. */
function componentsIn(storyFile: string): { title: string; components: string[] } {
  const module = moduleAt(join(root, storyFile));
  const { title, components } = readMeta(module);
  const files = components.flatMap((component) => {
    // Without its type arguments: `Carousel<Voice>`.
    const origin = originOf(textOf(component).replace(/<.*/s, ''), module);
    return origin?.kind === 'import' && origin.path ? [origin.path] : [];
  });
  return { title, components: [...new Set(files)] };
}

/** The tests that import the components; without one, those that import their folder or have its name. */
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
