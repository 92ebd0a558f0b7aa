import { Server } from 'node:http';
import { join, relative } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { ensureKitBuilt } from '../../src/server/build/build-kit.ts';
import { sampleMedia, siteMedia } from '../../src/server/http/media-files.ts';
import { listen } from '../../src/server/http/server.ts';
import { staticFiles } from '../../src/server/http/static-files.ts';
import { kitFiles } from '../../src/server/showcase/kit.ts';
import { root } from '../../src/settings/folders.ts';

/**
 * Serves the built kits of both runtimes like the real server, with the media of the sample content, without API and site.
 *
 * @param checkout Another checkout with a built kit. @default this checkout, whose kit it builds
 */
export async function startKit(checkout?: string): Promise<{ url: string; stop: () => void }> {
  if (!checkout) await ensureKitBuilt();
  const within = (folder: string) => (checkout ? join(checkout, relative(root, folder)) : folder);
  const app = new Hono().route('/', checkout ? kitFiles((runtime) => join(checkout, 'dist/kit', runtime)) : kitFiles());
  const media = { folder: within(sampleMedia), orElse: within(siteMedia) };
  app.route('/', staticFiles({ at: '/media', ...media, cacheControl: 'no-cache' }));
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
