import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installFromDebian } from '../../debian.ts';

const deploy = join(import.meta.dirname, '../../../demo/deploy');

export interface RunningProxy {
  url: string;
  stop: () => void;
}

/** The path of nginx. Undefined if it cannot be found or installed: a warning says so. */
export function findNginx(): string | undefined {
  if (!find()) installFromDebian('nginx-light');
  const found = find();
  if (!found)
    console.warn(
      '\n!!! SCALING OUT IS NOT TESTED: there is no nginx and it cannot be installed (Debian: nginx-light).\n',
    );
  return found;
}

function find(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find(existsSync);
}

/** Runs nginx with the configuration of demo/deploy in front of servers on these ports. */
export async function startNginx(
  program: string,
  ports: readonly number[],
  conf: 'nginx.conf' | 'nginx-one.conf' = 'nginx.conf',
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'steam-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const text = ports.reduce(
    (rest, to, n) => rest.replace(conf === 'nginx.conf' ? `app${n + 1}:3000` : '127.0.0.1:3000', `127.0.0.1:${to}`),
    readFileSync(join(deploy, conf), 'utf8'),
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    text.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('http {', `http {\n${temporary.join('\n')}`),
  );
  const globals = `daemon off; pid ${folder}/pid;`;
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', file, '-g', globals], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(child, `http://127.0.0.1:${port}`);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      child.kill('SIGTERM');
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  while (child.exitCode === null) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`nginx ended with ${child.exitCode}:\n${output}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
