import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrotliOptions, type CompressCallback, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { followContent } from '../../src/content/live.ts';
import { sampleSeed } from '../../src/content/sample.ts';
import { prepareDatabase } from '../../src/db/prepare.ts';
import type { Db } from '../../src/db/schema.ts';
import { type App, createApp } from '../../src/server/app.ts';
import { createResponseCache } from '../../src/server/http/response-cache.ts';
import { pageAddresses } from '../../src/server/pages/page-addresses.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { notFound, routes as pages } from '../../src/site/routes.ts';

const qualities: unknown[] = [];
let compressing = 0;
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  const brotliCompress = (bytes: Buffer, options: BrotliOptions, done: CompressCallback) => {
    qualities.push(options.params?.[constants.BROTLI_PARAM_QUALITY]);
    compressing += 1;
    zlib.brotliCompress(bytes, options, (error, result) => {
      compressing -= 1;
      done(error, result);
    });
  };
  return { ...zlib, brotliCompress };
});

/**
 * The decision for each route: a path for one with a bounded number of addresses; for the others a function that makes ever new
 * ones, of which none may be cached or compressed at the best quality. Of a route by id, only the ids that exist may be.
 */
const routes: Readonly<Record<string, string | ((n: number) => string)>> = {
  'GET /healthz': '/healthz',
  'GET /readyz': '/readyz',
  ...Object.fromEntries(
    'faq course banner category hometest aboutus information team ambassador winner achievement herosectionambassador herosectionproduct product blog openapi.json'
      .split(' ')
      .map((name) => [`ALL /api/${name}`, `/api/${name}`]),
  ),
  ...Object.fromEntries(
    'course/single module/course module/single lessonvideo coursefaq/single coursetest/course blog/single'
      .split(' ')
      .map((name) => [`ALL /api/${name}/:id`, (n: number) => `/api/${name}/x${n}`]),
  ),
  ...Object.fromEntries(
    ['user/signin', 'user/signup', 'user/signout', 'contactus'].map((name) => [`ALL /api/${name}`, `/api/${name}`]),
  ),
  'ALL /api/*': (n) => `/api/x${n}`,
  'GET /assets/*': (n) => `/assets/x${n}.js`,
  'GET /media/*': (n) => `/media/x${n}.svg`,
  'GET /downloads/:name': (n) => `/downloads/x${n}.pdf`,
  'GET /sharing/*': (n) => `/sharing/x${n}.svg.png`,
  'GET /icons/:name': (n) => `/icons/${n}.png`,
  'GET /site.webmanifest': '/site.webmanifest',
  'GET /favicon.ico': '/favicon.ico',
  'GET /embed/v1/frame/:name': (n) => `/embed/v1/frame/faq?heading=i${n}`,
  'GET /embed/oembed': (n) => `/embed/oembed?url=http://localhost/contactus?heading=${n}`,
  'GET /embed/preview': (n) => `/embed/preview?widget=faq&heading=i${n}`,
  'GET /embed/preview/*': (n) => `/embed/preview/x${n}.css`,
  'GET /embed/guide.md': '/embed/guide.md',
  'GET /embed/guide': '/embed/guide',
  'GET /embed/v1/release.json': '/embed/v1/release.json',
  'GET /embed/v1/:name{[\\w.-]+}': (n) => `/embed/v1/x${n}.js`,
  'GET /embed/:version{\\d+\\.\\d+\\.\\d+[\\w.-]*}/:name{[\\w.-]+}': (n) => `/embed/0.0.${n}/steam.js`,
  'GET /demo': '/demo',
  'GET /demo/': '/demo/',
  'GET /demo/index.html': '/demo/index.html',
  'GET /demo/copy.js': '/demo/copy.js',
  'GET /demo/:name{[a-z-]+}': (n) => `/demo/x${'y'.repeat(n)}`,
  'GET /demo/:name{[a-z-]+}/': (n) => `/demo/x${'y'.repeat(n)}/`,
  'GET /demo/:name{[a-z-]+}/index.html': (n) => `/demo/x${'y'.repeat(n)}/index.html`,
  'GET /demo/npm/bootstrap/*': (n) => `/demo/npm/bootstrap/x${n}.css`,
  'GET /demo/*': (n) => `/demo/x/y${n}.js`,
  'GET /kit': '/kit',
  'GET /kit/preact': '/kit/preact',
  'ALL /kit/*': (n) => `/kit/x${n}`,
  'GET /kit/preact/*': (n) => `/kit/preact/x${n}`,
  'GET /kit/*': (n) => `/kit/x${n}.js`,
  'GET /robots.txt': '/robots.txt',
  'GET /sitemap.xml': '/sitemap.xml',
  'GET /blogs/feed.xml': '/blogs/feed.xml',
  'POST /contactus': '/contactus',
  // Every page: below.
  'GET /*': (n) => `/nothing-${n}`,
  // Not routes: the headers of every answer, and 405 for every other method.
  'ALL /*': (n) => `/nothing/${n}`,
};

