import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { installFromDebian } from '../../debian.ts';

/** A PostgreSQL cluster in a temporary folder that listens on a Unix socket only. */
export interface Postgres {
  /** Creates a database, empty or as a copy of `template`, with its tables in `tablesIn` if given. */
  database: (name: string, options?: { template?: string; tablesIn?: string }) => Promise<string>;
  /** The Unix socket that it listens on. */
  socket: string;
  /** Kills it without a shutdown, like a power failure. */
  kill: () => Promise<void>;
  /** Starts it again after `kill`. */
  revive: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Undefined if PostgreSQL cannot be found or installed: a warning says so. */
export async function startPostgres(): Promise<Postgres | undefined> {
  if (!findPrograms()) installFromDebian('postgresql');
  const programs = findPrograms();
  if (programs) return start(programs);
  console.warn('\n!!! PostgreSQL IS NOT TESTED: there is none here and it cannot be installed (Debian: postgresql).\n');
  return undefined;
}

/** The folder of initdb and postgres: from the PATH, or Debian's newest version. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

async function start(programs: string): Promise<Postgres> {
  const folder = mkdtempSync('/tmp/steam-pg-');
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const run = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...user };
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'steam', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(programs, 'initdb'), initdb, { ...run, stdio: 'ignore' });

  const args = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const launch = async () => {
    const started = spawn(join(programs, 'postgres'), args, { ...run, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(started);
    return started;
  };
  let child = await launch();
  const address = (name: string) => `postgres://steam@/${name}?host=${encodeURIComponent(folder)}`;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return {
    socket: join(folder, '.s.PGSQL.5432'),
    async database(name, { template = 'template0', tablesIn } = {}) {
      const client = new pg.Client({ connectionString: address('postgres') });
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
      return address(name);
    },
    kill: () => end('SIGQUIT'),
    async revive() {
      child = await launch();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL does not run as root. */
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
