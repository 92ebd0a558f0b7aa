import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { ensureKitBuilt } from '../src/server/build/build-kit.ts';
import { sampleMedia, siteMedia } from '../src/server/http/media-files.ts';
import { listen } from '../src/server/http/server.ts';
import { staticFiles } from '../src/server/http/static-files.ts';
import { kitFiles } from '../src/server/showcase/kit.ts';

/** Serves both built kits like the real server, with the media of the sample content, but without the API and the pages. */
export async function startKit(): Promise<{ url: string; stop: () => void }> {
  await ensureKitBuilt();
  const app = new Hono().route('/', kitFiles());
  app.route('/', staticFiles({ at: '/media', folder: sampleMedia, orElse: siteMedia, cacheControl: 'no-cache' }));
  const server = createAdaptorServer({ fetch: app.fetch });
  if (!(server instanceof Server)) throw new Error('The adaptor made a server that is not HTTP/1.1.');
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}/kit/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
