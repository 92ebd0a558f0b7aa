import type { Server } from 'node:http';

/** The server cannot listen; its message says why and what to do, in a sentence. */
export class ListenError extends Error {
  override name = 'ListenError';
}

/** Starts listening and answers the port, which is a free one for port 0. */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => reject(new ListenError(reason(error, port, host)));
    server.once('error', onError);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.off('error', onError);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function reason(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST must be an address of this machine, but is "${host ?? ''}".`;
    default:
      return `The server cannot listen on port ${port}: ${error.code ?? error.message}.`;
  }
}
