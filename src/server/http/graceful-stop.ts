import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches a server's connections and answers a function that stops it: no new connections, idle ones closed at once,
 * the others when their request is answered. Resolves when all are gone, at the latest after `patience` milliseconds.
 * (Node's own `close` leaves connections open that never sent a request, as browsers keep in reserve.)
 */
export function gracefulStop(server: Server): (patience: number) => Promise<void> {
  const open = new Map<Socket, number>();
  let stopping = false;

  server.on('connection', (socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    open.set(socket, (open.get(socket) ?? 0) + 1);
    if (stopping && !response.headersSent) response.setHeader('Connection', 'close');
    response.once('close', () => {
      const left = (open.get(socket) ?? 1) - 1;
      if (!socket.destroyed) open.set(socket, left);
      if (stopping && left === 0) socket.end();
    });
  });

  return (patience) =>
    new Promise((resolve) => {
      stopping = true;
      const deadline = setTimeout(() => server.closeAllConnections(), patience);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      for (const [socket, requests] of open) if (requests === 0) socket.destroy();
    });
}
