import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { accentByTheme } from '../../domain/embed/contrast.ts';
import { type Content, contentOf } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import { immutable, missing } from '../http/static-files.ts';

/** Stands for another API host in the built scripts. */
const placeholder = '%STEAM_API_HOST%';
/** Stands for the school's accent in the built scripts: a comment between CSS declarations. */
const accentPlaceholder = '/*%STEAM_ACCENT%*/';
/** The channel: how long a page may keep a script before it asks for a newer one. */
const channel = 'public, max-age=300';
/** Any page may load them, also one that is cross-origin isolated. */
const forAnyPage = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

const types: Record<string, string> & { json: string } = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The name of a chunk, which holds a hash of what is in it. */
export const isChunk = /\.[\w-]{6}\.js$/;

export interface EmbedFilesOptions {
  /** Where the built scripts stand. */
  folder: string;
  /** Their version, which names the immutable folder. */
  version: string;
  /** Where the scripts of all versions are kept, each in a folder by its version. */
  archive: string;
  /** Where the loader's chunks of all builds are kept. */
  chunks: string;
  /** The API host that the widgets call; undefined for this server's own. */
  apiHost: string | undefined;
  /** The school's accent colour just now; '' for the product's. */
  accent: () => string;
}

/** The built scripts as they are sent. */
export interface EmbedFiles {
  app: Hono;
  /** The SRI hash of one of this version's scripts, '' when there is none of this name. */
  integrityOf: (name: string) => Promise<string>;
  /** Every version that is still served, the newest last. */
  versions: () => Promise<string[]>;
}

/**
 * Serves the widgets' scripts: `/embed/v1/` is the channel, `/embed/<version>/` never changes and has an integrity.json.
 * So only the channel's scripts carry the school's accent.
 * `/embed/v1/release.json` names the newest version, its hashes, and all versions.
 */
export function embedFiles({ folder, version, archive, chunks, apiHost, accent }: EmbedFilesOptions): EmbedFiles {
  /** By file, with and without the school's colours: channel and version are read from one file where no copy is archived. */
  const bodies = new Map<string, { changed: number; colours: string; body: Content; lasting: boolean }>();
  // A quote is the one sign of an address that could end the text it is written into.
  const host = apiHost?.replaceAll("'", '%27');

  async function load(file: string, colours = '') {
    const type = types[/\.(js|json)$/.exec(file)?.[1] ?? ''];
    const info = type ? await stat(file).catch(() => undefined) : undefined;
    if (!type || !info?.isFile()) return undefined;
    const key = colours === '' ? file : `${file}#coloured`;
    const known = bodies.get(key);
    if (known?.changed === info.mtimeMs && known.colours === colours) return known;
    const text = await readFile(file, 'utf8');
    const coloured = colours === '' ? text : text.replaceAll(accentPlaceholder, colours);
    const sent = host === undefined ? coloured : coloured.replaceAll(placeholder, () => host);
    const made = {
      changed: info.mtimeMs,
      colours,
      body: contentOf(sent, type, { cached: true }),
      // A chunk's name holds a hash of what is in it, but not of what is written into it here.
      lasting: isChunk.test(file) && !text.includes(placeholder) && !text.includes(accentPlaceholder),
    };
    bodies.set(key, made);
    return made;
  }

  async function hashes(from: string): Promise<Record<string, string>> {
    const all: Record<string, string> = {};
    for (const name of (await readdir(from).catch(() => [])).sort()) {
      const file = name.endsWith('.js') ? await load(join(from, name)) : undefined;
      if (file) all[name] = sri(file.body.bytes);
    }
    return all;
  }

  /** Every version that is still served, the newest last. */
  async function versions(): Promise<string[]> {
    const archived = (await readdir(archive).catch(() => [])).filter((name) => /^\d+\.\d+\.\d+/.test(name));
    return [...new Set([...archived, version])].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  }

  /** What has once been served as a version stays that; the build itself stands in only where no copy could be kept. */
  async function folderOf(wanted: string): Promise<string> {
    const own = join(archive, wanted);
    return wanted !== version || (await stat(own).catch(() => undefined)) ? own : folder;
  }

  const app = new Hono()
    .get('/embed/v1/release.json', async (c) => {
      const integrity = await hashes(await folderOf(version));
      const text = `${JSON.stringify({ version, versions: await versions(), integrity }, null, 2)}\n`;
      return answer(c.req.raw, contentOf(text, types.json), channel);
    })
    .get('/embed/v1/:name{[\\w.-]+}', async (c) => {
      const name = c.req.param('name');
      // A loader that a visitor has kept for minutes asks for the chunks of its own build.
      const file =
        (await load(join(folder, name), declarations(accent()))) ??
        (isChunk.test(name) ? await load(join(chunks, name)) : undefined);
      return file ? answer(c.req.raw, file.body, file.lasting ? immutable : channel) : missing(forAnyPage);
    })
    .get('/embed/:version{\\d+\\.\\d+\\.\\d+[\\w.-]*}/:name{[\\w.-]+}', async (c) => {
      const { version: wanted, name } = c.req.param();
      const from = await folderOf(wanted);
      if (name !== 'integrity.json') {
        const file = await load(join(from, name));
        return file ? answer(c.req.raw, file.body, immutable) : missing(forAnyPage);
      }
      const all = await hashes(from);
      if (Object.keys(all).length === 0) return missing(forAnyPage);
      return answer(c.req.raw, contentOf(`${JSON.stringify(all, null, 2)}\n`, types.json), immutable);
    });

  return {
    app,
    versions,
    async integrityOf(name) {
      const file = await load(join(await folderOf(version), name));
      return file ? sri(file.body.bytes) : '';
    },
  };
}

function declarations(accent: string): string {
  const colours = accentByTheme(accent);
  return colours ? `--school-accent:${colours.accent};--school-on-accent:${colours.onAccent};` : '';
}

const answer = (request: Request, body: Content, cacheControl: string) =>
  respond(request, body, { ...forAnyPage, 'Cache-Control': cacheControl });

const sri = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
