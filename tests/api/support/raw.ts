import { connect } from 'node:net';

/**
 * Sends raw bytes. Returns everything received until the server closes the connection, or until `responses` of them
 * have started.
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
    // A reset ends the connection, too: keep what was received before it.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

/** The statuses of the responses that `raw` returned, in order. */
export const statuses = (received: string) =>
  Array.from(received.matchAll(/HTTP\/1\.[01] (\d{3}) /g), ([, code]) => Number(code));
