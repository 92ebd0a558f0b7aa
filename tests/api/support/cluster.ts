import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { counted } from '../../runner/counts.ts';

/** A PostgreSQL cluster in a temporary folder that listens on a Unix socket only. */
export interface Cluster {
  folder: string;
  urlOf: (database: string) => string;
  /** Creates a database and returns its URL. `tablesIn` is the folder of its tables. @default the cluster's folder */
  createDatabase: (name: string, template: string, tablesIn?: string) => Promise<string>;
  /** Ends the process; `launch` starts it again. SIGINT shuts it down, SIGQUIT is like a power failure. */
  end: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  launch: () => Promise<void>;
  /** Deletes the folder. */
  remove: () => void;
}

/** The folder of initdb and postgres: from the PATH, or Debian's newest version. */
export function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * Starts a cluster.
 *
 * @param original the folder of a stopped cluster, which is copied. @default an empty cluster
 */
export async function startCluster(programs: string, original?: string): Promise<Cluster> {
  const folder = mkdtempSync('/tmp/steam-pg-');
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const run = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...user };
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'steam', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
  if (original === undefined) execFileSync(join(programs, 'initdb'), initdb, { ...run, stdio: 'ignore' });
  else execFileSync('cp', ['-Rp', join(original, 'data'), data], run);

  const args = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  let child: ChildProcess;
  const launch = async () => {
    counted('servers');
    child = spawn(join(programs, 'postgres'), args, { ...run, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(child);
  };
  await launch();
  const urlOf = (database: string) => `postgres://steam@/${database}?host=${encodeURIComponent(folder)}`;
  return {
    ...{ folder, urlOf, launch },
    async createDatabase(name, template, tablesIn) {
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      try {
        if (tablesIn !== undefined) {
          mkdirSync(tablesIn);
          if (user) chownSync(tablesIn, user.uid, user.gid);
          await client.query(`create tablespace "${name}" location '${tablesIn}'`);
        }
        const place = tablesIn === undefined ? '' : ` tablespace "${name}"`;
        await client.query(`create database "${name}" template "${template}"${place}`);
      } finally {
        await client.end();
      }
      return urlOf(name);
    },
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The user that runs PostgreSQL if this process is root, because PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, user: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  const user = id('-u', 'postgres') > 0 ? 'postgres' : 'nobody';
  return { uid: id('-u', user), gid: id('-g', user) };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes('ready to accept connections')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${output}`)));
  });
}
