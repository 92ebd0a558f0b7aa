import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyOf, type ResponseBody } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import { immutable, missing, sendFile } from '../http/static-files.ts';
import { hintedScripts } from './hinted-scripts.ts';
import { isChunk, jsonType, type SchoolValues, scriptReader } from './script-reader.ts';

/** Scripts of the channel are cacheable for five minutes. */
const channel = 'public, max-age=300';
/** Scripts under unchanging names import each other: cached ones of two builds would not fit. */
const revalidated = 'public, no-cache';
/** Any page may load the files, including a cross-origin isolated page. */
const forAnyPage = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The npm package of a version (embed/build/package.ts). */
const tarball = 'steam-kit.tgz';
const tarballType = 'application/gzip';
const lasting = { ...forAnyPage, 'Cache-Control': immutable };

export interface EmbedFilesOptions {
  /** The folder of the built scripts. */
  folder: string;
  /** The version of the scripts; also the name of the immutable folder. */
  version: string;
  /** The archive of all versions, one folder each. */
  archive: string;
  /** The folder with the loader chunks of all builds. */
  chunks: string;
  /** The API host of the widgets; undefined for this server. */
  apiHost: string | undefined;
  /** Returns the school's settings that the channel's scripts contain. */
  school: () => SchoolValues;
}

export interface EmbedFiles {
  app: Hono;
  /** Returns the SRI hash of a script of this version; '' if there is none. */
  integrityOf: (name: string) => Promise<string>;
  /** Lists all served versions, newest last. */
  versions: () => Promise<string[]>;
}

/**
 * Serves the widget scripts. `/embed/v1/` is the channel: only its scripts contain the school's accent and language. It has
 * its code also under names that do not change (hinted-scripts.ts).
 * `/embed/<version>/` never changes and has an integrity.json and the npm package. `/embed/v1/release.json` lists the newest version, its
 * hashes, and all versions.
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

  /** Sends the npm package. An archive of this version from before packages were archived lacks it. */
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
      // A cached loader requests the chunks of its own build.
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
