import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of the tables in which Storybook's code maps the path of a story or guide to its chunk. */
const tableEntry = /"[./]*(stories\/[^"]+)":\(\)=>[^`"']*import\([`"']\.\/([^`"']+)[`"']\)[^"]*?import\.meta\.url\)/g;
/** Vite's table of the chunks to preload. */
const preloads = /__vite__mapDeps\(\[[\d,]*\]\)|m\.f=\[[^\]]*\]/g;
const reference = /[`"']\.\/([\w.-]+\.(?:js|css))[`"']/g;
/** The hash in a file name. It depends on all imports, so it is removed: each change would alter the entry and all hashes. */
const nameHash = /-[\w-]{8}(?=\.(?:js|css))/g;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Hashes all code that renders the stories of a file, for each story file of a built kit: its chunk, and all imports of the
 * chunk and of the entry. Stories with equal hashes look the same.
 *
 * @returns The hashes by the path of the story file in Storybook's index: `./stories/ui/chip.stories.tsx`
 */
export function storyHashes(kit: string): Map<string, string> {
  const assets = join(kit, 'assets');
  const names = new Set(readdirSync(assets));
  const texts = new Map<string, string>();
  /** The chunk of each story file and guide, from the tables in chunks that `textOf` has read. */
  const chunks = new Map<string, string>();
  const textOf = (name: string) => {
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = readFileSync(join(assets, name), 'utf8').replaceAll(preloads, '');
    for (const [, path = '', chunk = ''] of text.matchAll(tableEntry)) chunks.set(path, chunk);
    const code = text.replaceAll(tableEntry, '');
    texts.set(name, code);
    return code;
  };
  /** The chunks in `starts` and all their imports, except the chunks in `isKnown`. */
  const reachable = (starts: readonly string[], isKnown: ReadonlySet<string> = new Set()) => {
    const found = new Set(starts);
    // `for…of` on a Set also visits items that the loop adds.
    for (const name of found)
      for (const [, imported = ''] of textOf(name).matchAll(reference))
        if (names.has(imported) && !isKnown.has(imported)) found.add(imported);
    return found;
  };
  const hashes = new Map<string, string>();
  const chunkHash = (name: string) => {
    const known = hashes.get(name) ?? hash(textOf(name).replaceAll(nameHash, ''));
    hashes.set(name, known);
    return known;
  };
  const hashOf = (found: Iterable<string>) => hash(Array.from(found, chunkHash).sort().join());

  const page = readFileSync(join(kit, 'iframe.html'), 'utf8');
  const entry = /assets\/(iframe-[\w-]+\.js)/.exec(page)?.[1];
  if (!entry) throw new Error(`${kit}/iframe.html loads no entry chunk.`);
  const shared = reachable([entry]);
  const sharedHash = hash(hashOf(shared) + page.replaceAll(nameHash, ''));
  return new Map(
    Array.from(chunks, ([path, name]) => [`./${path}`, hash(sharedHash + hashOf(reachable([name], shared)))]),
  );
}
