import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { type Content, contentOf } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import { immutable, missing } from '../http/static-files.ts';
import { isChunk, jsonType, scriptReader } from './script-reader.ts';

/** The channel: a page may reuse a script for five minutes. */
const channel = 'public, max-age=300';
/** Any page may load them, also one that is cross-origin isolated. */
const forAnyPage = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

export interface EmbedFilesOptions {
  /** The folder of the built scripts. */
  folder: string;
  /** Their version, the name of the immutable folder. */
  version: string;
  /** The folder with a copy of the scripts of each version, in a folder by version. */
  archive: string;
  /** The folder with the loader's chunks of all builds. */
  chunks: string;
  /** The API host that the widgets call; undefined for this server's own. */
  apiHost: string | undefined;
  /** Returns the school's current accent colour; '' for the product's. */
  accent: () => string;
}

export interface EmbedFiles {
  app: Hono;
  /** The SRI hash of a script of this version; '' if there is none. */
  integrityOf: (name: string) => Promise<string>;
  /** All versions that are served, the newest last. */
  versions: () => Promise<string[]>;
}

/**
 * Serves the widgets' scripts: `/embed/v1/` is the channel, `/embed/<version>/` never changes and has an integrity.json.
 * Therefore only the channel's scripts carry the school's accent.
 * `/embed/v1/release.json` names the newest version, its hashes, and all versions.
 */
export function embedFiles({ folder, version, archive, chunks, apiHost, accent }: EmbedFilesOptions): EmbedFiles {
  const load = scriptReader(apiHost);

  async function hashes(from: string): Promise<Record<string, string>> {
    const all: Record<string, string> = {};
    for (const name of (await readdir(from).catch(() => [])).sort()) {
      const file = name.endsWith('.js') ? await load(join(from, name)) : undefined;
      if (file) all[name] = sri(file.body.bytes);
    }
    return all;
  }

  async function versions(): Promise<string[]> {
    const archived = (await readdir(archive).catch(() => [])).filter((name) => /^\d+\.\d+\.\d+/.test(name));
    return [...new Set([...archived, version])].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  }

  /** The archived copy, which never changes; the build itself only if no copy could be archived. */
  async function folderOf(wanted: string): Promise<string> {
    const own = join(archive, wanted);
    return wanted !== version || (await stat(own).catch(() => undefined)) ? own : folder;
  }

  const app = new Hono()
    .get('/embed/v1/release.json', async (c) => {
      const integrity = await hashes(await folderOf(version));
      const text = `${JSON.stringify({ version, versions: await versions(), integrity }, null, 2)}\n`;
      return answer(c.req.raw, contentOf(text, jsonType), channel);
    })
    .get('/embed/v1/:name{[\\w.-]+}', async (c) => {
      const name = c.req.param('name');
      // A cached loader requests the chunks of its own build.
      const file =
        (await load(join(folder, name), accent())) ?? (isChunk.test(name) ? await load(join(chunks, name)) : undefined);
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
      return answer(c.req.raw, contentOf(`${JSON.stringify(all, null, 2)}\n`, jsonType), immutable);
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

const answer = (request: Request, body: Content, cacheControl: string) =>
  respond(request, body, { ...forAnyPage, 'Cache-Control': cacheControl });

const sri = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
