import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Answers what is its own, and leaves the rest to `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Lets the middleware see each request before the server's own listener. */
export function putBefore(server: Server, middleware: Middleware): void {
  const own = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) =>
    middleware(request, response, () => {
      for (const listener of own) listener.call(server, request, response);
    }),
  );
}
