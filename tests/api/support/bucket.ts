import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { cleanUp, temporaryFolder } from './clean-up.ts';

/** The access key and secret key of s3rver. */
const key = 'S3RVER';

export interface TestBucket {
  /** Environment variables for a server that uses the bucket. */
  env: Record<string, string>;
  /** The requests so far, such as "GET 0a1b….png". */
  requests: string[];
  /** The names of the stored files. */
  names: () => string[];
  /** Stops the server: its port refuses connections. */
  stop: () => Promise<void>;
  /** Starts the server again on the same port, with the stored files. */
  start: () => Promise<void>;
}

/** Starts an S3-compatible server with one bucket, which checks signatures. Stops it after the test or the file. */
export async function startBucket(): Promise<TestBucket> {
  const directory = temporaryFolder();
  const requests: string[] = [];
  let port = 0;
  let server: S3rver | undefined;
  const start = async () => {
    const configureBuckets = port === 0 ? [{ name: 'school' }] : [];
    server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
    ({ port } = await server.run());
    server.httpServer.on('request', ({ method, url = '' }) => requests.push(`${method} ${url.split('/').at(-1)}`));
  };
  const stop = async () => {
    const { httpServer } = server ?? {};
    server = undefined;
    if (!httpServer) return;
    const closed = new Promise((resolve) => httpServer.close(resolve));
    httpServer.closeAllConnections();
    await closed;
  };
  await start();
  cleanUp(stop);
  return {
    ...{ requests, start, stop },
    env: { MEDIA_URL: `http://127.0.0.1:${port}/school`, MEDIA_ACCESS_KEY: key, MEDIA_SECRET_KEY: key },
    names: () =>
      readdirSync(join(directory, 'school'))
        .flatMap((name) => /^(.*)\._S3rver_object$/.exec(name)?.[1] ?? [])
        .sort(),
  };
}
