import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/**
 * Watches a server's connections and answers a function that stops it: no new connections, idle ones closed at once,
 * the others when their answer is on its way, to the last byte. Resolves when all are gone, at the latest after `patience`
 * milliseconds. (Node's own `close` leaves connections open that never sent a request, as browsers keep in reserve, and
 * destroys those with an answer that has been ended but is still being sent.)
 */
export function gracefulStop(server: Server): (patience: number) => Promise<void> {
  /** The latest answer of each: the least to be noted of a request, for a list from memory takes but 13 µs. */
  const open = new Map<Socket, ServerResponse | undefined>();
  let stopping = false;

  const endAfter = (response: ServerResponse, socket: Socket) =>
    response.once('close', () => {
      // Unless there is another one to give by now.
      if (open.get(socket) === response) socket.end();
    });

  server.on('connection', (socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  // Before anybody answers.
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    open.set(socket, response);
    if (!stopping) return;
    response.setHeader('Connection', 'close');
    endAfter(response, socket);
  });

  return (patience) =>
    new Promise((resolve) => {
      stopping = true;
      const deadline = setTimeout(() => server.closeAllConnections(), patience);
      NetServer.prototype.close.call(server, () => {
        clearTimeout(deadline);
        resolve();
      });
      for (const [socket, response] of open) {
        if (response && !response.closed) endAfter(response, socket);
        else socket.destroy();
      }
    });
}
