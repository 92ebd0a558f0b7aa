import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installFromDebian } from '../../debian.ts';
import { counted } from '../../runner/counts.ts';

const deploy = join(import.meta.dirname, '../../../demo/deploy');

export interface RunningProxy {
  url: string;
  stop: () => void;
}

/** Finds or installs nginx. Returns its path, or warns and returns undefined. */
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

/** Runs nginx with demo/deploy/nginx.conf in front of servers on these ports. */
export async function startNginx(program: string, ports: readonly number[]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'steam-nginx-'));
  // The workers of nginx do not run as root, and write large bodies into the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const text = ports.reduce(
    (rest, to, n) => rest.replace(`app${n + 1}:3000`, `127.0.0.1:${to}`),
    readFileSync(join(deploy, 'nginx.conf'), 'utf8'),
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    text.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('http {', `http {\n${temporaryPaths(folder)}`),
  );
  const { stop } = await run(program, folder, file, `http://127.0.0.1:${port}/healthz`);
  return { url: `http://127.0.0.1:${port}`, stop };
}

export interface Sites {
  /** The origins of nginx's two ports. The Host header of a request selects the site. */
  http: string;
  https: string;
  /** The folder for the files that a certificate authority requests (ACME). */
  acme: string;
  stop: () => void;
}

/**
 * Runs Debian's nginx.conf with the two site files of demo/deploy, and another site as the default server. Clients of https
 * need to trust `certificate`.
 */
export async function startSites(
  program: string,
  serverPort: number,
  certificate: { cert: string; key: string },
  otherSite: (httpPort: number, httpsPort: number) => string,
): Promise<Sites> {
  const folder = mkdtempSync(join(tmpdir(), 'steam-nginx-'));
  // The workers of Debian's nginx run as www-data, and read this folder.
  chmodSync(folder, 0o755);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const acme = join(folder, 'letsencrypt');
  for (const part of ['http', 'https'] as const) {
    const text = readFileSync(join(deploy, `nginx-site-${part}.conf`), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`)
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('/var/www/letsencrypt', acme)
      .replace('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate.cert};`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${certificate.key};`);
    mkdirSync(join(folder, 'sites-enabled'), { recursive: true });
    writeFileSync(join(folder, 'sites-enabled', `steam-kit-${part}`), text);
  }
  writeFileSync(join(folder, 'sites-enabled/default'), otherSite(httpPort, httpsPort));
  const file = join(folder, 'nginx.conf');
  const debian = readFileSync('/etc/nginx/nginx.conf', 'utf8')
    .replaceAll('/etc/nginx/sites-enabled', join(folder, 'sites-enabled'))
    .replaceAll('/var/log/nginx', folder)
    .replace(/^(pid|include .*modules-enabled).*$/gm, '')
    .replace('http {', `http {\n${temporaryPaths(folder)}`);
  writeFileSync(file, debian);
  const { stop } = await run(program, folder, file, `http://127.0.0.1:${httpPort}/`);
  return { http: `http://127.0.0.1:${httpPort}`, https: `https://127.0.0.1:${httpsPort}`, acme, stop };
}

const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');

/** Starts nginx, and waits until `url` answers. */
async function run(program: string, folder: string, file: string, url: string): Promise<{ stop: () => void }> {
  const globals = `daemon off; pid ${folder}/pid;`;
  counted('servers');
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', file, '-g', globals], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(child, url);
  return {
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
    const response = await fetch(url).catch(() => undefined);
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
