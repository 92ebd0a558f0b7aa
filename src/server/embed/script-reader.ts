import { readFile, stat } from 'node:fs/promises';
import { accentByTheme } from '../../domain/embed/contrast.ts';
import { type Content, contentOf } from '../http/compression.ts';

/** Placeholders in the built scripts: the external API host, and CSS declarations for the school's accent. */
const apiHostPlaceholder = '%STEAM_API_HOST%';
const accentPlaceholder = '/*%STEAM_ACCENT%*/';

export const jsonType = 'application/json; charset=utf-8';
const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', json: jsonType };

/** A chunk name contains a content hash. */
export const isChunk = /\.[\w-]{6}\.js$/;

interface Script {
  body: Content;
  /** True if its URL contains a content hash; browsers may cache it forever. */
  lasting: boolean;
}

/**
 * Reads built scripts and replaces the placeholders for the API host and the school's accent. Caches each script until
 * its modification time or the accent changes.
 *
 * @returns a function that reads a file; it resolves to undefined if the script does not exist
 */
export function scriptReader(apiHost: string | undefined) {
  /** By file, with and without the accent: a version without an archived copy shares its file with the channel. */
  const scripts = new Map<string, Script & { changedMs: number; css: string }>();
  // In a URL, only a quotation mark could end the string literal.
  const host = apiHost?.replaceAll("'", '%27');

  return async (file: string, accent = ''): Promise<Script | undefined> => {
    const css = accentCss(accent);
    const type = types[/\.(js|json)$/.exec(file)?.[1] ?? ''];
    const info = type ? await stat(file).catch(() => undefined) : undefined;
    if (!type || !info?.isFile()) return undefined;
    const key = css === '' ? file : `${file}#accent`;
    const known = scripts.get(key);
    if (known?.changedMs === info.mtimeMs && known.css === css) return known;
    const text = await readFile(file, 'utf8');
    const withAccent = css === '' ? text : text.replaceAll(accentPlaceholder, css);
    const complete = host === undefined ? withAccent : withAccent.replaceAll(apiHostPlaceholder, () => host);
    const script = {
      changedMs: info.mtimeMs,
      css,
      body: contentOf(complete, type, { cached: true }),
      // The hash in a chunk name does not cover the replaced placeholders.
      lasting: isChunk.test(file) && !text.includes(apiHostPlaceholder) && !text.includes(accentPlaceholder),
    };
    scripts.set(key, script);
    return script;
  };
}

function accentCss(accent: string): string {
  const colours = accentByTheme(accent);
  return colours ? `--school-accent:${colours.accent};--school-on-accent:${colours.onAccent};` : '';
}
