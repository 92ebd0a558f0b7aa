import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyOf, type ResponseBody } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import { immutable, missing, sendFile } from '../http/static-files.ts';
import { hintedScripts } from './hinted-scripts.ts';
import { isChunk, jsonType, type SchoolValues, scriptReader } from './script-reader.ts';

/** For scripts under `/embed/v1/`, which change with each release. */
const channel = 'public, max-age=300';
/** For scripts without a hash in their names. They import each other, so a cache must not mix two builds. */
const revalidated = 'public, no-cache';
/** CORP, because cross-origin isolated pages load the files too. */
const forAnyPage = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The npm package of a version (embed/build/package.ts). */
const tarball = 'steam-kit.tgz';
const tarballType = 'application/gzip';
const lasting = { ...forAnyPage, 'Cache-Control': immutable };

export interface EmbedFilesOptions {
  folder: string;
  /** The version of the scripts; also the name of the immutable folder. */
  version: string;
  /** The archive of all versions, one folder each. */
  archive: string;
  /** The folder with the chunks of all builds. */
  chunks: string;
  /** The API host of the widgets; undefined for this server. */
  apiHost: string | undefined;
  /** Returns the settings that the scripts under `/embed/v1/` contain. */
  school: () => SchoolValues;
}

export interface EmbedFiles {
  app: Hono;
  /** Returns the SRI hash of a script of this version; '' for an unknown script. */
  integrityOf: (name: string) => Promise<string>;
  /** Lists all served versions, newest last. */
  versions: () => Promise<string[]>;
}

/**
 * Serves the widget scripts:
 * - `/embed/v1/`: the newest version, with the school's accent and language; also under stable names (hinted-scripts.ts).
 * - `/embed/v1/release.json`: the newest version, its SRI hashes, and all versions.
 * - `/embed/<version>/`: immutable scripts, with integrity.json and the npm package.
 */
export function embedFiles({ folder, version, archive, chunks, apiHost, school }: EmbedFilesOptions): EmbedFiles {
  const load = scriptReader(apiHost);
  const loadHinted = hintedScripts({ folder, chunks, load: (file) => load(file, school()) });

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

  /** Returns the archived copy, which never changes; or the build if archiving failed. */
  async function folderOf(wanted: string): Promise<string> {
    const own = join(archive, wanted);
    return wanted !== version || (await stat(own).catch(() => undefined)) ? own : folder;
  }

  /** Sends the npm package of a version. Falls back to the build: old archives have no package. */
  async function sendTarball(request: Request, from: string, wanted: string): Promise<Response> {
    const archived = await sendFile(request, join(from, tarball), tarballType, lasting);
    const isBuilt = archived.status === 404 && wanted === version;
    return isBuilt ? sendFile(request, join(folder, tarball), tarballType, lasting) : archived;
  }

  const app = new Hono()
    .get('/embed/v1/release.json', async (c) => {
      const integrity = await hashes(await folderOf(version));
      const text = `${JSON.stringify({ version, versions: await versions(), integrity }, null, 2)}\n`;
      return answer(c.req.raw, bodyOf(text, jsonType), channel);
    })
    .get('/embed/v1/:name{[\\w.-]+}', async (c) => {
      const name = c.req.param('name');
      // A loader from the browser's cache requests the chunks of an earlier build.
      const file =
        (await load(join(folder, name), school())) ?? (isChunk.test(name) ? await load(join(chunks, name)) : undefined);
      if (file) return answer(c.req.raw, file.body, file.lasting ? immutable : channel);
      const hinted = await loadHinted(name);
      return hinted ? answer(c.req.raw, hinted.body, revalidated) : missing(forAnyPage);
    })
    .get('/embed/:version{\\d+\\.\\d+\\.\\d+[\\w.-]*}/:name{[\\w.-]+}', async (c) => {
      const { version: wanted, name } = c.req.param();
      const from = await folderOf(wanted);
      if (name === tarball) return sendTarball(c.req.raw, from, wanted);
      if (name !== 'integrity.json') {
        const file = await load(join(from, name));
        return file ? answer(c.req.raw, file.body, immutable) : missing(forAnyPage);
      }
      const all = await hashes(from);
      if (Object.keys(all).length === 0) return missing(forAnyPage);
      return answer(c.req.raw, bodyOf(`${JSON.stringify(all, null, 2)}\n`, jsonType), immutable);
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

const answer = (request: Request, body: ResponseBody, cacheControl: string) =>
  respond(request, body, { ...forAnyPage, 'Cache-Control': cacheControl });

const sri = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
