import { globSync } from 'node:fs';
import { contentOf, copiedFiles } from './copied-files.ts';
import { elsewhereOf, importsOfCode, pageSourcesOf } from './elsewhere.ts';
import { kitDirectory, startOf } from './start.ts';
import { root } from './story-module.ts';

/**
 * The format is https://ui.shadcn.com/docs/registry/registry-item-json. Files with a target need no settings in the
 * project.
 */
interface RegistryItem {
  $schema: string;
  name: string;
  type: 'registry:item';
  title: string;
  dependencies: readonly string[];
  files: readonly { path: string; type: 'registry:file'; target: string; content: string }[];
  docs: string;
}

/** The story files whose components can be copied. */
export const sharedStories = (): string[] => globSync('stories/{ui,sections}/*.stories.tsx', { cwd: root }).sort();

/** The story files with a docs page. Pages of the site have none. */
export const documentedStories = (): string[] =>
  globSync('stories/**/*.stories.tsx', { cwd: root })
    .filter((file) => !file.startsWith('stories/site/pages/'))
    .sort();

/** The published files by path: the registry for shadcn's command, and the sources that docs pages link. */
export function publishedFiles(): Map<string, string> {
  const published = new Map<string, string>();
  const parts = sharedStories().map(elsewhereOf);
  const items = [...parts, sampleItem()].map(itemOf);
  for (const item of items) {
    const path = `registry/${item.name}.json`;
    if (published.has(path))
      throw new Error(`Two story files are named ${item.name}: the registry needs different names.`);
    published.set(path, JSON.stringify(item));
  }
  const listed = items.map(({ files, ...item }) => ({ ...item, files: files.map(({ content, ...file }) => file) }));
  const index = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'steam-kit',
    homepage: '/kit/',
    items: listed,
  };
  published.set('registry/registry.json', JSON.stringify(index));
  const copied = parts.flatMap(({ files }) => files);
  const linked = documentedStories()
    .map(pageSourcesOf)
    .flatMap(({ components, stories, tests }) => [...components, stories, ...tests]);
  for (const file of new Set([...copied, ...linked, 'embed/CHANGELOG.md']))
    published.set(`source/${file}.txt`, contentOf(file));
  return published;
}

interface Part {
  name: string;
  title: string;
  files: readonly string[];
  packages: readonly string[];
}

const itemOf = ({ name, title, files, packages }: Part): RegistryItem => ({
  $schema: 'https://ui.shadcn.com/schema/registry-item.json',
  name,
  type: 'registry:item',
  title,
  dependencies: packages,
  files: files.map((path) => ({
    path,
    type: 'registry:file',
    target: `~/src/${kitDirectory}/${path}`,
    content: contentOf(path),
  })),
  docs: `Once for each project, src/main.tsx:\n\n${startOf({ packages, preact: '' }).react.files[0]?.code ?? ''}`,
});

function sampleItem(): Part {
  const imported = sharedStories().flatMap(importsOfCode);
  const entries = [...new Set(imported)].filter((path) => !path.startsWith('src/'));
  return { name: 'sample', title: 'Sample content of the stories', files: copiedFiles(entries).files, packages: [] };
}
