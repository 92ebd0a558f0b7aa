import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { startServer } from '../server.ts';

/**
 * Runs before any script of a page or frame: records errors and policy violations. Removes its own script element, which
 * hydration would find.
 */
function watch(): void {
  document.currentScript?.remove();
  const pageErrors: string[] = [];
  Object.defineProperty(window, 'pageErrors', { value: pageErrors });
  addEventListener('error', ({ message }) => pageErrors.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', (event) => {
    pageErrors.push(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
  console.error = (...all) => pageErrors.push(`logged: ${all.join(' ')}`);
}

async function listen(listener: RequestListener): Promise<{ port: number; stop: () => void }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('A server that listens has no port.');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: address.port, stop };
}

export interface TestServers {
  /** The origin of the site and its widgets. */
  site: string;
  /** Serves a host page on another origin and site, with a strict policy. Returns its URL. */
  host(head: string, body: string): string;
  stop(): Promise<void>;
}

/**
 * Starts the real server behind a proxy that adds `watch` to each page, because neither driver can run a script before those of
 * the page. Policies stay as the server sends them.
 */
export async function startServers(): Promise<TestServers> {
  const kit = await startServer();
  const proxy = await listen((incoming, answer) => {
    if (incoming.url === '/watch.js') {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${watch})()`);
      return;
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(`${kit.url}${incoming.url}`, { method: incoming.method, headers }, async (response) => {
      const { 'content-length': _, ...kept } = response.headers;
      answer.writeHead(response.statusCode ?? 502, kept);
      if (!kept['content-type']?.startsWith('text/html')) {
        response.pipe(answer);
        return;
      }
      const chunks: Buffer[] = await response.toArray();
      answer.end(Buffer.concat(chunks).toString().replace('<head>', '<head><script src="/watch.js"></script>'));
    });
    onward.once('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  const site = `http://127.0.0.1:${proxy.port}`;

  const policy = [
    "default-src 'none'",
    `script-src 'self' ${site}`,
    `connect-src ${site}`,
    `img-src ${site} data:`,
    `frame-src ${site}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const pages: string[] = [];
  const hosts = await listen(({ url }, answer) => {
    if (url === '/watch.js') answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${watch})()`);
    else if (url?.startsWith('/page-')) {
      answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy });
      answer.end(pages[Number(url.slice(6))]);
    } else answer.writeHead(404).end();
  });

  return {
    site,
    host(head, body) {
      const icon = '<link rel="icon" href="data:,">';
      const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
      const start = `<!doctype html><html lang="en"><head><script src="/watch.js"></script>${meta}<title>A partner</title>`;
      pages.push(`${start}${icon}${head}</head><body><h1>A partner’s page</h1>${body}</body></html>`);
      return `http://localhost:${hosts.port}/page-${pages.length - 1}`;
    },
    async stop() {
      proxy.stop();
      hosts.stop();
      await kit.stop();
    },
  };
}