/** Ways to make ever new addresses of pages. */
const newPages: Readonly<Record<string, (n: number) => string>> = {
  'a partner': (n) => `/?partner=i${n}`,
  'the text of a widget': (n) => `/embed?widget=faq&heading=i${n}`,
  'an enrolment': (n) => `/enroll-now/i${n}`,
  'no course': (n) => `/course-details/i${n}`,
  'the sample article': (n) => `/blog-details/i${n}`,
  'the case of letters': (n) => `/${cased('aboutus', n)}`,
  'another host': (n) => `http://host-${n}.example/`,
};

const cased = (text: string, n: number) =>
  [...text].map((letter, at) => (((n % 100) + 1) & (1 << at) ? letter.toUpperCase() : letter)).join('');

const maxCostMs = 15;
const dataDir = mkdtempSync(join(tmpdir(), 'steam-addresses-'));
const cached: string[] = [];
let db: Db;
let app: App;
let stop: () => void;
beforeAll(async () => {
  const settings = readSettings({ DATA_DIR: dataDir, SHOW: 'demo,kit,add' });
  db = await prepareDatabase(settings.database, [sampleSeed]);
  const live = await followContent(db, dataDir);
  stop = live.stop;
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
  app = await createApp({ ...{ settings, db, live, health, cache: watched }, log: () => undefined, dev: undefined });
});
afterAll(async () => {
  stop();
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

const get = async (address: string) => {
  const request = new Request(new URL(address, 'http://localhost'), { headers: { 'Accept-Encoding': 'br' } });
  await (await app.fetch(request)).arrayBuffer();
};

/** Waits until nothing is compressed in the background. */
const settled = async () => {
  await expect.poll(() => compressing, { timeout: 20_000 }).toBe(0);
  qualities.length = 0;
};

/**
 * Processor time of one request in milliseconds: of a few in a row, as soon as they are cheap enough. New code is slow before V8
 * has compiled it, and a busy machine makes everything dearer.
 */
async function costOf(addressOf: (n: number) => string): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY;
  let n = 0;
  for (let batch = 0; batch < 40 && lowest > maxCostMs; batch += 1) {
    const before = process.cpuUsage();
    for (const end = n + 5; n < end; n += 1) await get(addressOf(n));
    const { user, system } = process.cpuUsage(before);
    lowest = Math.min(lowest, (user + system) / 5_000);
  }
  return lowest;
}

describe('The addresses of the server', () => {
  it('have a decision for each route and each page', () => {
    const known = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
    expect(Object.keys(routes).sort()).toEqual([...known].sort());
    expect(Object.keys(pageAddresses).sort()).toEqual([...pages, notFound].map(({ name }) => name).sort());
  });

  it('are cached and compressed at the best quality if there is a bounded number of them', async () => {
    for (const page of ['/', '/explore-allcourses?category=arts', '/course-details/kitchen-chemistry', '/embed']) {
      cached.length = 0;
      qualities.length = 0;
      await get(page);
      expect(cached).toContain(`http://localhost ${page}`);
      await expect.poll(() => qualities).toContain(constants.BROTLI_MAX_QUALITY);
    }
    await settled();
  });

  const endless = Object.entries({ ...routes, ...newPages }).filter((entry) => typeof entry[1] === 'function');
  it.each(endless as [string, (n: number) => string][])(
    'are neither if they are endless: %s',
    async (name, addressOf) => {
      if (name in newPages) {
        // The lists that pages show are cached, and so are the first hosts.
        for (let n = 100; n < 110; n += 1) await get(addressOf(n));
        await settled();
      }
      cached.length = 0;
      const cost = await costOf(addressOf);
      expect(cached.filter((key) => !key.includes(' /api/'))).toEqual([]);
      expect(qualities).not.toContain(constants.BROTLI_MAX_QUALITY);
      expect(cost, name).toBeLessThanOrEqual(maxCostMs);
    },
  );

  const bounded = Object.values(routes).filter((address) => typeof address === 'string');
  it.each(bounded)('cost at most 15 ms of processor time: %s', async (address) => {
    expect(await costOf(() => address)).toBeLessThanOrEqual(maxCostMs);
  });
});
