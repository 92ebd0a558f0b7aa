import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocsIndexEntry, StoryIndex } from 'storybook/internal/types';
import { contract, cssProperties } from '../src/domain/embed/contract.ts';
import { widgetNames } from '../src/domain/embed/widgets.ts';

interface IndexGenerator {
  getIndex: () => Promise<StoryIndex>;
}

const root = join(import.meta.dirname, '..');

/**
 * Storybook's `storyIndexGenerator` with additional search words for each docs page. Storybook's search reads the
 * titles of `anchors`, which Storybook itself fills only behind an experimental flag.
 */
export async function indexWithWords(existing: Promise<IndexGenerator>): Promise<IndexGenerator> {
  const generator = await existing;
  const getIndex = generator.getIndex.bind(generator);
  const completed = new WeakMap<StoryIndex, StoryIndex>();
  generator.getIndex = async () => {
    const index = await getIndex();
    const known = completed.get(index) ?? withWords(index);
    completed.set(index, known);
    return known;
  };
  return generator;
}

function withWords(index: StoryIndex): StoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => [
    id,
    entry.type === 'docs' ? { ...entry, anchors: anchorsOf(entry) } : entry,
  ]);
  return { ...index, entries: Object.fromEntries(entries) };
}

function anchorsOf({ importPath }: DocsIndexEntry) {
  const words = importPath.endsWith('.mdx')
    ? wordsIn(readFileSync(join(root, importPath), 'utf8'))
    : ['ts', 'tsx']
        .map((extension) => join(root, importPath.replace(/stories\.tsx$/, `docs.${extension}`)))
        .filter((file) => existsSync(file))
        .flatMap((file) => keywordsIn(readFileSync(file, 'utf8')));
  return [...words, ...namesOf(importPath)].map((word) => ({ id: word, title: word }));
}

/** The headings of a guide, and the other words for its subjects: `{/* keywords: typography, spacing *\/}`. */
const wordsIn = (mdx: string): string[] => [
  ...Array.from(mdx.matchAll(/^##+ (.+)$/gm), ([, heading = '']) => heading),
  ...(/\{\/\* keywords: (.*) \*\/\}/.exec(mdx)?.[1]?.split(', ') ?? []),
];

/** The public names of the element on a docs page: attributes, custom properties, events and parts. */
function namesOf(importPath: string): string[] {
  const widget = widgetNames.find((name) => importPath.endsWith(`/embed/${name}.stories.tsx`));
  if (!widget) return [];
  const { attributes, events, parts } = contract[widget];
  return [...attributes, ...cssProperties, ...events, ...parts].map(({ name }) => name);
}

/**
 * The `keywords` of the guides in a source text. Storybook's server cannot import the guides, because they contain
 * elements. tests/architecture/guides.test.ts compares the result with the imported guides.
 */
export const keywordsIn = (source: string): string[] =>
  Array.from(source.matchAll(/\bkeywords: \[([^\]]*)\]/g), ([, list = '']) => list).flatMap((list) =>
    Array.from(list.matchAll(/'([^']*)'/g), ([, word = '']) => word),
  );
