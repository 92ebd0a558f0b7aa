import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningServer {
  /** Its origin, without a slash at the end. */
  url: string;
  process: ChildProcess;
  /** What it has printed. */
  output: () => string;
  /** Stops it as an operator would, and removes its data. */
  stop: () => Promise<void>;
}

/** Starts the real server as `npm start` does (`npm run dev` with `--dev`), on a free port, with data of its own. */
export async function startServer(env: Record<string, string> = {}, args: string[] = []): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'steam-kit-'));
  const child = spawn(process.execPath, ['src/server/start.mjs', ...args], {
    cwd: join(import.meta.dirname, '..'),
    // Every test comes from one address, so the limits are far off; the tests of the limits bring their own.
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LIMIT_CONTACT: '100000',
      LIMIT_CONTACT_ALL: '100000',
      LIMIT_SIGNUP: '100000',
      LIMIT_SIGNIN: '100000',
      SHOW: 'demo,kit,add',
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
