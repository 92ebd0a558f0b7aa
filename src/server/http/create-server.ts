import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createAnswerMemo } from './answer-memo.ts';
import type { NodeEnv } from './client-address.ts';
import { putBefore } from './put-before.ts';

/** How long a client may take before its connection is wanted for somebody else, in milliseconds. */
export interface Patience {
  /** Until the head of a request is there, counted from the first byte or, on a new connection, from its beginning. */
  head: number;
  /** Until the whole request is there. */
  request: number;
  /** Between two requests. */
  idle: number;
  /** Without a byte read or written, in the middle of an answer too. */
  silence: number;
  /** How often the first two are looked after. */
  checkEvery: number;
}

const patience: Patience = { head: 15_000, request: 30_000, idle: 20_000, silence: 120_000, checkEvery: 5_000 };

/** An HTTP/1.1 server whose connections nobody can hold by dribbling. */
export function createHttpServer(
  fetch: (request: Request, env: NodeEnv) => Response | Promise<Response>,
  { head, request, idle, silence, checkEvery }: Patience = patience,
): Server {
  const memo = createAnswerMemo({ idle });
  const server = createAdaptorServer({
    fetch: async (request, env) => memo.keep(env.incoming, await fetch(request, env)),
    serverOptions: {
      headersTimeout: head,
      requestTimeout: request,
      keepAliveTimeout: idle,
      connectionsCheckingInterval: checkEvery,
    },
  });
  if (!(server instanceof Server)) throw new Error('The adaptor made a server that is not HTTP/1.1.');
  putBefore(server, (asked, response, next) => void (memo.answer(asked, response) || next()));
  server.setTimeout(silence);
  return server;
}
