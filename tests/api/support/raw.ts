import { connect } from 'node:net';

/**
 * Sends raw bytes. Returns all received text when the server closes the connection, or when this number of responses has
 * started.
 */
export function raw(url: string, bytes: string | Buffer, responses = Number.POSITIVE_INFINITY): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (statuses(received).length >= responses) socket.destroy();
    });
    // A reset also ends the connection: resolve with the text that arrived before it.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

/** The statuses of the responses that `raw` returned, in order. */
export const statuses = (received: string) =>
  Array.from(received.matchAll(/HTTP\/1\.[01] (\d{3}) /g), ([, code]) => Number(code));
