import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often connections are looked after that have become idle since, in milliseconds. */
const sweepEvery = 25;

/**
 * Watches a server's connections and answers a function that stops it: no new connections, idle ones closed at once,
 * the others when their request is answered. Resolves when all are gone, at the latest after `patience` milliseconds.
 * (Node's own `close` leaves connections open that never sent a request, as browsers keep in reserve, and those whose
 * request is being answered. It is asked again and again, so that nothing need be noted of each request before.)
 */
export function gracefulStop(server: Server): (patience: number) => Promise<void> {
  const silent = new Set<Socket>();
  let stopping = false;

  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', (request, response) => {
    silent.delete(request.socket);
    if (stopping && !response.headersSent) response.setHeader('Connection', 'close');
  });

  return (patience) =>
    new Promise((resolve) => {
      stopping = true;
      const sweep = setInterval(() => server.closeIdleConnections(), sweepEvery);
      const deadline = setTimeout(() => server.closeAllConnections(), patience);
      server.close(() => {
        clearInterval(sweep);
        clearTimeout(deadline);
        resolve();
      });
      for (const socket of silent) socket.destroy();
    });
}
