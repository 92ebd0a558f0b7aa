import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocsIndexEntry, StoryIndex } from 'storybook/internal/types';

interface IndexGenerator {
  getIndex: () => Promise<StoryIndex>;
}

const root = join(import.meta.dirname, '..');

/**
 * Storybook's `storyIndexGenerator`: adds to each docs page the words that its readers may search for. Storybook's search
 * reads the titles of `anchors`, which Storybook itself only fills behind an experimental flag.
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
    ? headingsIn(readFileSync(join(root, importPath), 'utf8'))
    : ['ts', 'tsx']
        .map((extension) => join(root, importPath.replace(/stories\.tsx$/, `docs.${extension}`)))
        .filter((file) => existsSync(file))
        .flatMap((file) => keywordsIn(readFileSync(file, 'utf8')));
  return words.map((word) => ({ id: word, title: word }));
}

const headingsIn = (mdx: string) => Array.from(mdx.matchAll(/^##+ (.+)$/gm), ([, heading = '']) => heading);

/**
 * The `keywords` of the guides in a source. Storybook's server cannot import the guides, because they contain elements.
 * tests/architecture/guides.test.ts compares the result with the imported guides.
 */
export const keywordsIn = (source: string): string[] =>
  Array.from(source.matchAll(/\bkeywords: \[([^\]]*)\]/g), ([, list = '']) => list).flatMap((list) =>
    Array.from(list.matchAll(/'([^']*)'/g), ([, word = '']) => word),
  );
