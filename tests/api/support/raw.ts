import { connect } from 'node:net';

/**
 * Sends bytes as they are and returns everything that was received until the server closed the connection, or until as many
 * answers have begun as are waited for.
 */
export function raw(url: string, bytes: string | Buffer, answers = Number.POSITIVE_INFINITY): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      if (statuses(heard).length >= answers) socket.destroy();
    });
    // A reset is an answer, too: what came before it counts.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

/** The statuses of the answers that `raw` returned, in their order. */
export const statuses = (heard: string) =>
  Array.from(heard.matchAll(/HTTP\/1\.[01] (\d{3}) /g), ([, code]) => Number(code));
