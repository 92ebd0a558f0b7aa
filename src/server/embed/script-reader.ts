import { readFile, stat } from 'node:fs/promises';
import type { School } from '../../domain/school.ts';
import { labelLanguage } from '../../tokens/limits.ts';
import { bodyOf, type ResponseBody } from '../http/compression.ts';
import { schoolCss } from './school-css.ts';

/** Placeholders in the built scripts. */
const apiHostPlaceholder = '%STEAM_API_HOST%';
const accentPlaceholder = '/*%STEAM_ACCENT%*/';
const languagePlaceholder = '%STEAM_LANGUAGE%';
const namePlaceholder = '%STEAM_SCHOOL%';
const placeholders = [apiHostPlaceholder, accentPlaceholder, languagePlaceholder, namePlaceholder];

/** The settings that replace placeholders in the scripts under `/embed/v1/`. */
export type SchoolValues = Pick<School, 'accent' | 'language' | 'name'>;

export const jsonType = 'application/json; charset=utf-8';
const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', json: jsonType };

/** A chunk name contains a content hash. */
export const isChunk = /\.[\w-]{6}\.js$/;

export interface Script {
  body: ResponseBody;
  /** True if its URL contains a content hash; browsers may cache it forever. */
  lasting: boolean;
}

/**
 * Reads built scripts and replaces their placeholders. Caches each script until its modification time or the school's
 * values change.
 *
 * @returns a function that reads a file; it resolves to undefined if the script does not exist
 */
export function scriptReader(apiHost: string | undefined) {
  /** The key includes whether the script has the school's values: both forms may come from one file. */
  const scripts = new Map<string, Script & { changedMs: number; values: string }>();
  // In a URL, only a quotation mark could end the string literal.
  const host = apiHost?.replaceAll("'", '%27');

  return async (file: string, school?: SchoolValues): Promise<Script | undefined> => {
    const css = schoolCss(school?.accent ?? '');
    const language = school && school.language !== labelLanguage ? school.language : '';
    const name = inLiteral(school?.name ?? '');
    const values = css + language + name;
    const type = types[/\.(js|json)$/.exec(file)?.[1] ?? ''];
    const info = type ? await stat(file).catch(() => undefined) : undefined;
    if (!type || !info?.isFile()) return undefined;
    const key = values === '' ? file : `${file}#school`;
    const known = scripts.get(key);
    if (known?.changedMs === info.mtimeMs && known.values === values) return known;
    const text = await readFile(file, 'utf8');
    const own = text
      .replaceAll(accentPlaceholder, css || accentPlaceholder)
      .replaceAll(languagePlaceholder, language || languagePlaceholder)
      .replaceAll(namePlaceholder, () => name || namePlaceholder);
    const complete = host === undefined ? own : own.replaceAll(apiHostPlaceholder, () => host);
    const script = {
      changedMs: info.mtimeMs,
      values,
      body: bodyOf(complete, type, { cached: true }),
      // The hash in a chunk name does not cover the replaced placeholders.
      lasting: isChunk.test(file) && !placeholders.some((placeholder) => text.includes(placeholder)),
    };
    scripts.set(key, script);
    return script;
  };
}

/** Escapes a text for a JavaScript string or template literal. */
const inLiteral = (text: string) =>
  text.replace(/[^\w .-]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
