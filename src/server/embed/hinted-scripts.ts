import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bodyOf, type ResponseBody } from '../http/compression.ts';
import { isChunk, type Script } from './script-reader.ts';

export interface HintedScriptsOptions {
  folder: string;
  /** The folder with the chunks of all builds. */
  chunks: string;
  load: (file: string) => Promise<Script | undefined>;
}

const kit = 'kit.js';
/** Matches `course-finder.chunk.js` and `search-courses.d3F2aB.chunk.js`. The first group is the name without `.chunk.js`. */
const hintedName = /^(.+)\.chunk\.js$/;

/**
 * Serves widget scripts of this build under stable names, `kit.js` and `course-finder.chunk.js`, for preload tags on
 * host pages (src/domain/embed/hints.ts). Replaces the names in their imports too. Lazy imports become
 * `<name>.<hash>.chunk.js`, which stay available after a deployment.
 *
 * @returns a function that reads a script by its name; it resolves to undefined for an unknown name
 */
export function hintedScripts({ folder, chunks, load }: HintedScriptsOptions) {
  const made = new Map<string, { source: ResponseBody; script: Script }>();
  const chunksIn = async (from: string) => (await readdir(from).catch(() => [])).filter((name) => isChunk.test(name));
  const pathOf = async (name: string): Promise<string | undefined> => {
    const [, wanted] = hintedName.exec(name) ?? [];
    if (name !== kit && wanted === undefined) return undefined;
    if (wanted && isChunk.test(`${wanted}.js`)) return join(chunks, `${wanted}.js`);
    const stem = wanted ?? 'kit';
    const found = (await chunksIn(folder)).find((one) => one.replace(isChunk, '') === stem);
    return found && join(folder, found);
  };

  return async (name: string): Promise<Script | undefined> => {
    const path = await pathOf(name);
    const script = path && (await load(path));
    if (!script) return undefined;
    const known = made.get(path);
    if (known?.source === script.body) return known.script;
    let text = script.body.bytes.toString();
    for (const one of new Set([...(await chunksIn(folder)), ...(await chunksIn(chunks))])) {
      text = text.replaceAll(`./${one}`, one.startsWith('kit.') ? `./${kit}` : `./${one.replace(/js$/, 'chunk.js')}`);
    }
    const hinted = { ...script, body: bodyOf(text, script.body.type, { cached: true }) };
    made.set(path, { source: script.body, script: hinted });
    return hinted;
  };
}
