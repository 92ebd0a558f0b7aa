import { type ServerResponse, STATUS_CODES } from 'node:http';

/**
 * An answer as it goes over a connection that stays open, its head and its body in one piece: node:http makes a head anew
 * for each answer, and hands it on in several pieces, which together costs more than to send 20 KB.
 *
 * @param idle how long the connection then waits for its next request, in milliseconds
 */
export function wholeAnswer({ status, headers }: Response, body: Buffer, idle: number): Buffer {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Array.from(headers, ([name, value]) => `${name}: ${value}`),
    `Date: ${new Date().toUTCString()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${Math.floor(idle / 1_000)}`,
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

/**
 * Sends it; false, and nothing sent, where it is not this answer's turn, the connection is to be closed behind it, or
 * somebody has given the answer a header of its own.
 */
export function sendWhole(response: ServerResponse, whole: Buffer): boolean {
  const { socket } = response;
  if (!socket || !response.shouldKeepAlive || response.getHeaderNames().length > 0) return false;
  socket.write(whole, (error) => {
    // By this event node:http learns that an answer is out, and turns to the next request. A write that fails has ended the
    // connection, and with it the answer.
    if (!error && !socket.errored) response.emit('finish');
  });
  return true;
}
