import type * as Entry from '../site/entry-server.tsx';
import type { Middleware } from './http/put-before.ts';
import type { PageAssets } from './pages/assets.ts';

/** `npm run dev`: Vite serves the sources, and pages are rendered from them anew at each request. */
export interface DevSite {
  site: () => Promise<{ entry: typeof Entry; assets: (route: string) => PageAssets }>;
  /** Vite answers what is its own, and leaves the rest to `next`. */
  middleware: Middleware;
  close: () => Promise<void>;
}

export async function createDevSite(): Promise<DevSite> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    mode: 'development',
    server: { middlewareMode: true, ws: { port: 24_678 } },
  });
  const assets: PageAssets = {
    entries: ['/@vite/client', '/src/site/entry-client.tsx'],
    later: [],
    fonts: [],
    styles: '',
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
