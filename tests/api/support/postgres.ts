import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { installFromDebian } from '../../debian.ts';
import { fillWithSample } from './api.ts';
import { cleanUp } from './clean-up.ts';

/** A PostgreSQL cluster in a temporary folder that listens on a Unix socket only, until the test file ends. */
export interface Postgres {
  /** It cannot be found or installed, or was not wanted: skip the tests that need it. */
  isMissing: boolean;
  /** Creates a database: empty, or a copy with the sample world; with its tables in `tablesIn` if given. */
  create: (content?: 'sample', tablesIn?: string) => Promise<{ kind: 'postgres'; url: string }>;
  /** The Unix socket that it listens on. */
  socket: string;
  /** Kills it without a shutdown, like a power failure. */
  kill: () => Promise<void>;
  /** Starts it again after `kill`. */
  revive: () => Promise<void>;
}

/** @param isWanted false starts none */
export async function startPostgres(isWanted = true): Promise<Postgres> {
  if (isWanted && !findPrograms()) installFromDebian('postgresql');
  const programs = isWanted && findPrograms();
  if (programs) return start(programs);
  if (isWanted)
    console.warn(
      '\n!!! PostgreSQL IS NOT TESTED: there is none here and it cannot be installed (Debian: postgresql).\n',
    );
  const fail = () => Promise.reject(new Error('There is no PostgreSQL here.'));
  return { isMissing: true, create: fail, socket: '', kill: fail, revive: fail };
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
  cleanUp(async () => {
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  });

  const database = async (name: string, template: string, tablesIn?: string) => {
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
    return { kind: 'postgres' as const, url: address(name) };
  };
  let count = 0;
  let sample: Promise<unknown> | undefined;
  return {
    isMissing: false,
    socket: join(folder, '.s.PGSQL.5432'),
    async create(content, tablesIn) {
      count += 1;
      if (content) {
        sample ??= database(content, 'template0').then(fillWithSample);
        await sample;
      }
      return database(`steam_${count}`, content ?? 'template0', tablesIn);
    },
    kill: () => end('SIGQUIT'),
    async revive() {
      child = await launch();
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
