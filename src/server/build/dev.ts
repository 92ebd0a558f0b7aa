import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import type * as Entry from '../../site/entry-server.tsx';
import type { PageAssets } from '../pages/assets.ts';

/** `npm run dev`: Vite serves the sources, and each request renders its page from them. */
export interface DevSite {
  site: () => Promise<{ entry: typeof Entry; assets: (route: string) => PageAssets }>;
  /** Vite handles its own requests and passes the others to `next`. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
}

/** Vite's default `server.fs.deny`, which a custom list replaces, plus files with accounts and messages. */
const denied = (dataDir: string) => [
  ...['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.npmrc', '**/.yarnrc*'],
  ...[
    '*.db',
    '*.db-*',
    '*.sqlite*',
    '**/.data/**',
    `**/${relative(process.cwd(), dataDir) || '.data'}/**`,
    `${dataDir}/**`,
  ],
];

export async function createDevSite({ dataDir }: { dataDir: string }): Promise<DevSite> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    mode: 'development',
    server: { middlewareMode: true, host: '127.0.0.1', ws: { port: 24_678 }, fs: { deny: denied(dataDir) } },
  });
  const assets: PageAssets = {
    entries: ['/@vite/client', '/src/site/entry-client.tsx'],
    preloads: [],
    fonts: [],
  };
  return {
    site: async () => {
      const entry = await vite.ssrLoadModule('/src/site/entry-server.tsx');
      return { entry: entry as typeof Entry, assets: () => assets };
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
