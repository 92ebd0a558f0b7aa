import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counted } from './runner/counts.ts';
import { copySample } from './sample-database.ts';

export interface RunningServer {
  /** The origin, without a trailing slash. */
  url: string;
  process: ChildProcess;
  output: () => string;
  /** Stops the server with SIGTERM, and deletes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the real server like `npm start` (with `--dev` like `npm run dev`) on a free port. Its data is a copy of the sample
 * database, unless `env` has DATA_DIR or DATABASE_URL.
 */
export async function startServer(env: Record<string, string> = {}, args: string[] = []): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'steam-kit-'));
  if (!env.DATA_DIR && !env.DATABASE_URL) copySample(join(dataDir, 'steam.db'));
  counted('servers');
  const child = spawn(process.execPath, ['src/server/start.mjs', ...args], {
    cwd: join(import.meta.dirname, '..'),
    // Raise the rate limits, because all tests share one IP address. Tests of the limits set them.
    env: {
      ...process.env,
      // Ignore the .env of this checkout.
      ENV_FILE: '/dev/null',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LIMIT_CONTACT: '100000',
      LIMIT_CONTACT_ALL: '100000',
      LIMIT_SIGNUP: '100000',
      LIMIT_SIGNIN: '100000',
      SHOW: 'demo,kit,add',
      // Suites that need the kit build it themselves.
      BUILD_KIT: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output);
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened:\n${output}`)));
  });
  return {
    url,
    process: child,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
