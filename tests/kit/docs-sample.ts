import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { docs as components } from '../../.storybook/prop-docs.ts';
import { root } from '../../src/settings/folders.ts';
import { affectedStories } from '../runner/changed.ts';
import { type KitEntry, kitEntries } from './entries.ts';

const entries = kitEntries('react');
export const docsPages = entries.filter(({ type }) => type === 'docs');

/** Pages with their own text. All other pages consist of blocks from .storybook/docs.tsx. */
const ownPages = docsPages.filter(({ id }) => /^(welcome|guides)-/.test(id));

/** Optional blocks of a guide, by a pattern in its source. */
const guideBlocks = {
  'live example': /\bshow: /,
  'story as example': /\bstory: /,
  'keyboard table': /\bkeyboard: \[/,
  'no keyboard table': /\bkeyboard: notFocusable/,
};

/** The folder, optional blocks and kinds of controls of a docs page. The pages that `npm test` opens must have each. */
function blocksOf({ title, importPath }: KitEntry): string[] {
  const guideFile = ['docs.ts', 'docs.tsx']
    .map((end) => join(root, importPath.replace(/stories\.tsx$/, end)))
    .find(existsSync);
  const guide = guideFile ? readFileSync(guideFile, 'utf8') : '';
  const documented = Array.from(guide.matchAll(/\bcomponent: '(\w+)'/g), ([, name = '']) => components[name]);
  const stories = entries.filter((entry) => entry.type === 'story' && entry.title === title);
  const isPlayed = ({ tags }: KitEntry) => tags?.includes('play-fn');
  const controls = documented
    .flatMap((doc) => doc?.props ?? [])
    .map(({ type, values }) => (values.length > 3 ? 'select' : values.length > 0 ? 'radio' : type))
    .filter((type) => /^(select|radio|boolean|number|string)$/.test(type));
  return [
    dirname(importPath),
    ['no guide', 'one guide'][documented.length] ?? 'several guides',
    ...Object.entries(guideBlocks).flatMap(([name, pattern]) => (pattern.test(guide) ? [name] : [])),
    ...(documented.some((doc) => doc && doc.tokens.length > 0) ? ['tokens'] : []),
    ...(stories.filter((story) => !isPlayed(story)).length > 1 ? ['states'] : []),
    ...(stories.some(isPlayed) ? ['links to stories'] : []),
    ...new Set(controls.map((type) => `${type} control`)),
  ];
}

/** The blocks of each page that has no text of its own. */
export const pageBlocks = new Map(
  docsPages.filter((entry) => !ownPages.includes(entry)).map((entry) => [entry, blocksOf(entry)]),
);

/** Selects pages that together have each block: first the page with the most blocks, then each page that adds a block. */
export function sampleOf(pages: ReadonlyMap<KitEntry, readonly string[]>): KitEntry[] {
  const covered = new Set<string>();
  return [...pages]
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([entry, blocks]) => {
      const isNew = blocks.some((block) => !covered.has(block));
      for (const block of blocks) covered.add(block);
      return isNew ? [entry] : [];
    });
}

const affected = (process.env[affectedStories] ?? '').split(' ').map((file) => `./${file}`);

/** The pages that `npm test` opens. `--changed` adds the pages of affected stories. */
export const sampledPages = [
  ...new Set([
    ...ownPages,
    ...sampleOf(pageBlocks),
    ...docsPages.filter(({ importPath }) => affected.includes(importPath)),
  ]),
];
