import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  /** The components' own files, as paths in the repository. */
  components: readonly string[];
  /** The files to copy, as paths in the repository. */
  files: readonly string[];
  /** The packages with their versions: `goober@^2.1.19`. */
  packages: readonly string[];
  /** The file of the stories. */
  stories: string;
  /** The unit tests that import one of the components, as paths in the repository. */
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
    components,
    files,
    packages: [font, ...packages.filter((name) => !runtime.test(name))].map(
      (name) => `${name}@${versions[name] ?? '*'}`,
    ),
    stories: storyFile,
    tests: testsOf(components),
  };
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
    const origin = originOf(textOf(component), module);
    return origin?.kind === 'import' && origin.path ? [origin.path] : [];
  });
  return { title, components: [...new Set(files)] };
}

function testsOf(components: readonly string[]): string[] {
  const imports = components.map((path) => `/${path}'`);
  return globSync('tests/unit/{ui,sections}/**/*.test.tsx', { cwd: root })
    .filter((file) => imports.some((text) => readFileSync(join(root, file), 'utf8').includes(text)))
    .sort();
}

function declaredVersions(): Record<string, string | undefined> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  return { ...dependencies, ...devDependencies };
}
