import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

export interface ConnectionLimits {
  /** Timeout for the request headers. */
  headMs: number;
  /** Timeout for the whole request. */
  requestMs: number;
  /** Keep-alive timeout between two requests. */
  idleMs: number;
  /** Timeout without a byte read or written, also during a response. */
  silenceMs: number;
  /** Interval between checks of `headMs` and `requestMs`. */
  checkEveryMs: number;
  /** Maximum response bytes of all connections that clients have not read. Above, the slowest connections are closed. */
  maxUnreadBytes: number;
}

const defaults: ConnectionLimits = {
  headMs: 15_000,
  requestMs: 30_000,
  idleMs: 20_000,
  silenceMs: 120_000,
  checkEveryMs: 5_000,
  maxUnreadBytes: 64 * 1024 * 1024,
};

/** Maximum pipelined requests per connection that wait for a response; one more closes the connection. */
const maxUnanswered = 16;
const checkUnreadMs = 25;
/** Ten times the length of the longest path of this site. */
const maxPathLength = 2_048;

export interface HttpServer {
  server: Server;
  /** Stops listening, waits up to `graceMs` for requests in progress, and closes all connections. */
  stop: (graceMs: number) => Promise<void>;
}

/** Creates an HTTP/1.1 server that limits slow clients and unread response bytes. */
export function createHttpServer(listener: RequestListener, bounds: Partial<ConnectionLimits> = {}): HttpServer {
  const { headMs, requestMs, idleMs, silenceMs, checkEveryMs, maxUnreadBytes } = { ...defaults, ...bounds };
  const options: ServerOptions = {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: checkEveryMs,
  };
  const unanswered = new Map<Socket, number>();
  const boundUnread = boundUnreadBytes(maxUnreadBytes);
  let stopping = false;

  const server = createServer(options, (request, response) => {
    const { socket } = request;
    // node:http still emits requests from the buffered data of a destroyed socket.
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > maxUnanswered) {
      socket.destroy();
      return;
    }
    boundUnread(socket, response);
    response.once('close', () => {
      const left = (unanswered.get(socket) ?? 1) - 1;
      if (unanswered.has(socket)) unanswered.set(socket, left);
      if (stopping && left === 0) socket.end();
    });
    if (stopping) response.setHeader('Connection', 'close');
    const status = refusalOf(request);
    if (status) refuse(response, status);
    else listener(request, response);
  });
  server.on('connection', (socket) => {
    unanswered.set(socket, 0);
    socket.once('close', () => unanswered.delete(socket));
  });
  server.setTimeout(silenceMs);

  const stop = (graceMs: number) =>
    new Promise<void>((resolve) => {
      stopping = true;
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
      // Not `http.Server.close`, which closes connections whose response has ended but is not flushed yet.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(deadline);
        resolve();
      });
      for (const [socket, count] of unanswered) if (count === 0) socket.destroy();
    });
  return { server, stop };
}

/** Tracks response bytes that clients have not read. Above `maxBytes`, closes the connections with the most. */
function boundUnreadBytes(maxBytes: number): (socket: Socket, response: ServerResponse) => void {
  const open = new Map<ServerResponse, Socket>();
  let timer: NodeJS.Timeout | undefined;

  const check = () => {
    const bytes = new Map<Socket, number>();
    let total = 0;
    for (const [response, socket] of open) {
      total += response.writableLength;
      bytes.set(socket, (bytes.get(socket) ?? 0) + response.writableLength);
    }
    for (const [socket, unread] of [...bytes].sort(([, one], [, other]) => other - one)) {
      if (total <= maxBytes) break;
      total -= unread;
      socket.destroy();
    }
    timer = open.size > 0 ? setTimeout(check, checkUnreadMs).unref() : undefined;
  };

  return (socket, response) => {
    open.set(response, socket);
    response.once('close', () => open.delete(response));
    if (timer === undefined) timer = setTimeout(check, checkUnreadMs).unref();
  };
}

/** Returns the error status of an invalid request; undefined for a valid one. */
function refusalOf({ url = '', rawHeaders }: IncomingMessage): 400 | 414 | undefined {
  const query = url.indexOf('?');
  if ((query < 0 ? url.length : query) > maxPathLength) return 414;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 ? 400 : undefined;
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { Connection: 'close', 'Content-Length': '0', 'X-Content-Type-Options': 'nosniff' });
  response.end();
}

/** The server cannot listen on its port. The message states the reason and the fix. */
export class ListenError extends Error {
  override name = 'ListenError';
}

/** Starts listening and returns the port; port 0 selects a free one. */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new ListenError(reasonOf(error, port, host))));
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      server.removeAllListeners('error');
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function reasonOf({ code, message }: NodeJS.ErrnoException, port: number, host = ''): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST must be an address of this machine, but is "${host}".`;
    default:
      return `The server cannot listen on port ${port}: ${code ?? message}.`;
  }
}
