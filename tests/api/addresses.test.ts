import { type BrotliOptions, type CompressCallback, constants } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { followContent } from '../../src/content/live.ts';
import { createApp } from '../../src/server/app.ts';
import { createResponseCache } from '../../src/server/http/response-cache.ts';
import { pageAddresses } from '../../src/server/pages/page-addresses.ts';
import { noKitBuild } from '../../src/server/showcase/kit-build.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { notFound, routes as pages } from '../../src/site/routes.ts';
import { newPages, routes } from './support/addresses.ts';
import { openSample } from './support/api.ts';
import { cleanUp, temporaryFolder } from './support/clean-up.ts';

const qualities: unknown[] = [];
let compressing = 0;
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  const brotliCompress = (bytes: Buffer, options: BrotliOptions, done: CompressCallback) => {
    qualities.push(options.params?.[constants.BROTLI_PARAM_QUALITY]);
    compressing += 1;
    // Compress at quality 1: the requested quality, which `qualities` records, would take seconds for each page.
    const params = { ...options.params, [zlib.constants.BROTLI_PARAM_QUALITY]: 1 };
    zlib.brotliCompress(bytes, { ...options, params }, (error, result) => {
      compressing -= 1;
      done(error, result);
    });
  };
  return { ...zlib, brotliCompress };
});

const dataDir = temporaryFolder();
const settings = readSettings({ DATA_DIR: dataDir, SHOW: 'demo,kit,add' });
const db = await openSample(settings.database);
cleanUp(() => db.destroy());
const live = await followContent(db, dataDir);
cleanUp(live.stop);

const cached: string[] = [];
const cache = createResponseCache({ version: live.version });
const watched: typeof cache = {
  ...cache,
  get: async (key, make) => {
    const found = await cache.get(key, make);
    if (cache.peek(key)) cached.push(key);
    return found;
  },
};
const health = async () => ({ ready: true });
const app = await createApp({
  ...{ settings, db, live, health, cache: watched },
  log: () => undefined,
  privateHealth: undefined,
  dev: undefined,
  count: undefined,
  kitBuild: noKitBuild.state,
});

const get = async (address: string) => {
  const request = new Request(new URL(address, 'http://localhost'), { headers: { 'Accept-Encoding': 'br' } });
  await (await app.fetch(request)).arrayBuffer();
};

/** Waits until the background compressions end. */
const settled = async () => {
  await expect.poll(() => compressing, { timeout: 20_000 }).toBe(0);
  qualities.length = 0;
};

describe('The URLs of the server', () => {
  it('are listed in support/addresses.ts for each route, and in page-addresses.ts for each page', () => {
    const known = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
    expect([...known].filter((route) => !(route in routes))).toEqual([]);
    expect(Object.keys(routes).sort()).toEqual([...known].sort());
    expect(Object.keys(pageAddresses).sort()).toEqual([...pages, notFound].map(({ name }) => name).sort());
  });

  it('are cached and compressed at the best quality if there is a bounded number of them', async () => {
    for (const page of ['/', '/explore-allcourses?category=arts', '/course-details/kitchen-chemistry', '/embed']) {
      cached.length = 0;
      qualities.length = 0;
      await get(page);
      expect(cached).toContain(`http://localhost ${page}`);
      await expect.poll(() => qualities, { timeout: 20_000 }).toContain(constants.BROTLI_MAX_QUALITY);
    }
    await settled();
  });

  const endless = Object.entries({ ...routes, ...newPages }).filter((entry) => typeof entry[1] === 'function');
  it.each(endless as [string, (n: number) => string][])(
    'are neither cached nor compressed at the best quality if a visitor can invent any number of them: %s',
    async (name, addressOf) => {
      if (name in newPages) {
        // First fill the cache with the API lists of the page, and with the maximum number of hosts.
        for (let n = 100; n < 110; n += 1) await get(addressOf(n));
        await settled();
      }
      cached.length = 0;
      for (let n = 0; n < 5; n += 1) await get(addressOf(n));
      expect(cached.filter((key) => !key.includes(' /api/'))).toEqual([]);
      expect(qualities).not.toContain(constants.BROTLI_MAX_QUALITY);
    },
  );
});
