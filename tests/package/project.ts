import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildDir } from '../../src/settings/folders.ts';

const execute = promisify(execFile);
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };

/** Runs a command. Returns its output, or throws it if the command fails. */
export async function run(folder: string, command: string): Promise<string> {
  const [program = '', ...words] = command.split(' ');
  try {
    const { stdout, stderr } = await execute(program, words, { cwd: folder, env, maxBuffer: 2 ** 26 });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error) as { stdout?: string; stderr?: string };
    throw new Error(`${command}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Packs the built package. Returns the path of the tarball. */
export async function pack(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'steam-package-'));
  await run(join(buildDir, 'package'), `npm pack --pack-destination ${folder}`);
  const [tarball = ''] = await readdir(folder);
  return join(folder, tarball);
}

/** Copies a consumer project, replaces `texts` in its files, and installs the tarball. */
export async function project(name: string, tarball: string, texts: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `steam-${name}-`));
  await cp(join(import.meta.dirname, 'consumers', name), folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    let text = await readFile(path, 'utf8');
    for (const [key, value] of Object.entries(texts)) text = text.replaceAll(key, () => value);
    if (entry.name === 'package.json') text = text.replace('"steam-kit": "*"', `"steam-kit": "file:${tarball}"`);
    await writeFile(path, text);
  }
  await run(folder, 'npm install --no-audit --no-fund --prefer-offline');
  return folder;
}

/** The total size of the files in a folder, in bytes. */
export async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.filter((one) => one.isFile()).map((one) => stat(join(one.parentPath, one.name)));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a built site. Unknown paths get /index.html, because the app has its own routes. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const candidates = [pathname, `${pathname}/index.html`, '/index.html'].map((path) => join(folder, path));
    for (const file of candidates) {
      const body = await readFile(file).catch(() => undefined);
      if (body) return response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain' }).end(body);
    }
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
